import { splitByApache5, splitByApache5Extract } from './apache5.js';
import { javaClient } from './clients.js';
import { splitByJavaURI, splitByJavaURL } from './java.js';
import { joinByJavaURL, joinByOkHttp, joinOfRead, joinWithoutEmptyAuthority } from './join.js';
import { splitByKtor } from './ktor.js';
import { splitByOkHttp4, splitByOkHttp5 } from './okhttp.js';
import type { ProgramModel } from './program-model.js';
import { splitBySpring } from './spring.js';
import { splitBySpringWHATWG } from './spring-whatwg.js';

export const javaModels: readonly ProgramModel[] = [
  {
    id: 'java-uri',
    title: 'Java URI',
    versions: ['Java 17.0.15'],
    source: 'https://docs.oracle.com/en/java/javase/17/docs/api/java.base/java/net/URI.html',
    split: splitByJavaURI,
    join: joinOfRead(splitByJavaURI, joinWithoutEmptyAuthority),
    kind: 'parser',
    client: javaClient('Java HttpClient'),
  },
  {
    id: 'java-url',
    title: 'Java URL',
    versions: ['Java 17.0.15'],
    source: 'https://docs.oracle.com/en/java/javase/17/docs/api/java.base/java/net/URL.html',
    split: splitByJavaURL,
    join: joinByJavaURL,
    kind: 'client',
    client: javaClient('Java URL'),
  },
  {
    id: 'java-okhttp',
    title: 'OkHttp HttpUrl',
    versions: ['OkHttp 5.1.0'],
    source: 'https://square.github.io/okhttp/5.x/okhttp/okhttp3/-http-url/',
    split: splitByOkHttp5,
    join: joinByOkHttp,
    kind: 'client',
    client: javaClient('OkHttp'),
  },
  {
    id: 'java-okhttp@4.12.0',
    title: 'OkHttp HttpUrl',
    versions: ['OkHttp 4.12.0', 'OkHttp 3.14.9'],
    source: 'https://square.github.io/okhttp/4.x/okhttp/okhttp3/-http-url/',
    split: splitByOkHttp4,
    join: joinByOkHttp,
    kind: 'client',
    client: javaClient('OkHttp'),
  },
  {
    id: 'java-spring',
    title: 'Spring UriComponentsBuilder',
    versions: ['Spring 6.2.8'],
    source:
      'https://docs.spring.io/spring-framework/docs/6.2.8/javadoc-api/org/springframework/web/util/UriComponentsBuilder.html',
    split: splitBySpring,
    join: null,
  },
  {
    id: 'java-spring-whatwg',
    title: 'Spring UriComponentsBuilder, ParserType.WHAT_WG',
    versions: ['Spring 6.2.8'],
    source:
      'https://docs.spring.io/spring-framework/docs/6.2.8/javadoc-api/org/springframework/web/util/UriComponentsBuilder.ParserType.html',
    split: splitBySpringWHATWG,
    join: null,
  },
  {
    id: 'java-apache5',
    title: 'Apache HttpClient 5',
    versions: ['HttpClient 5.4.4'],
    source: 'https://hc.apache.org/httpcomponents-client-5.4.x/',
    split: splitByApache5,
    join: null,
    kind: 'client',
    client: javaClient('Apache HttpClient 5'),
  },
  {
    id: 'java-apache5-extract',
    title: 'Apache HttpClient 5 URIUtils.extractHost',
    versions: ['HttpClient 5.4.4'],
    source:
      'https://hc.apache.org/httpcomponents-client-5.4.x/current/httpclient5/apidocs/org/apache/hc/client5/http/utils/URIUtils.html',
    split: splitByApache5Extract,
    join: null,
  },
  {
    id: 'java-ktor',
    title: 'Ktor Url',
    versions: ['Ktor 3.1.3'],
    source: 'https://api.ktor.io/ktor-http/io.ktor.http/-url/index.html',
    split: splitByKtor,
    join: null,
  },
];
