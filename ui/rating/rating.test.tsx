import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { findByTag } from '#tests/support/find-by-role.ts';
import { parseElements } from '#tests/support/parse-elements.ts';
import { Rating } from './rating.tsx';

const getWidth = (value: number): number =>
  Number(findByTag(renderToStaticMarkup(<Rating value={value} label="x" />), 'rect')[0]?.attributes.width);

describe('Rating', () => {
  it('fills the stars in proportion to the value', () => {
    expect(getWidth(0)).toBe(0);
    expect(getWidth(2.5)).toBe(44);
    expect(getWidth(5)).toBe(90);
  });

  it('stays within its five stars for any number', () => {
    expect(getWidth(9)).toBe(getWidth(5));
    expect(getWidth(-1)).toBe(0);
    expect(getWidth(Number.NaN)).toBe(0);
  });

  it('is named by its label alone', () => {
    const html = renderToStaticMarkup(<Rating value={4.6} label="4.6 of 5 stars, 128 reviews" count="(128)" />);
    const [rating] = parseElements(html);
    expect(rating?.spoken).toBe('4.6 of 5 stars, 128 reviews');
    expect(rating?.text).toContain('(128)');
    expect(findByTag(html, 'svg').map(({ attributes }) => attributes['aria-hidden'])).toEqual(['true']);
  });
});
