import { describe, expect, it } from 'vitest';
import { pack, unpack } from './packed.ts';

describe('pack', () => {
  const value = { title: `Women's "Trail" 12"`, html: '<p class="a">It\'s \\ here</p>', list: [1, null, { deep: "''" }] };

  it('restores the same value', () => {
    expect(unpack(pack(value))).toEqual(value);
  });

  it("produces text that needs no escaping of JSON's quotes", () => {
    const text = pack({ name: 'Fell Tee', price: 35 });
    expect(JSON.stringify(text)).toBe(`"${text}"`);
  });

  it('returns the same object for the same text', () => {
    expect(unpack(pack(value))).toBe(unpack(pack(value)));
  });
});
