/** The last row of the table, which matches all other addresses. */
const LAST = /^ {2}landing: /m;

/**
 * The text of storefront/screens/index.ts with one more row above the catch-all row.
 * @throws Error if the screen is registered already, or the file has another layout.
 */
export function registerScreen(text: string, name: string): string {
  const key = name.includes('-') ? `'${name}'` : name;
  if (text.includes(`\n  ${key}: {`)) throw new Error(`storefront/screens/index.ts already contains "${name}".`);
  const at = LAST.exec(text)?.index;
  if (at === undefined) throw new Error('storefront/screens/index.ts has no catch-all row.');
  return `${text.slice(0, at)}  ${key}: { path: '${name}', pageType: 'other' },\n${text.slice(at)}`;
}
