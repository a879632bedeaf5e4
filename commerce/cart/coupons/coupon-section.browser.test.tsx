import { cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server.browser';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Cart } from '#generated/openapi/cart.ts';
import { CartScreen } from '../cart-screen.tsx';
import { openCart, promotedCart } from '../cart.fixtures.ts';
import { CommerceStage } from '../testing/commerce-stage.tsx';
import { createFakeShop, type FakeShop } from '../testing/fake-shop.ts';
import type { RejectedCode } from './use-coupons.ts';

afterEach(cleanup);

const field = page.getByRole('textbox', { name: 'Promo code' });
const apply = page.getByRole('button', { name: 'Apply' });
const codes = page.getByRole('list', { name: 'Promo codes' });

describe('CouponSection', () => {
  it('applies a code on Enter, shows and announces its discount and keeps the focus', async () => {
    const shop = show();
    await field.fill('  trail20 ');
    await userEvent.keyboard('{Enter}');
    await expect.element(codes.getByText('TRAIL20')).toBeVisible();
    await expect.element(page.getByRole('status').filter({ hasText: 'TRAIL20 is applied. You save $20.00.' })).toBeInTheDocument();
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue('');
    expect(shop.cart()?.totals.totalDiscount).toBe(20);
  });

  it('keeps a rejected code in the field with the reason until it is edited', async () => {
    const shop = show();
    shop.rejectNext('PUT', 422, 'PRM130');
    await field.fill('WINTER10');
    await apply.click();
    await expect.element(field).toHaveAccessibleDescription('This code has expired.');
    await expect.element(field).toHaveValue('WINTER10');
    await expect.element(field).toHaveFocus();
    await field.fill('WINTER1');
    await expect.element(page.getByText('This code has expired.')).not.toBeInTheDocument();
  });

  it('reports an empty field instead of sending it', async () => {
    const shop = show();
    await field.fill('   ');
    await apply.click();
    await expect.element(field).toHaveAccessibleDescription('Enter a promo code.');
    expect(shop.requests.filter((call) => call.startsWith('PUT'))).toEqual([]);
  });

  it('sends a code once while the response is pending', async () => {
    const shop = show();
    await field.fill('TRAIL20');
    for (const _ of [1, 2, 3]) (apply.element() as HTMLButtonElement).click();
    await expect.element(codes.getByText('TRAIL20')).toBeVisible();
    expect(shop.requests.filter((call) => call.startsWith('PUT'))).toHaveLength(1);
  });

  it('lists a code that does not apply, with its missing condition', async () => {
    show();
    await field.fill('big100');
    await apply.click();
    await expect.element(codes.getByText('Spend $20.00 more to use this code.')).toBeVisible();
  });

  it('removes a code and moves the focus to the field', async () => {
    const shop = show(promotedCart);
    await page.getByRole('button', { name: 'Remove code TRAIL20' }).click();
    await expect.element(codes.getByText('TRAIL20')).not.toBeInTheDocument();
    await expect.element(page.getByRole('status').filter({ hasText: 'Code TRAIL20 was removed.' })).toBeInTheDocument();
    await expect.element(field).toHaveFocus();
    expect(shop.cart()?.couponItems.map(({ code }) => code)).toEqual(['BIG100', 'MEMBER15']);
  });

  it('shows a code that was rejected before the page loaded', async () => {
    show(openCart, { code: 'WINTER10', text: 'This code has expired.' });
    await expect.element(field).toHaveValue('WINTER10');
    await expect.element(field).toHaveAccessibleDescription('This code has expired.');
  });

  it('applies a code that was typed before hydration', async () => {
    const shop = createFakeShop(openCart);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(stage(shop, openCart));
    await field.fill('TRAIL20');
    render(stage(shop, openCart), { container, hydrate: true });
    await apply.click();
    await expect.element(codes.getByText('TRAIL20')).toBeVisible();
  });
});

const stage = (shop: FakeShop, cart: Cart, rejectedCode?: RejectedCode) => (
  <CommerceStage cart={cart} shop={shop}>
    {(tools) => <CartScreen {...tools} suggestions={[]} rejectedCode={rejectedCode} />}
  </CommerceStage>
);

function show(cart: Cart = openCart, rejectedCode?: RejectedCode): FakeShop {
  const shop = createFakeShop(cart);
  render(stage(shop, cart, rejectedCode));
  return shop;
}
