import { describe, expect, it } from 'vitest';
import { getColorFamilies } from './color-families.ts';

describe('getColorFamilies', () => {
  it.each([
    ['#c4552c', ['red', 'orange']],
    ['#202b38', ['blue', 'black']],
    ['#24493f', ['green']],
    ['#ece8de', ['beige', 'white']],
    ['#cfe32c', ['yellow', 'green']],
    ['#000000', ['black']],
    ['#ffffff', ['white']],
    ['#ff69b4', ['pink']],
    ['#800080', ['purple']],
    ['#808080', ['gray']],
    ['#8b4513', ['brown']],
    ['#0000ff', ['blue']],
  ])('puts %s into %j', (swatch, families) => {
    expect(getColorFamilies(swatch)).toEqual(expect.arrayContaining(families));
  });

  it('returns no family for a picture', () => expect(getColorFamilies('/media/fabric.webp')).toEqual([]));
});
