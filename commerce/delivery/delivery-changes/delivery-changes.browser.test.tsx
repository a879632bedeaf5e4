import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { deliveryMessages } from '#generated/messages/delivery/en.ts';
import type { Cart } from '#generated/openapi/cart.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { useGetCart } from '../../cart/changes/get-cart.ts';
import { CommerceStage } from '../../cart/testing/commerce-stage.tsx';
import { createFakeShop } from '../../cart/testing/fake-shop.ts';
import type { Formatters } from '../../site/formatters.ts';
import { changedCart, pickupItem, pickupToHome, shipToStore } from '../delivery.fixtures.ts';
import { DeliveryChanges } from './delivery-changes.tsx';

const messages = bindMessages(deliveryMessages, 'en-US');
const both: Cart = {
  ...changedCart,
  deliveryChanges: [pickupToHome, { ...pickupToHome, itemId: pickupItem.id, from: shipToStore, priceDifference: 0, canUndo: true }],
};

interface Props {
  readonly formatters: Formatters;
  readonly onSettled: (text: string) => void;
}

function Changes({ formatters, onSettled }: Props): ReactElement | null {
  const { data: cart } = useGetCart();
  return cart ? <DeliveryChanges cart={cart} messages={messages} formatters={formatters} onSettled={onSettled} /> : null;
}

function show(cart: Cart) {
  const shop = createFakeShop(cart);
  const onSettled = vi.fn<(text: string) => void>();
  render(
    <CommerceStage cart={cart} shop={shop}>
      {({ formatters }) => <Changes formatters={formatters} onSettled={onSettled} />}
    </CommerceStage>,
  );
  return { shop, onSettled };
}

afterEach(cleanup);

const accept = page.getByRole('button', { name: 'Accept for Ridgeline Shell' });

describe('DeliveryChanges', () => {
  it('reports the change, its reason and its cost', async () => {
    show(changedCart);
    const section = page.getByRole('region', { name: 'We had to change the delivery of one item' });
    for (const text of ['Store pickup', 'Standard', 'Denver Union no longer has enough in stock. Shipping costs $8.00 more.'])
      await expect.element(section.getByText(text, { exact: true })).toBeVisible();
  });

  it('accepts the new delivery and closes', async () => {
    const { shop, onSettled } = show(changedCart);
    await accept.click();
    await vi.waitFor(() => expect(onSettled).toHaveBeenCalledExactlyOnceWith('Ridgeline Shell – Standard. Saved.'));
    expect(shop.cart()?.deliveryChanges).toEqual([]);
    await expect.element(accept).not.toBeInTheDocument();
  });

  it('restores the previous delivery if possible and keeps the focus among the others', async () => {
    const { shop, onSettled } = show(both);
    await page.getByRole('button', { name: /^Undo for Scree/ }).click();
    await expect.element(page.getByRole('heading', { name: 'We had to change the delivery of one item' })).toHaveFocus();
    expect(shop.cart()?.items[1]?.shippingOptions.find(({ selected }) => selected)?.shippingMethod.code).toBe('sts');
    expect(onSettled).not.toHaveBeenCalled();
  });

  it('links to the other deliveries without JavaScript', async () => {
    show(changedCart);
    const link = page.getByRole('link', { name: 'Choose another delivery for Ridgeline Shell' });
    await expect.element(link).toHaveAttribute('href', '/en-us/cart?delivery=item-1');
    await expect.element(link).toHaveAttribute('data-dialog', 'cart-change-shipping-method');
  });

  it('shows at the line why a choice was rejected', async () => {
    const { shop } = show(changedCart);
    shop.rejectNext('POST /api/cart/v1/shippingMethod', 409, 'INV409');
    const rejection = page.getByText('Some items aren’t in stock in the quantity you chose.');
    await expect.element(accept).toBeVisible();
    await expect.element(rejection).not.toBeInTheDocument();
    await accept.click();
    await expect.element(rejection).toBeVisible();
    await expect.element(accept).toBeEnabled();
  });
});
