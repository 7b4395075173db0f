"""Runs the command in its arguments, but hangs at a batch that contains "hang.example", and ends at one that contains "die.example"."""

import os
import subprocess
import sys
import threading
import time

child = subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE)
# What started this program kills it, and the command must not stay.
parent = os.getppid()


def watch():
    while child.poll() is None:
        time.sleep(0.1)
    os._exit(child.returncode)


threading.Thread(target=watch, daemon=True).start()
while data := sys.stdin.buffer.read1(2**20):
    if b"hang.example" in data:
        time.sleep(3600)
    if b"die.example" in data:
        child.kill()
        os._exit(3)
    child.stdin.write(data)
    child.stdin.flush()
child.stdin.close()
child.wait()
