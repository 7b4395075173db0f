// How often `compare` warns, by classes, on the third of the generated corpus that was not used to write the programs:
// `node packages/readings/compare/test/figures.ts` prints the figures, on the build, and writes them into FIGURES.md, and the sum into
// README.md. It also writes the table of vulnerabilities into FIGURES.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compare, hostIdentity } from '@url/compare';
import { cveTable } from './cve-table.ts';
import { generatedCorpus, isHeldBack } from './generated-corpus.ts';
import { type RecordedHosts, recordedHosts } from './recorded-hosts.ts';

interface Count {
  readonly name: string;
  apart: number;
  flagged: number;
  shown: number;
  alike: number;
  falseAlarms: number;
}

/** The newest recorded version of each program. */
const programs = recordedHosts().filter(({ id }) => !id.includes('@'));
/** Without a host where an authority names no server, or where the scheme has no class: that is no confusion of hosts. */
const mayHaveNone = /^(?:java-uri|perl-uri)$/;

/** The hosts that programs find, "" for none. */
function hostsFoundIn(input: string): Set<string> {
  const keys = programs.flatMap(({ id, hosts }: RecordedHosts) => {
    const host = hosts.get(input);
    return host == null || (host === '' && mayHaveNone.test(id)) ? [] : [hostIdentity(host)];
  });
  return new Set(keys);
}

function countIn(name: string, inputs: readonly string[]): Count {
  const count: Count = { name, apart: 0, flagged: 0, shown: 0, alike: 0, falseAlarms: 0 };
  for (const input of inputs.filter(isHeldBack)) {
    const found = hostsFoundIn(input);
    const { hostsDiffer, readings } = compare(input, { explain: false });
    if (found.size < 2) {
      count.alike++;
      if (hostsDiffer) count.falseAlarms++;
      continue;
    }
    count.apart++;
    if (hostsDiffer) count.flagged++;
    const shown = new Set(readings.map(({ reading }) => hostIdentity(reading.components?.host ?? '')));
    if ([...found].every((host) => host === '' || shown.has(host))) count.shown++;
  }
  return count;
}

function total(counts: readonly Count[]): Count {
  const sum: Count = { name: 'all', apart: 0, flagged: 0, shown: 0, alike: 0, falseAlarms: 0 };
  for (const count of counts) {
    sum.apart += count.apart;
    sum.flagged += count.flagged;
    sum.shown += count.shown;
    sum.alike += count.alike;
    sum.falseAlarms += count.falseAlarms;
  }
  return sum;
}

const counts = Object.entries(generatedCorpus()).map(([name, inputs]) => countIn(name, inputs));
const rows = [...counts, total(counts)].map(
  ({ name, apart, flagged, shown, alike, falseAlarms }) =>
    `| ${name} | ${apart} | ${flagged} | ${shown} | ${alike} | ${falseAlarms} |`,
);
const head = [
  '| class | programs find different hosts | alarm | all their hosts shown | programs agree | alarm |',
  '| --- | ---: | ---: | ---: | ---: | ---: |',
];
const table = [...head, ...rows].join('\n');
console.log(table);

/** Writes a table between two comments of a file. */
function write(file: string, name: string, text: string): void {
  const path = fileURLToPath(new URL(`../${file}`, import.meta.url));
  const block = new RegExp(`(<!-- ${name}[^>]*-->)[\\s\\S]*?(<!-- /${name} -->)`);
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replace(block, (_, start, end) => `${start}\n\n${text}\n\n${end}`),
  );
}

write('README.md', 'figures', [...head, rows[rows.length - 1]].join('\n'));
write('FIGURES.md', 'figures', table);
write('FIGURES.md', 'vulnerabilities', cveTable);
