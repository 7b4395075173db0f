import '../playground/whole-idna.ts';
import { serializeFormURLEncoded } from '@url/form-urlencoded';
import { serializeParsedHost } from '@url/host/internal';
import { parseURL } from '@url/parser';
import { explain } from '@url/parser/explain';
import { serializeURL } from '@url/serializer';

/** The styles of the element's own tree; it uses the colors of the page around it. */
const styles = `
:host { display: block; border: 1px solid currentColor; border-radius: 4px; padding: 0.5rem 0.75rem; margin: 1rem 0; }
code, td { font-family: ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
table { border-collapse: collapse; margin: 0.5rem 0; width: 100%; }
th { text-align: start; font-weight: 400; padding-inline-end: 1rem; white-space: nowrap; vertical-align: top; }
p { margin: 0.25rem 0; }
a { color: inherit; }`;

/** A style sheet object: the page's Content-Security-Policy refuses style elements. */
const styleSheet = new CSSStyleSheet();
styleSheet.replaceSync(styles);

const fields = ['scheme', 'username', 'password', 'host', 'port', 'path', 'query', 'fragment'] as const;

const append = (parent: Node, tag: string, text = ''): HTMLElement => {
  const element = document.createElement(tag);
  element.textContent = text;
  parent.appendChild(element);
  return element;
};

/**
 * `<url-view href="…" base="…">` shows the parts of a URL and its validation errors, and leads to the playground.
 *
 * The attribute `playground` is the playground's address; without it there is no link.
 */
export class URLViewElement extends HTMLElement {
  static readonly observedAttributes = ['href', 'base', 'playground'];

  attributeChangedCallback(): void {
    if (this.isConnected) this.render();
  }

  connectedCallback(): void {
    this.render();
  }

  private render(): void {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [styleSheet];
    root.textContent = '';
    const input = this.getAttribute('href') ?? '';
    const base = this.getAttribute('base');
    this.renderInput(root, input, base);
    const url = parseURL(input, { base });
    append(append(root, 'p'), 'code', url === null ? 'failure' : serializeURL(url));
    if (url !== null) {
      const table = append(root, 'table');
      for (const name of fields) {
        const value = name === 'host' ? url.host && serializeParsedHost(url.host) : url[name];
        if (value === null || value === '') continue;
        const row = append(table, 'tr');
        append(row, 'th', name).setAttribute('scope', 'row');
        append(row, 'td', String(value));
      }
    }
    for (const { problem, type } of explain(input, { base }).errors) append(root, 'p', `${type}: ${problem}`);
  }

  private renderInput(root: ShadowRoot, input: string, base: string | null): void {
    const line = append(root, 'p');
    append(line, 'code', input);
    if (base !== null) {
      line.append(' against ');
      append(line, 'code', base);
    }
    const playground = this.getAttribute('playground');
    if (playground === null) return;
    line.append(' ');
    const pairs: [string, string][] =
      base === null
        ? [['input', input]]
        : [
            ['input', input],
            ['base', base],
          ];
    append(line, 'a', 'Open in the playground').setAttribute('href', `${playground}#${serializeFormURLEncoded(pairs)}`);
  }
}

if (customElements.get('url-view') === undefined) customElements.define('url-view', URLViewElement);
