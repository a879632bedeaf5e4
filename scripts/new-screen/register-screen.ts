/** The last row of the table, which takes every address that no other has. */
const LAST = /^ {2}landing: /m;

/**
 * The text of storefront/screens/index.ts with one more row, above the one that takes all other addresses.
 * @throws Error when the screen is there already, or the file no longer reads as a table of contents.
 */
export function registerScreen(text: string, name: string): string {
  const key = name.includes('-') ? `'${name}'` : name;
  if (text.includes(`\n  ${key}: {`)) throw new Error(`storefront/screens/index.ts already holds "${name}".`);
  const at = LAST.exec(text)?.index;
  if (at === undefined) throw new Error('storefront/screens/index.ts has no row to stand above.');
  return `${text.slice(0, at)}  ${key}: { path: '${name}', pageType: 'other' },\n${text.slice(at)}`;
}
