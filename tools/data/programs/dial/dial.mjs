// Asks a client of Node for "http://<host>/" and prints what it looked up or dialled: `node dial.mjs fetch|url.parse`.

import { readFileSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { createInterface } from 'node:readline';
import { parse } from 'node:url';

const log = process.env.DIAL_LOG;
for await (const line of createInterface({ input: process.stdin })) {
  const host = JSON.parse(line);
  writeFileSync(log, '');
  let error = '';
  try {
    if (process.argv[2] === 'fetch') await fetch(`http://${host}/`);
    else
      await new Promise((done, fail) => {
        http.get(parse(`http://${host}/`), done).on('error', fail);
      });
  } catch (e) {
    error = e.cause?.message ?? e.message;
  }
  console.log(host, ' -> ', readFileSync(log, 'utf8').trim().split('\n').join(' | '), error);
}
