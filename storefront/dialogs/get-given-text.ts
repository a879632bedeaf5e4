/** A text that openDialog has passed to a dialog; undefined if an address has opened the dialog. */
export function getGivenText(given: unknown, name: string): string | undefined {
  const value = typeof given === 'object' && given !== null ? (given as Readonly<Record<string, unknown>>)[name] : undefined;
  return typeof value === 'string' ? value : undefined;
}
