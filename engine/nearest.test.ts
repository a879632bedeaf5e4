import { expect, it } from 'vitest';
import { nearest } from './nearest.ts';

it('suggests the word that a typing error is away from', () => {
  expect(nearest('image-baner', ['hero', 'image-banner'])).toBe('image-banner');
  expect(nearest('hreo', ['accordion', 'hero'])).toBe('hero');
});

it('suggests nothing for a word that is not near', () => {
  expect(nearest('zzz', ['hero', 'image-banner'])).toBeUndefined();
  expect(nearest('xx', ['sm', 'md'])).toBeUndefined();
});
