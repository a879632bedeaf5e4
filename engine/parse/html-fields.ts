import type { Content } from '../block.ts';

/** Removes everything from editors' HTML that could run script; the host injects it, so that browsers do not load a sanitizer. */
export type SanitizeHtml = (html: string) => string;

/** Returns a copy of `content` with sanitized HTML strings, found by the paths of the generated table; the input is not modified. */
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
