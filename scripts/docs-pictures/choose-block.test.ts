import { describe, expect, it } from 'vitest';
import { chooseBlock } from './choose-block.ts';

const createPicture = (type: string, path: string, value: string, isStandard = false) => ({
  type,
  choice: { path, value, isStandard },
  file: `${type}-${value}.webp`,
});
const plain = { id: 'plain', type: 'hero', title: 'Plain', media: {}, targets: [] };
const product = { id: 'product', type: 'hero', layout: 'product' };

describe('chooseBlock', () => {
  it('prefers a block with the layout, then the richest one without a layout of its own', () => {
    expect(chooseBlock(createPicture('hero', 'layout', 'product'), [plain, product])).toEqual({ ...product, id: 'hero-product' });
    expect(chooseBlock(createPicture('hero', 'layout', 'standard', true), [product, plain])).toMatchObject({
      title: 'Plain',
      layout: 'standard',
    });
  });

  it('uses the same block for all values of another look, without colors that suit one of them', () => {
    const bar = { id: 'bar', type: 'bar', textColor: '#fff', items: [{ icon: 'sun', text: 'One' }, { text: 'Two' }] };
    expect(chooseBlock(createPicture('bar', 'items[].icon', 'leaf'), [{ id: 'other', type: 'bar', a: 1, b: 2 }, bar])).toEqual({
      id: 'bar-leaf',
      type: 'bar',
      items: [
        { icon: 'leaf', text: 'One' },
        { icon: 'leaf', text: 'Two' },
      ],
    });
  });

  it('applies the look at every screen width, falling back to the next smaller one', () => {
    const list = { id: 'list', type: 'collection', breakpoints: { sm: { type: 'carousel', loop: true } } };
    expect(chooseBlock(createPicture('collection', 'breakpoints.lg.type', 'grid'), [list])).toMatchObject({
      breakpoints: { sm: { type: 'carousel', loop: true }, lg: { type: 'grid', loop: true } },
    });
  });

  it('names the look that no block has', () => {
    expect(() => chooseBlock(createPicture('hero', 'layout', 'product'), [])).toThrow(
      'no document has a block "hero" for hero-product.webp',
    );
  });
});
