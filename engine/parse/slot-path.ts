import type { Content } from '../block.ts';

/**
 * Expands the generated table's paths to the block's actual slots: each `*` becomes the indexes present, so "items.*.menuBanner" becomes
 * "items.0.menuBanner", "items.2.menuBanner". Paths without `*` are returned whether present or not.
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

/** Returns the value at a dotted path, or undefined. */
export function readPath(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, step) => (Array.isArray(at) ? at[Number(step)] : isRecord(at) ? at[step] : undefined), value);
}

/** Returns a copy of `content` with an empty list at the path, or `content` itself when the path does not exist. */
export function clearSlot(content: Content, path: string): Content {
  return readPath(content, path) === undefined ? content : (clearAt(content, path.split('.')) as Content);
}

function clearAt(value: unknown, steps: readonly string[]): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return [];
  if (Array.isArray(value)) return value.map((entry: unknown, index) => (index === Number(step) ? clearAt(entry, rest) : entry));
  return isRecord(value) ? { ...value, [step]: clearAt(value[step], rest) } : value;
}

function isRecord(value: unknown): value is Content {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
