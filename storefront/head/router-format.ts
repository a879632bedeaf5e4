/**
 * Everything that the document knows of React Router's private formats, as of 8.4.0: the router offers no way to hold its scripts back, nor
 * to ask whether it is about to restore a place. router-format.test.ts fails with another version and says what to look at, history entries
 * (storefront/host/history-entry.ts) among it.
 */

/** Where the router keeps the places to which readers return; handed to `ScrollRestoration`. */
export const positionsKey = 'cairn.positions';

/** A JavaScript expression: does the router restore a scroll position on this history entry? It keeps `{ [history.state.key]: y }` as JSON. */
export const restoresPosition = `history.state?.key in JSON.parse(sessionStorage.getItem('${positionsKey}')||'{}')`;

const modulePreload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const moduleScript = /<script( nonce="[^"]*")? type="module" async="">/;

/**
 * Takes the module preloads of `Scripts` out of a document and makes the router's module script an inert one, which carries the
 * attributes that `attributesFor` gives. Null where the document has no such script.
 */
export function holdScripts(html: string, attributesFor: (files: readonly string[]) => string): string | null {
  const found = new Set<string>();
  const bare = html.replace(modulePreload, (_, href: string) => {
    found.add(href);
    return '';
  });
  if (!moduleScript.test(bare)) return null;
  const files = [...found];
  return bare.replace(moduleScript, (_, nonce = '') => `<script${nonce} type="text/plain" ${attributesFor(files)}>`);
}
