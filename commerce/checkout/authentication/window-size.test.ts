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
    [844, 390, '600x400'],
    [1280, 600, '600x400'],
    [620, 700, '390x400'],
  ])('fits a window of %i by %i', (width, height, size) => {
    expect(chooseWindowSize({ width, height })).toBe(size);
  });
});
