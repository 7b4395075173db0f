# requests: the URL of a prepared request, split by urllib3 as requests itself does before it connects.
import requests
from urllib3_answers import print_answers

print_answers('requests', requests.__version__, lambda text: requests.Request('GET', text).prepare().url)
