import type { Analysis } from './analysis.ts';
import { sourceOf } from './record-values.ts';
import type { Finding } from './verdict.ts';

/** How the modules that find one kind of danger are loaded, and the test of dangers.ts that says whether an analysis needs each. */
const modules = {
  readers: { isNeeded: 'needsComparison', load: () => import('./reader-findings.ts') },
  addresses: { isNeeded: 'isAddress', load: () => import('./address-findings.ts') },
  secrets: { isNeeded: 'mayHaveSecret', load: () => import('./secrets.ts') },
  lookalikes: { isNeeded: 'mayLookAlike', load: () => import('./lookalike.ts') },
} as const;

type Name = keyof typeof modules;
type Loaded = { [name in Name]?: Awaited<ReturnType<(typeof modules)[name]['load']>> };

const loaded: Loaded = {};
let dangers: typeof import('./dangers.ts') | null = null;

function missingFor(analysis: Analysis): Name[] {
  const names = Object.keys(modules) as Name[];
  return names.filter((name) => !(name in loaded) && dangers?.[modules[name].isNeeded](analysis));
}

/** Whether the search for dangers in an analysis needs a module that is not loaded yet. */
export function isSearchIncomplete(analysis: Analysis): boolean {
  return dangers === null || missingFor(analysis).length > 0;
}

/** Loads the modules that the search for dangers in an analysis needs. */
export async function loadSearch(analysis: Analysis): Promise<void> {
  dangers ??= await import('./dangers.ts');
  const load = async (name: Name) => Object.assign(loaded, { [name]: await modules[name].load() });
  await Promise.all(missingFor(analysis).map(load));
}

/** @returns the dangers that the loaded modules find */
export function foundDangers(analysis: Analysis): readonly Finding[] {
  const { addresses, lookalikes, readers, secrets } = loaded;
  if (dangers === null) return [];
  return dangers.findDangers(analysis, {
    findingsOfAddress: (host) => addresses?.addressFindings(host, sourceOf(analysis, 'host') ?? '') ?? [],
    findLookalike: lookalikes?.findLookalike ?? null,
    secretNamesIn: secrets?.secretNamesIn ?? null,
    readerFindings: readers?.readerFindings ?? null,
  });
}
