import { addressFindings } from '../src/playground/address-findings.ts';
import { analyze } from '../src/playground/analysis.ts';
import { findDangers } from '../src/playground/dangers.ts';
import { findLookalike } from '../src/playground/lookalike.ts';
import { readerFindings } from '../src/playground/reader-findings.ts';
import { sourceOf } from '../src/playground/record-values.ts';
import { secretNamesIn } from '../src/playground/secrets.ts';
import { type Phrase, type Tone, verdictOn } from '../src/playground/verdict.ts';

const width = 880;
const lineHeight = 28;
/** Columns of a line of the card: the font of a viewer is not known, so that a line has room to spare. */
const columns = 74;

const tones: { readonly [tone in Tone]: { readonly line: string; readonly ground: string } } = {
  danger: { line: '#a8121a', ground: '#fdeceb' },
  bad: { line: '#a8121a', ground: '#fdeceb' },
  warning: { line: '#7a4a00', ground: '#fff4dc' },
  note: { line: '#1b4bb5', ground: '#edf2ff' },
  good: { line: '#17693a', ground: '#e9f6ee' },
};

/** A word, and whether it is shown as code. */
interface Word {
  readonly text: string;
  readonly isCode: boolean;
}

const escapeXML = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** Splits phrases at spaces. A piece of code is one word. */
function wordsOf(phrases: readonly Phrase[]): Word[] {
  return phrases.flatMap((phrase): Word[] =>
    typeof phrase === 'string'
      ? phrase.split(/(?<= )/).map((text) => ({ text, isCode: false }))
      : [{ text: phrase.code, isCode: true }],
  );
}

function linesOf(words: readonly Word[]): Word[][] {
  const lines: Word[][] = [[]];
  let used = 0;
  for (const word of words) {
    if (used > 0 && used + word.text.trimEnd().length > columns) {
      lines.push([]);
      used = 0;
    }
    lines[lines.length - 1]!.push(word);
    used += word.text.length;
  }
  return lines;
}

function renderLine(words: readonly Word[], x: number, y: number): string {
  const spans = words.map(({ text, isCode }) => `<tspan${isCode ? ' class="code"' : ''}>${escapeXML(text)}</tspan>`);
  return `<text x="${x}" y="${y}" xml:space="preserve">${spans.join('')}</text>`;
}

/**
 * Draws the verdict card of an input.
 *
 * @param input an input whose verdict has no more than five findings
 * @returns an SVG image, with the input above the card
 */
export function verdictPicture(input: string): string {
  const analysis = analyze(input, '');
  const verdict = verdictOn(analysis);
  const own = { tone: verdict.tone, text: [{ code: verdict.title }, '. ', ...verdict.text] };
  const dangers = findDangers(analysis, {
    findingsOfAddress: (host) => addressFindings(host, sourceOf(analysis, 'host') ?? ''),
    findLookalike,
    secretNamesIn,
    readerFindings,
  });
  const items = [...dangers, own, ...verdict.findings].map(({ tone, text }) => ({
    tone,
    lines: linesOf(wordsOf(text)),
  }));
  const parts: string[] = [];
  let y = 96;
  for (const { tone, lines } of items) {
    const height = lines.length * lineHeight + 28;
    const { line, ground } = tones[tone];
    parts.push(`<rect x="24" y="${y}" width="${width - 48}" height="${height}" fill="${ground}"/>`);
    parts.push(`<rect x="24" y="${y}" width="6" height="${height}" fill="${line}"/>`);
    for (const [index, words] of lines.entries()) parts.push(renderLine(words, 52, y + 36 + index * lineHeight));
    y += height + 2;
  }
  const height = y + 22;
  const field = `<rect x="24" y="24" width="${width - 48}" height="54" rx="8" fill="#fff" stroke="#8b919b"/><text x="44" y="58" class="code">${escapeXML(input)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">
<title>The verdict on ${escapeXML(input)}</title>
<style>text{font:18px system-ui,"Segoe UI",Helvetica,Arial,sans-serif;fill:#16181d}.code{font:600 18px ui-monospace,Menlo,Consolas,monospace}</style>
<rect width="${width}" height="${height}" rx="12" fill="#f5f6f8"/>
${field}
${parts.join('\n')}
</svg>
`;
}

/** The input of the picture that the README shows. */
export const pictured = 'http://evil.com\\@good.com/';
