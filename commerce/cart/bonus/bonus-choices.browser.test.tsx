import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { CartScreen } from '../cart-screen.tsx';
import { promotedCart } from '../cart.fixtures.ts';
import { CommerceStage } from '../testing/commerce-stage.tsx';
import { createFakeShop, type FakeShop } from '../testing/fake-shop.ts';

afterEach(cleanup);

const gifts = page.getByRole('region', { name: 'Choose 2 free gifts' });
const choose = (name: string) => gifts.getByRole('button', { name: `Choose ${name}` });

describe('BonusChoices', () => {
  it('accepts as many gifts as the promotion gives and no more', async () => {
    const shop = show();
    await choose('Drumlin Socks').click();
    await expect.element(gifts.getByText('1 of 2 chosen')).toBeVisible();
    await choose('Fell Tee').click();
    await expect.element(gifts.getByText('2 of 2 chosen')).toBeVisible();
    await expect.element(choose('Crag Cap')).toBeDisabled();
    expect(shop.cart()?.items.filter(({ bonus }) => bonus)).toHaveLength(3);
  });

  it('removes a chosen gift again', async () => {
    const shop = show();
    await choose('Drumlin Socks').click();
    await gifts.getByRole('button', { name: 'Put Drumlin Socks back' }).click();
    await expect.element(gifts.getByText('0 of 2 chosen')).toBeVisible();
    await expect.element(choose('Drumlin Socks')).toBeEnabled();
    expect(shop.cart()?.items.filter(({ bonus }) => bonus)).toHaveLength(1);
  });

  it('shows an option as out of stock instead of offering it', async () => {
    show();
    await expect.element(gifts.getByText('Out of stock')).toBeVisible();
    await expect.element(choose('Camp Lantern')).not.toBeInTheDocument();
  });

  it('shows why a gift could not be chosen', async () => {
    show().rejectNext('POST', 409, 'INV700', { additionalInfo: { availableQty: 0 } });
    await choose('Drumlin Socks').click();
    await expect.element(gifts.getByText(/out of stock, so we couldn’t/)).toBeVisible();
  });
});

describe("CartLine of a promotion's gift", () => {
  it('has neither a quantity field nor a remove button', async () => {
    show();
    const row = page.getByRole('listitem').filter({ hasText: 'Gift with your purchase' });
    await expect.element(row.getByText('Free', { exact: true })).toBeVisible();
    await expect.element(row.getByRole('button')).not.toBeInTheDocument();
  });
});

function show(): FakeShop {
  const shop = createFakeShop(promotedCart);
  render(
    <CommerceStage cart={promotedCart} shop={shop}>
      {(tools) => <CartScreen {...tools} suggestions={[]} />}
    </CommerceStage>,
  );
  return shop;
}
