import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { storesMessages } from '#generated/messages/stores/en.ts';
import type { Cart } from '#generated/openapi/cart.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { useGetCart } from '../../cart/changes/get-cart.ts';
import { CommerceStage, type StageTools } from '../../cart/testing/commerce-stage.tsx';
import { createFakeShop, type FakeShop } from '../../cart/testing/fake-shop.ts';
import { boulder, denver, mixedCart } from '../delivery.fixtures.ts';
import type { StoreMove } from '../store-move/store-move.ts';
import { DeliveryForm } from './delivery-form.tsx';

const stores = bindMessages(storesMessages, 'en-US');

interface Props extends StageTools {
  readonly onSaved: (text: string) => void;
  readonly onMove: (move: StoreMove) => void;
}

function Form({ deliveryMessages, formatters, onSaved, onMove }: Props): ReactElement | null {
  const { data: cart } = useGetCart();
  const [item] = cart?.items ?? [];
  if (!cart || !item) return null;
  return (
    <DeliveryForm
      cart={cart}
      item={item}
      messages={deliveryMessages}
      storesMessages={stores}
      formatters={formatters}
      onSaved={onSaved}
      onCancel={() => undefined}
      onMove={onMove}
    />
  );
}

function show(cart: Cart = mixedCart) {
  const base = createFakeShop(cart);
  const shop: FakeShop = {
    ...base,
    async fetch(input, init) {
      const request = new Request(input, init);
      const { pathname } = new URL(request.url);
      if (!pathname.endsWith('/stores/v1/search')) return base.fetch(request);
      return Response.json({ origin: { latitude: 40, longitude: -105 }, total: 2, stores: [denver, { ...boulder, inventory: 5 }] });
    },
  };
  const onSaved = vi.fn<(text: string) => void>();
  const onMove = vi.fn<(move: StoreMove) => void>();
  render(
    <CommerceStage cart={cart} shop={shop}>
      {(tools) => <Form {...tools} onSaved={onSaved} onMove={onMove} />}
    </CommerceStage>,
  );
  return { shop, onSaved, onMove };
}

afterEach(cleanup);

const getOption = (name: RegExp) => page.getByRole('radio', { name });
const save = page.getByRole('button', { name: 'Save' });

describe('DeliveryForm', () => {
  it('offers every delivery with its store, stock, time and price and saves the chosen one', async () => {
    const { shop, onSaved } = show();
    await expect.element(getOption(/^Standard 3–5 business days \$8\.00/)).toBeChecked();
    await getOption(/^Store pickup Denver Union · 3 in stock Free/).click();
    await save.click();
    await vi.waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith('Ridgeline Shell – Store pickup. Saved.'));
    expect(shop.cart()?.items[0]?.shippingId).toBe('pickup');
  });

  it.each(['INV409', 'STR404'])('stays open and shows why a choice was rejected with %s', async (errorId) => {
    const { shop, onSaved } = show();
    shop.rejectNext('POST /api/cart/v1/shippingMethod', errorId === 'INV409' ? 409 : 404, errorId);
    await getOption(/^Ship to store/).click();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await save.click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    expect(onSaved).not.toHaveBeenCalled();
    expect(shop.cart()?.items[0]?.shippingId).toBe('me');
  });

  it('finds another store by keyboard and asks before it moves the cart’s other pickups', async () => {
    const { onMove, onSaved } = show();
    await page.getByRole('button', { name: 'Choose another store' }).click();
    await page.getByRole('searchbox', { name: 'City or ZIP code' }).fill('Boulder');
    await userEvent.keyboard('{Enter}');
    await page.getByRole('radio', { name: /^Boulder Pearl Street/ }).click();
    await page.getByRole('button', { name: 'Use this store' }).click();
    await expect.element(getOption(/^Store pickup Boulder Pearl Street · 5 in stock/)).toBeChecked();
    await expect.element(page.getByText(/These items move|This item moves/)).toBeVisible();
    await save.click();
    const choice = { code: 'pickup', storeId: boulder.id };
    expect(onMove).toHaveBeenCalledExactlyOnceWith({ choice, storeName: boulder.name, itemId: 'item-1' });
    expect(onSaved).not.toHaveBeenCalled();
  });
});
