import type { Content } from '../block.ts';

/**
 * The slots that a block really has: the generated table's paths with each `*` replaced by the indexes that are there, so
 * "items.*.menuBanner" becomes "items.0.menuBanner", "items.2.menuBanner". Paths without `*` stay, present or not.
 */
export function expandSlots(raw: Content, patterns: readonly string[]): readonly string[] {
  return patterns.flatMap((pattern) => (pattern.includes('*') ? expand(raw, pattern.split('.'), '') : [pattern]));
}

function expand(value: unknown, steps: readonly string[], path: string): readonly string[] {
  const [step, ...rest] = steps;
  if (step === undefined) return value === undefined ? [] : [path.slice(1)];
  if (step === '*') return Array.isArray(value) ? value.flatMap((entry: unknown, index) => expand(entry, rest, `${path}.${index}`)) : [];
  return isRecord(value) ? expand(value[step], rest, `${path}.${step}`) : [];
}

/** What stands at a dotted path, or undefined. */
export function readAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, step) => (Array.isArray(at) ? at[Number(step)] : isRecord(at) ? at[step] : undefined), value);
}

/** A copy of `content` with an empty list at the path; without the path, `content` itself. */
export function withEmptySlot(content: Content, path: string): Content {
  return readAt(content, path) === undefined ? content : (emptied(content, path.split('.')) as Content);
}

function emptied(value: unknown, steps: readonly string[]): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return [];
  if (Array.isArray(value)) return value.map((entry: unknown, index) => (index === Number(step) ? emptied(entry, rest) : entry));
  return isRecord(value) ? { ...value, [step]: emptied(value[step], rest) } : value;
}

function isRecord(value: unknown): value is Content {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
