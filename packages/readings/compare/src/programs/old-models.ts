import { splitByOldGo } from './go.js';
import { models } from './models.js';
import { splitByNodeLegacyOf16, splitByNodeLegacyOf20 } from './node-legacy.js';
import { splitByURLParse1Dot4, splitByURLParse1Dot5Dot1, splitByUrijs1Dot19Dot2 } from './npm-old.js';
import type { ProgramModel } from './program-model.js';
import {
  splitByRequestsOf2Dot28,
  splitByUrllib3Of2Dot7,
  splitByUrllibOf3Dot7,
  splitByUrllibOf3Dot10,
} from './python.js';
import type { Split } from './split.js';
import { splitBySpring6Dot1Dot3, splitBySpring6Dot1Dot4, splitBySpring6Dot1Dot6 } from './spring-6.1.js';
import { splitByFastURIOf3 } from './uri-js.js';
import { splitByUrllib3Of1Dot24 } from './urllib3-1.24.js';
import { splitByYarlOf1Dot22 } from './yarl.js';

/** Versions of a program that find other hosts than the newest one. The id has the newest of these versions. */
const old: readonly (readonly [program: string, versions: readonly string[], split: Split])[] = [
  ['python-urllib', ['Python 3.10.13', 'Python 3.8.18'], splitByUrllibOf3Dot10],
  ['python-urllib', ['Python 3.7.16', 'Python 3.6.15'], splitByUrllibOf3Dot7],
  ['python-urllib3', ['urllib3 2.7.0', 'urllib3 2.0.7', 'urllib3 1.26.12'], splitByUrllib3Of2Dot7],
  ['python-urllib3', ['urllib3 1.24.1'], splitByUrllib3Of1Dot24],
  ['python-requests', ['requests 2.28.1'], splitByRequestsOf2Dot28],
  ['python-yarl', ['yarl 1.22.0'], splitByYarlOf1Dot22],
  ['go-net-url', ['Go 1.24.5', 'Go 1.21.0', 'Go 1.19.13'], splitByOldGo],
  ['node-url-parse', ['Node 20.19.0', 'Node 18.20.8'], splitByNodeLegacyOf20],
  ['node-url-parse', ['Node 16.20.2'], splitByNodeLegacyOf16],
  ['npm-fast-uri', ['fast-uri 3.1.9'], splitByFastURIOf3],
  ['npm-url-parse', ['url-parse 1.5.1'], splitByURLParse1Dot5Dot1],
  ['npm-url-parse', ['url-parse 1.4.7'], splitByURLParse1Dot4],
  ['npm-urijs', ['urijs 1.19.2'], splitByUrijs1Dot19Dot2],
  ['java-spring', ['Spring 6.1.6'], splitBySpring6Dot1Dot6],
  ['java-spring', ['Spring 6.1.4'], splitBySpring6Dot1Dot4],
  ['java-spring', ['Spring 6.1.3'], splitBySpring6Dot1Dot3],
];

/** The models of old versions, the newest version of a program first. */
export const oldModels: readonly ProgramModel[] = /* @__PURE__ */ old.map(({ 0: program, 1: versions, 2: split }) => ({
  ...models.find(({ id }) => id === program)!,
  id: `${program}@${versionOf(versions[0]!)}`,
  versions,
  split,
  join: null,
}));

/** "1.24.5" in "Go 1.24.5". */
export function versionOf(name: string): string {
  return name.slice(name.lastIndexOf(' ') + 1);
}
