import { act, cleanup, render } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { productMessages } from '#generated/messages/product/en.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { toAddedLine } from '../cart/changes/added-line.ts';
import { CommerceStage } from '../cart/testing/commerce-stage.tsx';
import { createFakeShop, type FakeShop } from '../cart/testing/fake-shop.ts';
import { boulder, denver, mixedCart, shippedItem } from '../delivery/delivery.fixtures.ts';
import { DeliveryChoice } from './delivery-choice.tsx';
import type { DeliveryChoiceProps } from './delivery-choice-props.ts';

const messages = bindMessages(productMessages, 'en-US');
const line = toAddedLine(shippedItem, 1);
const cookie = 'cairn.store.TARNFELL-US';

function Choice(props: Omit<DeliveryChoiceProps, 'isPickup' | 'onPickup'>): ReactElement {
  const [isPickup, setPickup] = useState(false);
  return <DeliveryChoice {...props} isPickup={isPickup} onPickup={setPickup} />;
}

interface Setting {
  readonly store?: typeof denver;
  readonly quantity?: number;
  readonly hasLine?: boolean;
}

async function show({ store, quantity = 3, hasLine = true }: Setting = {}) {
  if (store) document.cookie = `${cookie}=${store.id}; path=/`;
  const base = createFakeShop(mixedCart);
  const requests: string[] = [];
  const shop: FakeShop = {
    ...base,
    async fetch(input, init) {
      const request = new Request(input, init);
      const { pathname } = new URL(request.url);
      requests.push(pathname);
      if (pathname.endsWith('/stores/v1/search')) return Response.json({ total: 1, stores: store ? [store] : [] });
      if (pathname.endsWith('/availability')) return Response.json({ storeInventory: [{ storeId: store?.id, quantity }] });
      return base.fetch(request);
    },
  };
  const handlers = {
    onChange: vi.fn<DeliveryChoiceProps['onChange']>(),
    onMissing: vi.fn<() => void>(),
    onFindStore: vi.fn<() => void>(),
  };
  // A suspended component continues only inside act.
  await act(async () =>
    render(
      <CommerceStage cart={mixedCart} shop={shop}>
        {({ formatters }) => (
          <Choice
            productId={shippedItem.productId}
            qty={1}
            line={hasLine ? line : undefined}
            pickupPort={{ locale: 'en-us', onFindStore: handlers.onFindStore, onMove: () => undefined }}
            messages={messages}
            formatters={formatters}
            onChange={handlers.onChange}
            onMissing={handlers.onMissing}
          />
        )}
      </CommerceStage>,
    ),
  );
  return { ...handlers, requests };
}

const forget = (): void => {
  document.cookie = `${cookie}=; path=/; max-age=0`;
};
beforeEach(forget);
afterEach(() => {
  cleanup();
  forget();
});

const pickup = page.getByRole('radio', { name: 'Pick up in store' });
const choosePickup = () => act(async () => pickup.click());

describe('DeliveryChoice', () => {
  it('ships by default and loads nothing about stores', async () => {
    const { requests } = await show();
    await expect.element(page.getByRole('radio', { name: 'Ship to me' })).toBeChecked();
    await expect.element(page.getByText('Pickup is free and often ready the same day.')).toBeVisible();
    expect(requests).toEqual([]);
  });

  it('lets a visitor without a store choose one', async () => {
    const { onFindStore } = await show();
    await choosePickup();
    await page.getByRole('button', { name: 'Choose a store' }).click();
    expect(onFindStore).toHaveBeenCalledExactlyOnceWith(line);
  });

  it('offers pickup in the visitor’s store', async () => {
    const { onChange } = await show({ store: denver });
    await expect.element(page.getByText(/^Denver Union · 3 in stock, ready/)).toBeVisible();
    await choosePickup();
    const choice = { code: 'pickup', storeId: denver.id };
    await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith({ choice, storeName: denver.name, movesOthers: false }));
    await page.getByRole('radio', { name: 'Ship to me' }).click();
    expect(onChange).toHaveBeenLastCalledWith(undefined);
  });

  it('reports that other pickups of the cart would move', async () => {
    const { onChange } = await show({ store: boulder });
    await choosePickup();
    await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ movesOthers: true })));
  });

  it('reports no pickup if the store is out of stock', async () => {
    const { onChange } = await show({ store: denver, quantity: 0 });
    await choosePickup();
    await expect.element(page.getByText('Denver Union · Not available there')).toBeVisible();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('asks for a size before a store search', async () => {
    const { onMissing, onFindStore } = await show({ hasLine: false });
    await choosePickup();
    await page.getByRole('button', { name: 'Choose a store' }).click();
    expect(onMissing).toHaveBeenCalledOnce();
    expect(onFindStore).not.toHaveBeenCalled();
  });
});
