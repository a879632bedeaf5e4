import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createRecordingHost } from '#blocks/host/recording-host.ts';
import { BlockStory } from '#blocks/parts/stories/story.tsx';
import { minimal, typical } from './pop-up.fixtures.ts';

const track = vi.fn();
const flags = new Map<string, string>();
const { flags: _flags, ...core } = createRecordingHost(() => undefined);
const host = {
  ...core,
  track,
  flags: { get: (name: string) => flags.get(name), set: (name: string, value: string) => void flags.set(name, value) },
};

const getTrackedEvents = () =>
  track.mock.calls.map(([{ name, data }]) => [name, data.kind, data.action, data.text].filter(Boolean).join(' '));
const tab = () => page.getByRole('button', { name: 'Ten percent off?' });
const getDialog = () => page.getByRole('dialog', { name: 'Ten percent off your first order' });

function show(content: object): void {
  render(
    <>
      <a href="#before">Before</a>
      <BlockStory content={content as typeof typical} host={host} />
    </>,
  );
}

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  track.mockReset();
  flags.clear();
});

describe('pop-up', () => {
  it('tracks its impression at once, opens after its delay without taking the focus, and closes for good', async () => {
    show({ ...typical, delay: undefined });
    await vi.waitUntil(() => getTrackedEvents().length === 1);
    expect(getTrackedEvents()).toEqual(['pop-up-impression Newsletter']);
    vi.advanceTimersByTime(1900);
    expect(getDialog().elements()).toEqual([]);
    await vi.waitUntil(() => getDialog().elements().length === 1);
    expect(document.activeElement).toBe(document.body);
    await page.getByRole('button', { name: 'Don’t show again' }).click();
    expect(getDialog().elements()).toEqual([]);
    expect(flags.get('dismissedPopUps')).toBe(typical.id);
    expect(getTrackedEvents().slice(1)).toEqual(['pop-up-expand Newsletter', 'pop-up-close Newsletter']);
  });

  it('waits while a dialog is open before it opens by itself', async () => {
    render(<dialog>Your cart</dialog>);
    const other = document.querySelector('dialog');
    other?.showModal();
    show({ ...typical, delay: 2000 });
    await vi.waitUntil(() => getTrackedEvents().length === 1);
    vi.advanceTimersByTime(6000);
    expect(getTrackedEvents()).toEqual(['pop-up-impression Newsletter']);
    other?.close();
    vi.advanceTimersByTime(2000);
    await vi.waitUntil(() => getDialog().elements().length === 1);
  });

  it('takes the focus when the visitor opens it, and returns it on Escape', async () => {
    show(typical);
    await vi.waitUntil(() => tab().elements().length === 1);
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    await vi.waitUntil(() => getDialog().elements()[0] === document.activeElement);
    await userEvent.keyboard('{Escape}');
    expect(getDialog().elements()).toEqual([]);
    expect(document.activeElement?.textContent).toBe('Before');
  });

  it('ignores Escape outside of it', async () => {
    show({ ...typical, delay: 0 });
    await vi.waitUntil(() => getDialog().elements().length === 1);
    await userEvent.keyboard('{Escape}');
    expect(getDialog().elements()).toHaveLength(1);
  });

  it('tracks which of its buttons was followed', async () => {
    show({ ...minimal, delay: 0, targets: [{ text: 'Create an account', url: '#modal-sign-up' }] });
    await vi.waitUntil(() => page.getByRole('dialog').elements().length === 1);
    await page.getByRole('link', { name: 'Create an account' }).click();
    expect(getTrackedEvents().at(-1)).toBe('pop-up-click Account Registration Create an account');
  });
});
