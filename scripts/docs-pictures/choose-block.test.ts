import { describe, expect, it } from 'vitest';
import { chooseBlock } from './choose-block.ts';

const picture = (type: string, path: string, value: string, isStandard = false) => ({
  type,
  choice: { path, value, isStandard },
  file: `${type}-${value}.webp`,
});
const plain = { id: 'plain', type: 'hero', title: 'Plain', media: {}, targets: [] };
const product = { id: 'product', type: 'hero', layout: 'product' };

describe('the block of a picture', () => {
  it('is the one that says the layout, or the richest that leaves the standard one', () => {
    expect(chooseBlock(picture('hero', 'layout', 'product'), [plain, product])).toEqual({ ...product, id: 'hero-product' });
    expect(chooseBlock(picture('hero', 'layout', 'standard', true), [product, plain])).toMatchObject({
      title: 'Plain',
      layout: 'standard',
    });
  });

  it('is one and the same for every other look, with that of the picture and without colors fitted to another', () => {
    const bar = { id: 'bar', type: 'bar', textColor: '#fff', items: [{ icon: 'sun', text: 'One' }, { text: 'Two' }] };
    expect(chooseBlock(picture('bar', 'items[].icon', 'leaf'), [{ id: 'other', type: 'bar', a: 1, b: 2 }, bar])).toEqual({
      id: 'bar-leaf',
      type: 'bar',
      items: [
        { icon: 'leaf', text: 'One' },
        { icon: 'leaf', text: 'Two' },
      ],
    });
  });

  it('has at a width of screen what the next smaller one says, but for the look', () => {
    const list = { id: 'list', type: 'collection', breakpoints: { sm: { type: 'carousel', loop: true } } };
    expect(chooseBlock(picture('collection', 'breakpoints.lg.type', 'grid'), [list])).toMatchObject({
      breakpoints: { sm: { type: 'carousel', loop: true }, lg: { type: 'grid', loop: true } },
    });
  });

  it('is missed by name', () => {
    expect(() => chooseBlock(picture('hero', 'layout', 'product'), [])).toThrow('no document has a block "hero" for hero-product.webp');
  });
});
