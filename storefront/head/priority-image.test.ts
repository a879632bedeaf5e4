import { describe, expect, it } from 'vitest';
import { promotePriorityImage } from './priority-image.ts';

const card = '<div data-block="listing"><img src="/card" loading="lazy"></div>';

describe('promotePriorityImage', () => {
  it('loads the first image above a listing eagerly', () => {
    const page = `<header><img src="/mark" loading="lazy"></header><main><img src="/a" loading="lazy"><img src="/b" loading="lazy">${card}</main>`;
    expect(promotePriorityImage(page)).toBe(page.replace('src="/a" loading="lazy"', 'src="/a" loading="eager" fetchpriority="high"'));
  });

  it('does not change pages without an image above a listing', () => {
    for (const page of [`<main>${card}</main>`, '<main><img src="/a" loading="lazy"></main>'])
      expect(promotePriorityImage(page)).toBe(page);
  });
});
