import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setCartCount } from '#commerce/cart/mini-cart/cart-count.ts';
import { inertHost } from '#engine/render/inert-host.ts';
import type { ShownChoice } from '../canvas/get-shown-choices.ts';
import { HostContext } from '../canvas/host-context.ts';
import { isRecalculatingLines } from '../host/recalculate.ts';
import { dispatchCartChange, dispatchRecalculate, recalculateEvent } from '../host/recalculate-event.ts';
import type { SiteFrameData } from '../page/load-site-frame.ts';
import { consentCookie, consentEvent, formatConsent, purposes, type Purpose } from '../request/consent.ts';
import { shownCookie } from '../request/recalculation.ts';
import { Recalculation } from './recalculation.tsx';

const hero: ShownChoice = { id: 'hero', chosen: 'A' };
const loads = vi.fn<(request: { readonly shown: string | undefined; readonly lines: boolean }) => unknown>();

function getCookie(name: string): string | undefined {
  const value = new RegExp(`(?:^|; )${name}=([^;]+)`).exec(document.cookie)?.[1];
  return value === undefined ? undefined : decodeURIComponent(value);
}

function allow(allowed: readonly Purpose[]): void {
  document.cookie = `${consentCookie}=${formatConsent(allowed)}; path=/`;
  window.dispatchEvent(new Event(consentEvent));
}

function Frame(): React.ReactElement {
  return <Recalculation frame={useLoaderData<SiteFrameData>()} />;
}

async function open(choices: readonly ShownChoice[] = [hero]): Promise<void> {
  const frame = { choices, cart: { count: 0 } } as unknown as SiteFrameData;
  const loader = async (): Promise<SiteFrameData> => {
    loads({ shown: getCookie(shownCookie), lines: isRecalculatingLines() });
    return { ...frame };
  };
  const router = createMemoryRouter([{ path: '/', loader, element: <Frame />, children: [{ index: true, element: null }] }], {
    hydrationData: { loaderData: { '0': frame } },
  });
  await act(
    async () =>
      void render(
        <HostContext value={inertHost}>
          <RouterProvider router={router} />
        </HostContext>,
      ),
  );
}

/** Long enough for all requests of an action. */
const waitUntilSettled = (): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(500)));
const createItem = (sku: string, qty: number) => ({ sku, qty });
const change = (before: readonly object[] | null, after: readonly object[]) =>
  dispatchCartChange({ before: before && { items: before }, after: { items: after } } as unknown as Parameters<
    typeof dispatchCartChange
  >[0]);

describe('Recalculation', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    document.cookie = `${consentCookie}=${formatConsent(purposes)}; path=/`;
    setCartCount(0);
    loads.mockClear();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    document.cookie = `${consentCookie}=; max-age=0; path=/`;
  });

  it('requests frame and page once for an event of any script, with the variants shown', async () => {
    await open();
    window.dispatchEvent(new CustomEvent(recalculateEvent));
    window.dispatchEvent(new CustomEvent(recalculateEvent, { detail: { reason: 'request' } }));
    await waitUntilSettled();
    expect(loads.mock.calls).toEqual([[{ shown: 'hero:A', lines: false }]]);
    expect(getCookie(shownCookie)).toBeUndefined();
  });

  it('requests them once for a first item, and not for a coupon', async () => {
    await open();
    change([createItem('a', 1)], [createItem('a', 1)]);
    await waitUntilSettled();
    expect(loads).not.toHaveBeenCalled();
    change(null, [createItem('a', 1)]);
    act(() => setCartCount(1));
    await waitUntilSettled();
    expect(loads.mock.calls).toEqual([[{ shown: 'hero:A', lines: false }]]);
  });

  it('requests them for changed quantities only if experiences are shown', async () => {
    await open([]);
    change([createItem('a', 1)], [createItem('a', 2)]);
    await waitUntilSettled();
    expect(loads).not.toHaveBeenCalled();
    cleanup();
    await open();
    change([createItem('a', 1)], [createItem('a', 2)]);
    await waitUntilSettled();
    expect(loads.mock.calls).toEqual([[{ shown: 'hero:A', lines: true }]]);
  });

  it('requests them after consent as a first view if the server has not counted one yet', async () => {
    document.cookie = `${consentCookie}=; max-age=0; path=/`;
    await open();
    allow(['analytics']);
    await waitUntilSettled();
    allow(['analytics', 'marketing']);
    await waitUntilSettled();
    expect(loads.mock.calls.map(([{ shown }]) => shown)).toEqual([undefined, 'hero:A']);
  });

  it('requests them once again after events during a request', async () => {
    await open();
    const { promise: first, resolve: result } = Promise.withResolvers<void>();
    loads.mockImplementationOnce(() => {
      dispatchRecalculate('account');
      dispatchRecalculate('request');
      result();
    });
    dispatchRecalculate('account');
    await waitUntilSettled();
    await first;
    await waitUntilSettled();
    expect(loads).toHaveBeenCalledTimes(2);
  });

  it('stops when the page unmounts', async () => {
    await open();
    cleanup();
    dispatchRecalculate('request');
    await waitUntilSettled();
    expect(loads).not.toHaveBeenCalled();
  });
});
