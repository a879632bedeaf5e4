import { cleanup, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Hero } from '#generated/content/types.ts';
import { tarnfell } from '#ui/brands/tarnfell.ts';
import { createBrandStyles } from '#ui/tokens/brand-styles.ts';
import { typical as hero } from '../../hero/hero.fixtures.ts';
import { typical as banner } from '../../image-banner/image-banner.fixtures.ts';
import { typical as linkedCard } from '../../linked-card/linked-card.fixtures.ts';
import { typical as multiLinkCard } from '../../multi-link-card/multi-link-card.fixtures.ts';
import { BlockStory, type StoryProps } from '../stories/story.tsx';

const button = { text: 'Shop now', url: '/c/jackets-2000', style: 'primary' } as const;

/** The shadow of the only heading of a block. */
async function getTitleShadow(content: StoryProps['content'] & Pick<Hero, 'gradientStyle'>): Promise<string> {
  render(<BlockStory content={content} />);
  return getComputedStyle(await screen.findByRole('heading')).textShadow;
}

beforeAll(() => {
  document.head.insertAdjacentHTML('beforeend', `<style data-brand>${createBrandStyles(tarnfell)}</style>`);
});
afterEach(cleanup);
afterAll(() => {
  document.querySelector('style[data-brand]')?.remove();
});

describe.each([
  ['hero', { ...hero, layout: 'overlayBottomHero', title: 'Slow is fast' }],
  ['banner', { ...banner, layout: 'overlay', title: 'Slow is fast' }],
  ['linked card', { ...linkedCard, title: 'Slow is fast' }],
  ['multi-link card', { ...multiLinkCard, title: 'Slow is fast' }],
] as const)('text on the picture of a %s', (_name, content) => {
  it('has a halo without a shade behind it', async () => {
    expect(await getTitleShadow({ ...content, gradientStyle: 'off' })).not.toBe('none');
  });

  it('has no halo with a shade behind it', async () => {
    expect(await getTitleShadow({ ...content, gradientStyle: 'full' })).toBe('none');
  });
});

it('the shade has no halo below its image, nor on filled buttons', async () => {
  const below: Hero = { ...hero, layout: 'blockBelowHero', gradientStyle: 'off' };
  expect(await getTitleShadow(below)).toBe('none');
  cleanup();
  const over: Hero = { ...below, layout: 'overlayBottomHero', targets: [button] };
  expect(await getTitleShadow(over)).not.toBe('none');
  expect(getComputedStyle(screen.getByRole('link', { name: button.text })).textShadow).toBe('none');
});
