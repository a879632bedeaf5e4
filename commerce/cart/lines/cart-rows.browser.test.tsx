import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Cart } from '#generated/openapi/cart.ts';
import { changedCart, mixedCart, pickupItem, shippedItem } from '../../delivery/delivery.fixtures.ts';
import type { FormOutcome } from '../cart-screen-props.ts';
import { CartScreen } from '../cart-screen.tsx';
import { CommerceStage } from '../testing/commerce-stage.tsx';
import { createFakeShop } from '../testing/fake-shop.ts';

function show(cart: Cart, outcome?: FormOutcome) {
  const shop = createFakeShop(cart);
  render(
    <CommerceStage cart={cart} shop={shop}>
      {(tools) => <CartScreen {...tools} suggestions={[]} outcome={outcome} />}
    </CommerceStage>,
  );
  return shop;
}

afterEach(cleanup);

describe('CartRows', () => {
  it('lists the lines of several shipments below their deliveries', async () => {
    show(mixedCart);
    const pickups = page.getByRole('region', { name: 'Pickup at Denver Union' });
    await expect.element(pickups.getByRole('heading', { level: 3, name: pickupItem.name })).toBeVisible();
    await expect
      .element(page.getByRole('region', { name: 'Ships to you' }).getByRole('heading', { level: 3 }))
      .toHaveTextContent(shippedItem.name);
    expect(pickups.getByText('Pickup at Denver Union').elements()).toHaveLength(1);
  });

  it('names the delivery at each line of a single shipment', async () => {
    show({ ...mixedCart, items: [shippedItem], shippingMethods: mixedCart.shippingMethods.slice(0, 1) });
    await expect.element(page.getByText('Ships to you · 3–5 business days')).toBeVisible();
    const change = page.getByRole('link', { name: 'Change delivery of Ridgeline Shell' });
    await expect.element(change).toHaveAttribute('href', '/en-us/cart?delivery=item-1');
  });

  it('shows the delivery form within its line, for pages without JavaScript', async () => {
    show(mixedCart, { deliveryItemId: shippedItem.id, rejection: { itemId: shippedItem.id, text: 'The store has too few.' } });
    await expect.element(page.getByRole('radio', { name: /^Standard/ })).toBeChecked();
    await expect.element(page.getByText('The store has too few.')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/en-us/cart');
  });

  it('reports changed deliveries once and moves the focus to the heading when they are settled', async () => {
    const flash = [{ type: 'PickupToHome' as const, code: 'ORD516', message: 'Changed.', details: [] }];
    show({ ...changedCart, flash });
    expect(page.getByText('Pickup is no longer available.', { exact: false }).elements()).toHaveLength(0);
    await page.getByRole('button', { name: 'Accept for Ridgeline Shell' }).click();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect.element(page.getByRole('status').getByText('Ridgeline Shell – Standard. Saved.')).toBeInTheDocument();
  });
});
