import { isAbsolute, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { visible } from './printable.js';

const levels: Readonly<Record<string, 'error' | 'warning'>> = {
  'other host': 'error',
  'name or address': 'error',
  'host or none': 'error',
  refused: 'warning',
  refusal: 'warning',
};

const rules = Object.keys(levels).map((harm) => ({
  id: idOf(harm),
  shortDescription: { text: `Programs differ: ${harm}` },
}));

/** A log of static analysis results (SARIF 2.1.0), written piece by piece. */
export class Sarif {
  readonly start =
    `{"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{"tool":{"driver":{"name":"url compare","rules":${JSON.stringify(rules)}}},"columnKind":"utf16CodeUnits","results":[`;
  private separator = '\n';

  /** @param isWhole whether all inputs could be read */
  end(isWhole: boolean): string {
    return `],"invocations":[{"executionSuccessful":${isWhole}}]}]}\n`;
  }

  /**
   * Returns a result as text that follows the results before it.
   *
   * @param place the start of a message about the input: "links.txt:3: ", "line 3: " or ""
   */
  add(place: string, harm: string, text: string): string {
    const [, line, path = 'stdin', lineInFile] = /^(?:line (\d+)|(.*):(\d+)): $/.exec(place) ?? [];
    const uri = isAbsolute(path) ? pathToFileURL(path).href : path.split(sep).map(encodeURIComponent).join('/');
    const region = { startLine: Number(line ?? lineInFile) };
    const locations = place === '' ? [] : [{ physicalLocation: { artifactLocation: { uri }, region } }];
    // A "{" begins a placeholder, and "[text](uri)" is a link.
    const message = { text: visible(text).replace(/[{}]/g, '$&$&').replace(/\]\(/g, ']\\u0028') };
    const result = { ruleId: idOf(harm), level: levels[harm] ?? 'note', message, locations };
    const { separator } = this;
    this.separator = ',\n';
    return separator + JSON.stringify(result);
  }
}

function idOf(harm: string): string {
  return harm.replace(/ /g, '-');
}
