import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { BlockStory } from '#blocks/parts/stories/story.tsx';
import { typical } from './accordion.fixtures.ts';

afterEach(cleanup);

const getHeading = (name: string): Promise<HTMLElement> => screen.findByRole('button', { name });
const isOpen = (button: HTMLElement): boolean => button.getAttribute('aria-expanded') === 'true';

describe('accordion', () => {
  it('opens the editor’s open item, and toggles items on a press', async () => {
    render(<BlockStory content={typical} />);
    const delivery = await getHeading('How long does delivery take?');
    const returns = await getHeading('Can I send things back?');
    expect([delivery, returns].map(isOpen)).toEqual([true, false]);
    await userEvent.click(returns);
    expect([delivery, returns].map(isOpen)).toEqual([true, true]);
    await userEvent.click(delivery);
    expect([delivery, returns].map(isOpen)).toEqual([false, true]);
    expect(screen.queryByRole('region', { name: 'How long does delivery take?' })).not.toBeNull();
  });

  it('keeps one item open at a time when the editor sets it, and tracks what the reader opens and closes', async () => {
    const track = vi.fn();
    render(<BlockStory content={{ ...typical, allowMultiple: false } as typeof typical} host={{ track }} />);
    const delivery = await getHeading('How long does delivery take?');
    const returns = await getHeading('Can I send things back?');
    expect(track, 'what the editor has opened').not.toHaveBeenCalled();
    await userEvent.click(returns);
    expect([delivery, returns].map(isOpen)).toEqual([false, true]);
    await userEvent.click(returns);
    const event = { blockId: typical.id, data: { title: 'Can I send things back?' } };
    expect(track.mock.calls, 'what the reader has pressed, and nothing of what gave way').toEqual([
      [{ name: 'accordion-expand', ...event }],
      [{ name: 'accordion-close', ...event }],
    ]);
  });

  it('moves between headings with arrow keys, Home and End, and opens with Enter and Space', async () => {
    render(<BlockStory content={typical} />);
    const [first, second, last] = [
      await getHeading('How long does delivery take?'),
      await getHeading('Can I send things back?'),
      await getHeading('Do you mend what you sell?'),
    ];
    first.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(second);
    await userEvent.keyboard('{Enter}');
    expect(isOpen(second)).toBe(true);
    await userEvent.keyboard('{End}');
    expect(document.activeElement).toBe(last);
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(first);
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(last);
    await userEvent.keyboard('{Home}');
    await userEvent.keyboard(' ');
    expect(isOpen(first)).toBe(false);
  });

  it('removes closed links from the tab order', async () => {
    render(<BlockStory content={typical} />);
    const returns = await getHeading('Can I send things back?');
    returns.focus();
    await userEvent.tab();
    expect(document.activeElement).toBe(await getHeading('Do you mend what you sell?'));
  });
});
