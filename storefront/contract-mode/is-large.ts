/** Maximum number of values in a body, including objects and arrays. A listing of 100 products has about half of them. */
const MAX_VALUES = 20_000;

/** Returns true for a body that takes too long to compare. Bodies that pass are not nested deeply enough to overflow the stack. */
export function isLarge(body: unknown): boolean {
  let values = 0;
  const hasMoreValues = (value: unknown): boolean => {
    values += 1;
    if (values > MAX_VALUES) return true;
    return typeof value === 'object' && value !== null && Object.values(value).some(hasMoreValues);
  };
  return hasMoreValues(body);
}
