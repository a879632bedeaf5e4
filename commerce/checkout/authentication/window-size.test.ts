import { describe, expect, it } from 'vitest';
import { chooseWindowSize } from './window-size.ts';

describe('chooseWindowSize', () => {
  it.each([
    [1440, 900, '500x600'],
    [1366, 768, '600x400'],
    [834, 1112, '500x600'],
    [390, 844, '390x400'],
    [360, 740, 'fullscreen'],
    [320, 480, '250x400'],
    [844, 390, '250x400'],
  ])('fits a window of %i by %i', (width, height, size) => {
    expect(chooseWindowSize({ width, height })).toBe(size);
  });
});
