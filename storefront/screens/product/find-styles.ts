const NAMES: ReadonlySet<string> = new Set(['productId', 'itemGroupId', 'masterId']);

/** Styles of all products in a document or a response, at any depth. */
export function findStyles(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) =>
    typeof child === 'string' ? (NAMES.has(name) ? [child.slice(0, 8)] : []) : findStyles(child),
  );
}
