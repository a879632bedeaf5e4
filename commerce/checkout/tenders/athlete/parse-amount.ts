/** Parses a typed amount with a decimal point or comma; undefined if it is not a positive number. */
export function parseAmount(typed: string): number | undefined {
  const text = typed.replaceAll(/[\s$€£]/g, '').replace(',', '.');
  if (!/^\d+(?:\.\d{1,2})?$/.test(text)) return undefined;
  const amount = Number(text);
  return amount > 0 ? amount : undefined;
}
