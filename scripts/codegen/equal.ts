/** Deep equality of two JSON values, for enum, const and uniqueItems in compiled validators. */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || Array.isArray(a) !== Array.isArray(b)) return false;
  const own = Object.entries(a);
  const other = new Map(Object.entries(b));
  return own.length === other.size && own.every(([key, value]) => other.has(key) && equal(value, other.get(key)));
}
