import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createTestClock } from './clock.fixtures.ts';
import { createToastQueue, type Toast } from './toast-queue.ts';
import { ToastRegion } from './toast-region.tsx';

beforeEach(() => page.viewport(1280, 800));
afterEach(cleanup);

const region = page.getByRole('region', { name: 'Notifications' });
const createTitles = (): (string | null | undefined)[] =>
  region
    .getByRole('listitem')
    .elements()
    .map((item) => item.querySelector('p')?.textContent);

describe('ToastRegion', () => {
  it('shows one toast per title, with the newest text', () => {
    const { show } = setUp();
    show({ title: 'Added to bag', text: 'Kestrel shell' });
    show({ title: 'Saved' });
    show({ title: 'Added to bag', text: 'Scree boot' });
    expect(createTitles()).toEqual(['Saved', 'Added to bag']);
    expect(region.getByText('Scree boot').elements()).toHaveLength(1);
    expect(region.getByText('Kestrel shell').elements()).toHaveLength(0);
  });

  it('closes a toast after its time, and keeps a persistent one', () => {
    const { show, pass } = setUp();
    show({ title: 'Added to bag' });
    show({ title: 'Your session ends soon', persistent: true });
    pass(5800);
    expect(createTitles()).toHaveLength(2);
    pass(200);
    expect(createTitles()).toEqual(['Your session ends soon']);
  });

  it('pauses the clock under the pointer and resumes it afterwards', async () => {
    const { show, pass } = setUp();
    show({ title: 'Added to bag' });
    await userEvent.hover(region.getByText('Added to bag'));
    pass(60_000);
    expect(createTitles()).toEqual(['Added to bag']);
    await userEvent.unhover(region.getByText('Added to bag'));
    pass(6000);
    expect(createTitles()).toEqual([]);
  });

  it('pauses the clock while it contains the focus', async () => {
    const { show, pass } = setUp();
    show({ title: 'Added to bag', action: { label: 'To the bag', href: '#bag' } });
    region.getByRole('link', { name: 'To the bag' }).element().focus();
    pass(60_000);
    expect(createTitles()).toEqual(['Added to bag']);
    page.getByRole('button', { name: 'Elsewhere' }).element().focus();
    pass(12_000);
    expect(createTitles()).toEqual([]);
  });

  it('closes one toast by its button and does not change the time of others', async () => {
    const { show, pass } = setUp();
    show({ title: 'Added to bag', persistent: true });
    show({ title: 'Saved' });
    await region.getByRole('listitem').first().getByRole('button', { name: 'Close' }).click();
    expect(createTitles()).toEqual(['Saved']);
    pass(6000);
    expect(createTitles()).toEqual([]);
  });

  it('runs the action of its button and closes', async () => {
    const { show } = setUp();
    const onPress = vi.fn();
    show({ title: 'Removed', action: { label: 'Undo', onPress } });
    await region.getByRole('button', { name: 'Undo' }).click();
    expect(onPress).toHaveBeenCalledOnce();
    expect(createTitles()).toEqual([]);
  });

  it('announces politely and does not move the focus', async () => {
    const { show } = setUp();
    const elsewhere = page.getByRole('button', { name: 'Elsewhere' }).element();
    elsewhere.focus();
    show({ title: 'That did not work', kind: 'danger' });
    await expect.element(region.getByRole('status')).toHaveTextContent('That did not work');
    expect(document.activeElement).toBe(elsewhere);
  });
});

/** A region with a clock that only the test advances. */
function setUp() {
  const clock = createTestClock();
  const queue = createToastQueue({ duration: 6000, durationWithAction: 12_000 }, clock);
  render(
    <>
      <button>Elsewhere</button>
      <ToastRegion queue={queue} label="Notifications" closeLabel="Close" />
    </>,
  );
  return {
    show: (toast: Toast): void => act(() => void queue.show(toast)),
    pass: (milliseconds: number): void => act(() => clock.pass(milliseconds)),
  };
}
