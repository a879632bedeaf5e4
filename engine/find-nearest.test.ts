import { expect, it } from 'vitest';
import { findNearest } from './find-nearest.ts';

it('findNearest suggests the word that a typing error is away from', () => {
  expect(findNearest('image-baner', ['hero', 'image-banner'])).toBe('image-banner');
  expect(findNearest('hreo', ['accordion', 'hero'])).toBe('hero');
});

it('findNearest suggests nothing for a word that is not near', () => {
  expect(findNearest('zzz', ['hero', 'image-banner'])).toBeUndefined();
  expect(findNearest('xx', ['sm', 'md'])).toBeUndefined();
});
