import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { setMotionPaused, useMotion } from './use-motion.ts';

function Mover({ name }: { readonly name: string }): ReactElement {
  const { isOn, toggle, stop } = useMotion(true);
  return (
    <>
      <button type="button" onClick={toggle}>
        {`${name} ${isOn ? 'moves' : 'rests'}`}
      </button>
      <button type="button" onClick={stop}>{`Read ${name}`}</button>
    </>
  );
}

const movers = (
  <>
    <Mover name="Film" />
    <Mover name="Carousel" />
  </>
);
const getButton = (name: string) => page.getByRole('button', { name });

function wishForLess(isReduced: boolean): void {
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    real(query.includes('reduced-motion') ? (isReduced ? 'all' : 'not all') : query),
  );
}

beforeEach(() => wishForLess(false));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  setMotionPaused(false);
});

describe('useMotion', () => {
  it('pauses and resumes all motion with any of its buttons', async () => {
    render(movers);
    await getButton('Film moves').click();
    await expect.element(getButton('Carousel rests')).toBeVisible();
    await getButton('Carousel rests').click();
    await expect.element(getButton('Film moves')).toBeVisible();
    await expect.element(getButton('Carousel moves')).toBeVisible();
  });

  it('stays paused on the next page', async () => {
    const { unmount } = render(movers);
    await getButton('Film moves').click();
    unmount();
    render(movers);
    await expect.element(getButton('Carousel rests')).toBeVisible();
  });

  it('stops one element alone when a visitor starts to read it, and resumes only on request', async () => {
    render(movers);
    await getButton('Read Carousel').click();
    await expect.element(getButton('Carousel rests')).toBeVisible();
    await expect.element(getButton('Film moves')).toBeVisible();
    await getButton('Film moves').click();
    await getButton('Film rests').click();
    await expect.element(getButton('Carousel rests')).toBeVisible();
  });

  it('does not start if the visitor prefers reduced motion, and then plays only the requested element', async () => {
    vi.restoreAllMocks();
    wishForLess(true);
    render(movers);
    await getButton('Film rests').click();
    await expect.element(getButton('Film moves')).toBeVisible();
    await expect.element(getButton('Carousel rests')).toBeVisible();
  });
});
