import { describe, expect, it } from 'vitest';
import { compileCatalog } from '../scripts/codegen/messages/compile-catalog.ts';
import { readCatalog } from '../scripts/codegen/messages/read-catalog.ts';

describe('the catalog of the partners', () => {
  it('passes the rules of ours, and holds plain texts, which need no runtime', () => {
    const features = compileCatalog(readCatalog('demo/partners/messages'));
    expect(features.map(({ feature }) => feature)).toEqual(['bot-check', 'card-frame', 'challenge', 'pay-later', 'wallet']);
    for (const { byLocale } of features) {
      for (const messages of byLocale.values()) expect(Object.values(messages).every((text) => typeof text === 'string')).toBe(true);
    }
  });
});
