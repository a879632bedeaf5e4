import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { tarnfell } from '#ui/brands/tarnfell.ts';
import { createBrandStyles } from '#ui/tokens/brand-styles.ts';
import { typical as hero } from './hero/hero.fixtures.ts';
import { typical as icons } from './icon-and-text-collection/icon-and-text-collection.fixtures.ts';
import { typical as linkedCard } from './linked-card/linked-card.fixtures.ts';
import { BlockStory } from '#blocks/parts/stories/story.tsx';

type Content = Readonly<Record<string, unknown>> & { readonly type: string; readonly id: string };

/**
 * Renders the blocks one below the other in one pass, because each would wait for its code separately.
 * @returns one element of each
 */
async function show(contents: readonly Content[], selector: string): Promise<readonly Element[]> {
  const { container } = render(contents.map((content, index) => <BlockStory key={index} content={content} />));
  const renderBlocks = () => [...container.querySelectorAll('[data-block]')].flatMap((block) => block.querySelector(selector) ?? []);
  await waitFor(() => expect(renderBlocks()).toHaveLength(contents.length));
  return renderBlocks();
}

const getBox = (element: Element | null | undefined): DOMRect => {
  if (!element) throw new Error('no such element');
  return element.getBoundingClientRect();
};
const getHeight = (element: Element | null): number => getBox(element).height;

beforeEach(async () => {
  document.head.insertAdjacentHTML('beforeend', `<style data-brand>${createBrandStyles(tarnfell)}</style>`);
  await page.viewport(390, 844);
});
afterEach(() => {
  cleanup();
  document.querySelector('style[data-brand]')?.remove();
  document.documentElement.style.removeProperty('--promo-bar-height');
  document.documentElement.style.removeProperty('--secondary-nav-height');
});

it('a hero’s buttons are below its image on a phone, unless the layout is an overlay', async () => {
  const layouts = ['standardHero', 'productOverlayHero', 'blockBelowHero', 'overlayTopHero', 'overlayCenterHero', 'overlayBottomHero'];
  const roots = await show(
    layouts.map((layout) => ({ ...hero, layout })),
    '[data-sm]',
  );
  const places = roots.map((root) => {
    const media = root.querySelector('picture')?.parentElement;
    return getBox(root.querySelector('a[data-variant]')).top >= getBox(media).bottom ? 'below' : 'on';
  });
  expect(places).toEqual(['below', 'below', 'below', 'on', 'on', 'on']);
});

it('a hero fills the window less the promo bar or the header', async () => {
  document.documentElement.style.setProperty('--promo-bar-height', '48px');
  const heights = ['viewport-minus-promo-bar', 'viewport-minus-header'].map((height) => ({ ...hero, height }));
  expect((await show(heights, '[data-height]')).map(getHeight)).toEqual([844 - 48, 844 - 56]);
});

it('a hero leaves space for a secondary nav above it', async () => {
  document.documentElement.style.setProperty('--secondary-nav-height', '52px');
  const minusHeader = { ...hero, height: 'viewport-minus-header' };
  expect((await show([minusHeader], '[data-height]')).map(getHeight)).toEqual([844 - 56 - 52]);
  await page.viewport(1440, 800);
  const { layout: _standard, ...banner } = hero;
  const [height = 0] = (await show([{ ...banner, layout: 'overlayBottomHero', height: 'auto' }], '[data-md]')).map(getHeight);
  const above = parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--secondary-nav-height'));
  expect(height).toBeLessThanOrEqual(800 - above);
});

it('a shade covers 35 % of its image, 50 % with the focused style', async () => {
  await page.viewport(1440, 900);
  const short = { ...linkedCard, eyebrowText: undefined, subtitle: undefined, richText: undefined };
  const contents = [{ ...hero, layout: 'overlayBottomHero' }, short].flatMap((content) => [
    { ...content, gradientStyle: 'full' },
    { ...content, gradientStyle: 'focused' },
  ]);
  const shares = (await show(contents, '[data-shade]')).map((shade) => getHeight(shade) / getHeight(shade.parentElement));
  expect(shares.map((share) => Math.round(share * 100))).toEqual([35, 50, 35, 50]);
});

it('four icons with text are arranged two by two, other numbers in a row', async () => {
  await page.viewport(1440, 900);
  const contents = [3, 4, 5].map((count) => ({
    ...icons,
    layout: 'icon-above-text',
    items: Array.from({ length: count }, () => ({ icon: 'leaf', richText: '<p>Without fluorine</p>' })),
  }));
  const rows = (await show(contents, 'ul')).map((list) => {
    const tops = [...list.children].map((item) => getBox(item).top);
    return [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
  });
  expect(rows).toEqual([[3], [2, 2], [5]]);
});
