import { act, cleanup, render } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { addedLineOf } from '../cart/changes/added-line.ts';
import { CommerceStage } from '../cart/testing/commerce-stage.tsx';
import { createFakeShop, type FakeShop } from '../cart/testing/fake-shop.ts';
import { boulder, denver, mixedCart, shippedItem } from '../delivery/delivery.fixtures.ts';
import type { ChosenPickup } from './chosen-pickup.ts';
import { DeliveryChoice } from './delivery-choice.tsx';

const line = addedLineOf(shippedItem, 1);
const cookie = 'cairn.store.TARNFELL-US';

interface Setting {
  readonly store?: typeof denver;
  readonly quantity?: number;
  readonly hasLine?: boolean;
}

async function show({ store, quantity = 3, hasLine = true }: Setting = {}) {
  if (store) document.cookie = `${cookie}=${store.id}; path=/`;
  const base = createFakeShop(mixedCart);
  const shop: FakeShop = {
    ...base,
    async fetch(input, init) {
      const request = new Request(input, init);
      const { pathname } = new URL(request.url);
      if (pathname.endsWith('/stores/v1/search')) return Response.json({ total: 1, stores: store ? [store] : [] });
      if (pathname.endsWith('/availability')) return Response.json({ storeInventory: [{ storeId: store?.id, quantity }] });
      return base.fetch(request);
    },
  };
  const onChange = vi.fn<(pickup: ChosenPickup | undefined) => void>();
  const onMissing = vi.fn<() => void>();
  const onFindStore = vi.fn<() => void>();
  // What suspends goes on inside of act alone.
  await act(async () =>
    render(
      <CommerceStage cart={mixedCart} shop={shop}>
        {({ formatters }) => (
          <Suspense>
            <DeliveryChoice
              productId={shippedItem.productId}
              qty={1}
              line={hasLine ? line : undefined}
              pickup={{ locale: 'en-us', onFindStore, onMove: () => undefined }}
              formatters={formatters}
              onChange={onChange}
              onMissing={onMissing}
            />
          </Suspense>
        )}
      </CommerceStage>,
    ),
  );
  return { onChange, onMissing, onFindStore };
}

const forget = (): void => {
  document.cookie = `${cookie}=; path=/; max-age=0`;
};
beforeEach(forget);
afterEach(() => {
  cleanup();
  forget();
});

const pickup = page.getByRole('radio', { name: /^Pick up in/ });

describe('DeliveryChoice', () => {
  it('ships by default and lets a visitor without a store choose one', async () => {
    const { onFindStore } = await show();
    await expect.element(page.getByRole('radio', { name: 'Ship to me' })).toBeChecked();
    await expect.element(pickup).toBeDisabled();
    await page.getByRole('button', { name: 'Choose a store' }).click();
    expect(onFindStore).toHaveBeenCalledExactlyOnceWith(line);
  });

  it('picks up in the visitor’s store', async () => {
    const { onChange } = await show({ store: denver });
    await expect.element(page.getByText(/^3 in stock, ready/)).toBeVisible();
    await pickup.click();
    const choice = { code: 'pickup', storeId: denver.id };
    await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith({ choice, storeName: denver.name, movesOthers: false }));
    await page.getByRole('radio', { name: 'Ship to me' }).click();
    expect(onChange).toHaveBeenLastCalledWith(undefined);
  });

  it('reports that pickups of the cart would move from another store', async () => {
    const { onChange } = await show({ store: boulder });
    await pickup.click();
    await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ movesOthers: true })));
  });

  it('offers no pickup where the store has none', async () => {
    await show({ store: denver, quantity: 0 });
    await expect.element(page.getByText('Not available there')).toBeVisible();
    await expect.element(pickup).toBeDisabled();
  });

  it('asks for a size before a store is found', async () => {
    const { onMissing, onFindStore } = await show({ hasLine: false });
    await page.getByRole('button', { name: 'Choose a store' }).click();
    expect(onMissing).toHaveBeenCalledOnce();
    expect(onFindStore).not.toHaveBeenCalled();
  });
});
