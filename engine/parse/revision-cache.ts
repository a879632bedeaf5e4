import { LRUCache } from 'lru-cache';
import type { ParsedPage } from '../block.ts';
import type { Parser } from './parse.ts';

/** Wraps a parser so that it parses one content revision once per mode. A canvas without a revision is parsed each time. */
export function createRevisionCache(parser: Parser, pages = 500): Parser {
  const parsed = new LRUCache<string, ParsedPage>({ max: pages });

  return {
    parse(canvas, mode) {
      const key = getRevisionKey(canvas);
      if (key === undefined) return parser.parse(canvas, mode);
      const known = parsed.get(`${mode}|${key}`);
      if (known) return known;
      const page = parser.parse(canvas, mode);
      parsed.set(`${mode}|${key}`, page);
      return page;
    },
  };
}

function getRevisionKey(canvas: unknown): string | undefined {
  if (typeof canvas !== 'object' || canvas === null) return undefined;
  const { siteId, locale, type, id, revision } = canvas as Readonly<Record<string, unknown>>;
  return typeof revision === 'string' && revision !== '' ? JSON.stringify([siteId, locale, type, id, revision]) : undefined;
}
