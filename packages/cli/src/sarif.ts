/** A log of static analysis results (SARIF 2.1.0), written piece by piece. */
export interface Sarif {
  hasResults: boolean;
}

const levels: Readonly<Record<string, 'error' | 'warning' | 'note'>> = {
  'other host': 'error',
  'name or address': 'error',
  'host or none': 'error',
  refused: 'warning',
  refusal: 'warning',
};

/** The text before the results. */
export const sarifStart = `{"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{"tool":{"driver":{"name":"url compare","rules":${JSON.stringify(
  Object.keys(levels).map((id) => ({ id: idOf(id), shortDescription: { text: `Programs differ: ${id}` } })),
)}}},"columnKind":"utf16CodeUnits","results":[`;

/** The text after the results. */
export const sarifEnd = ']}]}\n';

/**
 * Gives a result as text that follows the results before it.
 *
 * @param place the start of a message about the input: "links.txt:3: ", "line 3: " or ""
 */
export function addResult(sarif: Sarif, place: string, harm: string, message: string): string {
  const separator = sarif.hasResults ? ',\n' : '\n';
  sarif.hasResults = true;
  const result = {
    ruleId: idOf(harm),
    level: levels[harm] ?? 'note',
    message: { text: message },
    locations: locationsOf(place),
  };
  return separator + JSON.stringify(result);
}

function idOf(harm: string): string {
  return harm.replace(/ /g, '-');
}

function locationsOf(place: string): object[] {
  const match = /^(?:line (\d+)|(.*):(\d+)): $/.exec(place);
  if (match === null) return [];
  const uri = match[2] === undefined ? 'stdin' : encodeURI(match[2]);
  const startLine = Number(match[1] ?? match[3]);
  return [{ physicalLocation: { artifactLocation: { uri }, region: { startLine } } }];
}
