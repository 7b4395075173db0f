# urllib3, which requests sends with: parse_url.
import urllib3
from urllib3_answers import print_answers

print_answers('urllib3', urllib3.__version__, lambda text: text)
