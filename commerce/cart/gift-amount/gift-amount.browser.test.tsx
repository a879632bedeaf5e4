import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CartItem } from '#generated/openapi/cart.ts';
import { notedCart } from '../cart.fixtures.ts';
import { CommerceStage } from '../testing/commerce-stage.tsx';
import { createFakeShop } from '../testing/fake-shop.ts';
import { GiftAmount } from './gift-amount.tsx';

afterEach(cleanup);

const [row] = notedCart.items;
const item = { ...row, giftCardAmount: 75, giftCardBounds: { min: 10, max: 500 } } as CartItem;
const cart = { ...notedCart, items: [item] };
const path = `PUT /api/cart/v1/cart/${cart.id}/item`;
const summary = page.getByText('Change amount');
const amount = page.getByRole('textbox', { name: 'Amount' });

describe('GiftAmount', () => {
  it('sends a changed amount and returns the focus', async () => {
    const shop = show();
    await summary.click();
    await expect.element(amount).toHaveValue('75');
    await amount.fill('37,50');
    await userEvent.keyboard('{Enter}');
    await expect.element(amount).not.toBeInTheDocument();
    await expect.element(summary).toHaveFocus();
    expect(shop.getSentBodies(path)).toEqual([{ itemId: item.id, giftCardAmount: 37.5 }]);
  });

  it('rejects an amount outside its bounds without a request', async () => {
    const shop = show();
    await summary.click();
    await amount.fill('501');
    await userEvent.keyboard('{Enter}');
    await expect.element(amount).toHaveAccessibleDescription(/Enter an amount from \$10\.00 to \$500\.00\./);
    await expect.element(amount).toHaveFocus();
    expect(shop.getSentBodies(path)).toEqual([]);
  });
});

function show() {
  const shop = createFakeShop(cart);
  render(
    <CommerceStage cart={cart} shop={shop}>
      {(tools) => <GiftAmount item={item} {...tools} />}
    </CommerceStage>,
  );
  return shop;
}
