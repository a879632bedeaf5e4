/**
 * Everything that the document depends on in React Router's private formats, as of 8.4.0: the router offers no API to delay its scripts or
 * to check for a stored scroll position. router-format.test.ts fails with another version and lists what to check, including history
 * entries (storefront/host/history-entry.ts).
 */

/** Storage key of the scroll positions, passed to `ScrollRestoration`. */
export const positionsKey = 'cairn.positions';

/**
 * A JavaScript expression that is true if the router will restore a scroll position on this history entry. It stores `{
 * [history.state.key]: y }` as JSON.
 */
export const restoresPosition = `history.state?.key in JSON.parse(sessionStorage.getItem('${positionsKey}')||'{}')`;

const modulePreload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const moduleScript = /<script( nonce="[^"]*")? type="module" async="">/;

/**
 * Removes the module preloads of `Scripts` from a document and makes the router's module script inert, with the attributes of
 * `attributesFor`. Returns null if the document has no such script.
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
