import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { BlockStory } from '#blocks/parts/stories/story.tsx';
import { minimal, typical } from './spacer.fixtures.ts';

afterEach(cleanup);

/** How much room the block takes between two lines, and how much of it a color would fill. */
async function roomOf(content: typeof typical, width: number): Promise<readonly number[]> {
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
  it('takes as much room as its space below says at each width, and all of it takes a color', async () => {
    const [phone = 0, filledPhone] = await roomOf(typical, 390);
    const [desk = 0, filledDesk] = await roomOf(typical, 1440);
    expect(phone).toBeGreaterThan(0);
    expect(desk).toBeGreaterThan(phone);
    expect([filledPhone, filledDesk]).toEqual([phone, desk]);
  });

  it('takes none without', async () => {
    expect(await roomOf(minimal, 390)).toEqual([0, 0]);
  });
});
