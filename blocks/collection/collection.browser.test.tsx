import { cleanup, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Collection } from '#generated/content/types.ts';
import { tarnfell } from '#ui/brands/tarnfell.ts';
import { setMotionPaused } from '#ui/motion/use-motion.ts';
import { createBrandStyles } from '#ui/tokens/brand-styles.ts';
import { collectionMessages } from '#generated/messages/blocks/collection/en.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { gridOnLarge, rotating, typical } from './collection.fixtures.ts';
import CollectionBlock from './collection.tsx';

const messages = bindMessages(collectionMessages, 'en-US');
const env = { locale: 'en-us', brand: 'tarnfell', siteId: 'TARNFELL-US', mode: 'publish' } as const;
const renderSlides = (content: Collection) => content.items.map(({ id }) => <a key={id} href={`#${id}`}>{`Slide ${id}`}</a>);
const block = (content: Collection) => (
  <CollectionBlock
    id={content.id}
    domId={content.id}
    settings={{}}
    content={content}
    slots={{ items: renderSlides(content) }}
    messages={messages}
    env={env}
  />
);
const getButton = (name: string) => page.getByRole('button', { name });
const getRegion = (name: string) => page.getByRole('region', { name });
const getScrollLeft = () => document.querySelector('[data-sm]')?.scrollLeft ?? -1;

/** The tests' browser asks for reduced motion; this stub does not. */
function allowMotion(): void {
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => real(query.includes('reduced-motion') ? 'not all' : query));
}

beforeEach(async () => {
  document.head.insertAdjacentHTML('beforeend', `<style data-brand>${createBrandStyles(tarnfell)}</style>`);
  await page.viewport(1440, 900);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  setMotionPaused(false);
  document.querySelector('style[data-brand]')?.remove();
});

describe('collection', () => {
  it('hydrates without a warning and keeps its slides in place', async () => {
    const error = vi.spyOn(console, 'error');
    const box = document.body.appendChild(document.createElement('div'));
    box.innerHTML = renderToString(block(typical));
    const first = box.querySelector('a[href^="#typical-0"]');
    const root = hydrateRoot(box, block(typical));
    await expect.element(getRegion('Stories from the high country')).toHaveAttribute('aria-roledescription', 'carousel');
    expect(box.querySelector('a[href^="#typical-0"]')).toBe(first);
    expect(error).not.toHaveBeenCalled();
    root.unmount();
    box.remove();
  });

  it('names its slides and moves by arrows, with the keyboard alone', async () => {
    render(block(typical));
    await expect.element(page.getByRole('group', { name: '1 of 6' })).toBeVisible();
    await expect.element(getButton('Previous')).toHaveAttribute('aria-disabled', 'true');
    (getButton('Next').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await vi.waitUntil(() => getScrollLeft() > 400);
    await expect.element(getButton('Go to page 2 of 2')).toHaveAttribute('aria-current', 'true');
    await expect.element(getButton('Next')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect.element(getButton('Go to page 2 of 2')).toHaveAttribute('aria-current', 'true');
    await expect.element(getButton('Next')).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift} ');
    await expect.element(getButton('Previous')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(getButton('Previous')).toHaveFocus();
    expect(getScrollLeft()).toBe(0);
  });

  it('goes to the page of an indicator', async () => {
    await page.viewport(390, 844);
    render(block(typical));
    await expect.element(getButton('Go to page 4 of 6')).toBeVisible();
    (getButton('Go to page 4 of 6').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(getButton('Go to page 4 of 6')).toHaveAttribute('aria-current', 'true');
    expect(getScrollLeft()).toBeGreaterThan(700);
  });

  it('is a carousel only at the breakpoints that set it', async () => {
    render(block(gridOnLarge));
    await expect.element(page.getByRole('list')).toBeVisible();
    expect(getButton('Next').elements()).toHaveLength(0);
    expect(getRegion('Three ways out').elements()).toHaveLength(0);
    await page.viewport(390, 844);
    await expect.element(getButton('Next')).toBeVisible();
    await expect.element(page.getByRole('group', { name: '1 of 3' })).toBeVisible();
  });

  it('rotates, wraps around, and stops on focus until the visitor starts it again', async () => {
    allowMotion();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    render(block(rotating));
    const getDot = (n: number) => getButton(`Go to page ${n} of 3`);
    await expect.element(getButton('Pause slideshow')).toBeVisible();
    for (const n of [2, 3, 1]) {
      vi.advanceTimersByTime(5000);
      await expect.element(getDot(n)).toHaveAttribute('aria-current', 'true');
    }
    document.querySelector<HTMLElement>('a[href="#rotating-0"]')?.focus();
    await expect.element(getButton('Play slideshow')).toBeVisible();
    vi.advanceTimersByTime(20_000);
    await expect.element(getDot(1)).toHaveAttribute('aria-current', 'true');
    (getButton('Play slideshow').element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
    vi.advanceTimersByTime(5000);
    await expect.element(getDot(2)).toHaveAttribute('aria-current', 'true');
  });

  it('stops at its end without a loop, and restarts from the beginning', async () => {
    allowMotion();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    render(block({ ...rotating, breakpoints: { sm: { ...rotating.breakpoints.sm, loop: false } } }));
    const getDot = (n: number) => getButton(`Go to page ${n} of 3`);
    await expect.element(getButton('Pause slideshow')).toBeVisible();
    for (const n of [2, 3]) {
      vi.advanceTimersByTime(5000);
      await expect.element(getDot(n)).toHaveAttribute('aria-current', 'true');
    }
    vi.advanceTimersByTime(5000);
    await expect.element(getButton('Play slideshow')).toBeVisible();
    await expect.element(getDot(3)).toHaveAttribute('aria-current', 'true');
    await getButton('Play slideshow').click();
    await expect.element(getDot(1)).toHaveAttribute('aria-current', 'true');
    await expect.element(getButton('Pause slideshow')).toBeVisible();
  });

  it.each(['left', 'center', 'right'] as const)('does not overlap its controls with the text above them, aligned %s', async (alignment) => {
    await page.viewport(834, 900);
    const richText = '<p>Three light layers weigh less than one heavy one, and you can take them off one at a time, while you walk.</p>';
    render(block({ ...gridOnLarge, alignment, richText }));
    await expect.element(getButton('Next')).toBeVisible();
    const controls = document.querySelector('[data-control]')?.parentElement?.getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(document.querySelector('p') ?? document.body);
    const lines = [...words.getClientRects()];
    expect(lines.length).toBeGreaterThan(0);
    const covered = lines.filter(
      ({ right, bottom, left, top }) =>
        controls && right > controls.left && left < controls.right && bottom > controls.top && top < controls.bottom,
    );
    expect(covered).toEqual([]);
  });
});
