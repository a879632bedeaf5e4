import type { Content } from '../block.ts';

/**
 * The content with a replacement sign in place of each half of a character. Halves cannot be sent: the server's HTML would arrive with such
 * signs, the content beside it with the halves, and React would find them unlike.
 */
export function wellFormed(content: Content): Content {
  return isWellFormed(content) ? content : (JSON.parse(JSON.stringify(content), withoutHalves) as Content);
}

function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  return typeof value !== 'object' || value === null || Object.values(value).every(isWellFormed);
}

function withoutHalves(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value;
}
