import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { sampleCart } from '#commerce/cart/cart.fixtures.ts';
import { CommerceStage } from '#commerce/cart/testing/commerce-stage.tsx';
import { createFakeShop } from '#commerce/cart/testing/fake-shop.ts';
import { sampleEntry } from '#commerce/stores/stores.fixtures.ts';
import { storesMessages } from '#generated/messages/stores/en.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import type { ChangedStore } from './changed-store.ts';
import StoreChangedView from './store-changed-view.tsx';

const [item] = sampleCart.items;
const store = sampleEntry();
const rows: ChangedStore['rows'] = item ? [{ shippingId: 'pickup', code: 'pickup', storeName: 'Boulder Pearl', items: [item] }] : [];
const onOpenChange = vi.fn<(isOpen: boolean) => void>();
const sent = vi.fn<(body: unknown) => void>();

function show(critical: ChangedStore, status = 200): void {
  const fake = createFakeShop(sampleCart);
  const shop: typeof fake = {
    ...fake,
    async fetch(input, init) {
      const request = new Request(input, init);
      if (!request.url.includes('/shippingMethod')) return fake.fetch(input, init);
      sent(await request.json());
      return Response.json(status === 200 ? sampleCart : { errorDetails: [{ errorId: 'STR404', message: 'No store.' }] }, { status });
    },
  };
  render(
    <CommerceStage cart={sampleCart} shop={shop}>
      {() => (
        <StoreChangedView
          params={undefined}
          locale="en-us"
          frame={{ isOpen: true, onOpenChange, closeLabel: 'Close' }}
          messages={{ stores: bindMessages(storesMessages, 'en-US') }}
          critical={critical}
          deferred={undefined}
        />
      )}
    </CommerceStage>,
  );
}

const move = () => page.getByRole('button', { name: `Move to ${store.name}` });

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

describe('StoreChangedView', () => {
  it('lists the items of the previous store and moves them', async () => {
    show({ store, rows });
    await expect.element(page.getByRole('heading', { name: 'Pickup at Boulder Pearl' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: item?.name ?? '' })).toBeVisible();
    await move().click();
    await expect.element(page.getByText(`You’ll pick up your items at ${store.name}.`)).toBeVisible();
    expect(sent.mock.calls).toEqual([[expect.objectContaining({ shippingId: 'pickup', code: 'pickup', storeId: store.id })]]);
    await page.getByRole('button', { name: 'Done' }).click();
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });

  it('moves nothing if the shopper keeps the items as they are', async () => {
    show({ store, rows });
    await page.getByRole('button', { name: 'Keep the current store' }).click();
    expect(onOpenChange).toHaveBeenCalledWith(false);
    expect(sent).not.toHaveBeenCalled();
  });

  it('reports that the items could not be moved', async () => {
    show({ store, rows }, 404);
    await move().click();
    await expect.element(page.getByText('We couldn’t move the items. They stay where they are.')).toBeVisible();
    await expect.element(move()).toBeEnabled();
  });

  it('reports that nothing needs to move', async () => {
    show({ store, rows: [] });
    await expect.element(page.getByText('Nothing in your cart needs to move.', { exact: false })).toBeVisible();
  });
});
