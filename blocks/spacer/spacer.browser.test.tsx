import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { BlockStory } from '#blocks/parts/stories/story.tsx';
import { minimal, typical } from './spacer.fixtures.ts';

afterEach(cleanup);

/** Measures the space that the block takes between two lines, and the part of it that a color fills. */
async function measureSpace(content: typeof typical, width: number): Promise<readonly number[]> {
  await page.viewport(width, 800);
  const { container } = render(
    <>
      <BlockStory content={content} />
      <p style={{ margin: 0 }}>Below</p>
    </>,
  );
  const room = await vi.waitUntil(() => container.querySelector('[data-block="spacer"] > div'));
  const top = container.getBoundingClientRect().top;
  const below = page.getByText('Below').element().getBoundingClientRect().top;
  const filled = room.getBoundingClientRect().height;
  cleanup();
  return [below - top, filled];
}

describe('spacer', () => {
  it('takes its space below at each width, and fills all of it with its color', async () => {
    const [phone = 0, filledPhone] = await measureSpace(typical, 390);
    const [desk = 0, filledDesk] = await measureSpace(typical, 1440);
    expect(phone).toBeGreaterThan(0);
    expect(desk).toBeGreaterThan(phone);
    expect([filledPhone, filledDesk]).toEqual([phone, desk]);
  });

  it('takes no space without a value', async () => {
    expect(await measureSpace(minimal, 390)).toEqual([0, 0]);
  });
});
