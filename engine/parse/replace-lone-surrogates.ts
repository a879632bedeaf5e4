import type { Content } from '../block.ts';

/**
 * Replaces each lone surrogate in the content by a replacement character. UTF-8 cannot carry lone surrogates: the server's HTML would
 * contain replacement characters, the payload beside it the surrogates, and hydration would fail.
 */
export function replaceLoneSurrogates(content: Content): Content {
  return isWellFormed(content) ? content : (JSON.parse(JSON.stringify(content), replaceSurrogates) as Content);
}

function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  return typeof value !== 'object' || value === null || Object.values(value).every(isWellFormed);
}

function replaceSurrogates(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value;
}
