import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { tarnfell } from '#ui/brands/tarnfell.ts';
import { createBrandStyles } from '#ui/tokens/brand-styles.ts';
import { BlockStory } from '#blocks/parts/stories/story.tsx';
import { typical } from './secondary-nav.fixtures.ts';

const getLinks = () => page.getByRole('link');
const fold = () => document.querySelector('details');

beforeEach(() => {
  document.head.insertAdjacentHTML('beforeend', `<style data-brand>${createBrandStyles(tarnfell)}</style>`);
});
afterEach(() => {
  cleanup();
  document.querySelector('style[data-brand]')?.remove();
});

describe('secondary-nav', () => {
  it('expands on small screens, and collapses when a link is followed', async () => {
    await page.viewport(390, 844);
    render(<BlockStory content={typical} />);
    await expect.element(page.getByText('Jackets').nth(1)).toBeVisible();
    expect(getLinks().elements()).toHaveLength(0);
    await page.getByText('Jackets').nth(1).click();
    await page.getByRole('link', { name: 'How to choose' }).click();
    expect(fold()?.open).toBe(false);
    expect(getLinks().elements()).toHaveLength(0);
  });

  it('is a row of links on large screens, expanded or not', async () => {
    await page.viewport(1440, 900);
    render(<BlockStory content={typical} />);
    await expect.element(page.getByRole('link', { name: 'How to choose' })).toBeVisible();
    const tops = getLinks()
      .elements()
      .map((link) => link.getBoundingClientRect().top);
    expect(new Set(tops).size).toBe(1);
  });
});
