import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inertHost } from '#engine/render/inert-host.ts';
import { HostContext } from '../canvas/host-context.ts';
import { useDialogIntent } from './use-dialog-intent.ts';

const intents = ['pointerover', 'focusin', 'touchstart'];

/** The real pointer may be over the page, and Chromium then sends events on every layout change. */
function ignoreTrusted(event: Event): void {
  if (event.isTrusted) event.stopImmediatePropagation();
}

const prefetch = vi.fn(async (_href: string) => undefined);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('useDialogIntent', () => {
  function Page() {
    useDialogIntent('en-us', prefetch);
    return (
      <>
        <a href="?productType=jackets#modal-size-chart">Sizes</a>
        <a href="/en-us/cart">Cart</a>
        <a href="/en-us/account/sign-in" data-dialog="sign-in">
          Sign in
        </a>
        <a href="/en-us/p/kestrel-TFKES01M" data-dialog="quickshop" data-dialog-params="product=TFKES01M">
          Quick shop
        </a>
        <button data-action="dialog:newsletter">Letters</button>
      </>
    );
  }

  beforeEach(() => {
    for (const intent of intents) window.addEventListener(intent, ignoreTrusted, true);
    vi.useFakeTimers();
    prefetch.mockClear();
    render(
      <HostContext value={inertHost}>
        <Page />
      </HostContext>,
    );
  });
  afterEach(() => {
    for (const intent of intents) window.removeEventListener(intent, ignoreTrusted, true);
    vi.useRealTimers();
  });
  const readPrefetched = async (): Promise<readonly string[]> => {
    await vi.advanceTimersByTimeAsync(500);
    return prefetch.mock.calls.map(([href]) => href);
  };

  it('prefetches the dialog of a hovered link', async () => {
    fireEvent.pointerOver(screen.getByRole('link', { name: 'Sizes' }));
    expect(await readPrefetched()).toEqual(['?productType=jackets#modal-size-chart']);
  });

  it('prefetches the dialog of a link whose href is a page', async () => {
    fireEvent.pointerOver(screen.getByRole('link', { name: 'Sign in' }));
    expect(await readPrefetched()).toEqual(['#modal-sign-in']);
  });

  it('prefetches the dialog with the parameters of its link', async () => {
    fireEvent.pointerOver(screen.getByRole('link', { name: 'Quick shop' }));
    expect(await readPrefetched()).toEqual(['?product=TFKES01M#modal-quickshop']);
  });

  it('prefetches the dialog of a button that is focused or touched', async () => {
    fireEvent.focusIn(screen.getByRole('button'));
    expect(await readPrefetched()).toEqual(['#modal-newsletter']);
    fireEvent.touchStart(screen.getByRole('button'));
    expect(await readPrefetched()).toHaveLength(2);
  });

  it('prefetches nothing if the pointer only passes, or for other links', async () => {
    fireEvent.pointerOver(screen.getByRole('link', { name: 'Sizes' }));
    fireEvent.pointerOver(screen.getByRole('link', { name: 'Cart' }));
    expect(await readPrefetched()).toEqual([]);
  });
});
