import { answers, print, requireFromProject } from './answers.ts';

interface ConnectionString extends URL {
  readonly hosts: string[];
  readonly isSRV: boolean;
  clone(): ConnectionString;
  redact(): ConnectionString;
}

const { ConnectionString } = requireFromProject('mongodb-connection-string-url') as {
  ConnectionString: new (input: string, options?: object) => ConnectionString;
};

const strings = [
  ...['mongodb://localhost', 'mongodb://localhost:27017/db?retryWrites=true', 'mongodb+srv://cluster.example.org/'],
  ...['mongodb://user:p%40ss@host1:27017,host2:27018,[::1]:27019/admin?replicaSet=rs0', 'mongodb://%2Ftmp%2Fm.sock/db'],
  ...['mongodb://u%C3%A9:p@h/?authSource=%24external&A=1&a=2', 'mongodb://h1,h2', 'mongodb+srv://h:1/', 'http://h/'],
  ...['mongodb://', 'mongodb://a b/', 'mongodb://user:p@ss@h/', 'mongodb://h/?a=b&c=d#e', 'mongodb+srv://a,b/', ''],
];

function describe(input: string): unknown {
  const url = new ConnectionString(input);
  url.searchParams.set('ReadPreference', 'secondary');
  url.searchParams.append('tag', 'é ~');
  if (url.username !== '') url.password = 'a:b/c';
  const { href, hosts, isSRV, protocol, username, password, pathname, search } = url;
  const copies = [url.clone().href, url.redact().href, `${url}`, JSON.stringify(url)];
  return { href, hosts, isSRV, protocol, username, password, pathname, search, copies, list: [...url.searchParams] };
}

print({ 'connection strings': answers(strings, describe) });
