import type { Content } from '../block.ts';

/** Removes from editors' HTML whatever could run script; the host injects it, so that browsers need not carry one. */
export type SanitizeHtml = (html: string) => string;

/** A copy of `content` whose HTML strings, found by the paths of the generated table, are sanitised; the input is left as it is. */
export function sanitizeFields(content: Content, paths: readonly string[], sanitize: SanitizeHtml): Content {
  return paths.reduce<Content>((copy, path) => rewrite(copy, path.split('.'), sanitize) as Content, content);
}

function rewrite(value: unknown, steps: readonly string[], sanitize: SanitizeHtml): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return typeof value === 'string' ? sanitize(value) : value;
  if (Array.isArray(value)) return step === '*' ? value.map((entry) => rewrite(entry, rest, sanitize)) : value;
  if (typeof value !== 'object' || value === null) return value;
  const record = value as Readonly<Record<string, unknown>>;
  if (step === '*') return Object.fromEntries(Object.entries(record).map(([key, entry]) => [key, rewrite(entry, rest, sanitize)]));
  return step in record ? { ...record, [step]: rewrite(record[step], rest, sanitize) } : record;
}
