import { describe, expect, it } from 'vitest';
import { pack, unpack } from './packed.ts';

describe('pack', () => {
  const value = { title: `Women's "Trail" 12"`, html: '<p class="a">It\'s \\ here</p>', list: [1, null, { deep: "''" }] };

  it('loses nothing on the way through a text', () => {
    expect(unpack(pack(value))).toEqual(value);
  });

  it('needs no escaping for what JSON quotes', () => {
    const text = pack({ name: 'Fell Tee', price: 35 });
    expect(JSON.stringify(text)).toBe(`"${text}"`);
  });

  it('gives the same value for the same text', () => {
    expect(unpack(pack(value))).toBe(unpack(pack(value)));
  });
});
