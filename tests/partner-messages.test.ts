import { describe, expect, it } from 'vitest';
import { compileCatalogue } from '../scripts/codegen/messages/compile-catalogue.ts';
import { readCatalogue } from '../scripts/codegen/messages/read-catalogue.ts';

describe('the catalogue of the partners', () => {
  it('passes the rules of ours, and holds plain texts, which need no runtime', () => {
    const features = compileCatalogue(readCatalogue('partners/messages'));
    expect(features.map(({ feature }) => feature)).toEqual(['bot-check', 'card-frame']);
    for (const { byLocale } of features) {
      for (const messages of byLocale.values()) expect(Object.values(messages).every((text) => typeof text === 'string')).toBe(true);
    }
  });
});
