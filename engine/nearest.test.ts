import { expect, it } from 'vitest';
import { editDistance, nearest } from './nearest.ts';

it('counts a swap of neighbours as one slip', () => {
  expect([editDistance('hreo', 'hero'), editDistance('hero', 'hero'), editDistance('', 'abc')]).toEqual([1, 0, 3]);
});

it('suggests only what is near', () => {
  expect(nearest('image-baner', ['hero', 'image-banner'])).toBe('image-banner');
  expect(nearest('zzz', ['hero', 'image-banner'])).toBeUndefined();
});
