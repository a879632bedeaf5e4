import { describe, expect, it } from 'vitest';
import { compileCatalog } from '../scripts/codegen/messages/compile-catalog.ts';
import { readCatalog } from '../scripts/codegen/messages/read-catalog.ts';

describe('the catalog of the partners', () => {
  it('follows the rules of the shop’s messages, and has plain texts that need no runtime', () => {
    const features = compileCatalog(readCatalog('demo/partners/messages'));
    expect(features.map(({ feature }) => feature)).toEqual(['bot-check', 'card-frame', 'challenge', 'pay-later', 'wallet']);
    for (const { byLocale } of features) {
      for (const messages of byLocale.values()) expect(Object.values(messages).every((text) => typeof text === 'string')).toBe(true);
    }
  });
});
