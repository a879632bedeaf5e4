/** Text that is HTML already. */
export interface Html {
  readonly html: string;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
type Part = string | number | Html | readonly Html[] | undefined | false;

function textOf(part: Part): string {
  if (part === undefined || part === false) return '';
  if (typeof part === 'string' || typeof part === 'number') return String(part).replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
  return 'html' in part ? part.html : part.map(({ html: text }) => text).join('');
}

/** HTML with its parts escaped, unless they are HTML themselves. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { html: strings.map((text, index) => text + textOf(parts[index])).join('') };
}

/** A table that scrolls sideways where it is too wide for its place; the keyboard reaches it by its label. */
export function table(label: string, columns: readonly string[], rows: readonly Html[]): Html {
  return html`<div class="wide" tabindex="0" role="group" aria-label="${label}">
    <table>
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}
