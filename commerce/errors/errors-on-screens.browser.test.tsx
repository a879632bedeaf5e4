import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { asksFor, levelOf, placingOf, type PlacingReaction } from '#generated/errors.ts';
import { checkoutMessages } from '#generated/messages/checkout/en.ts';
import { errorMessages } from '#generated/messages/error/en.ts';
import { errorConditions } from '#generated/openapi/error-conditions.ts';
import type { OperationId } from '#generated/openapi/operations.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { CartScreen } from '../cart/cart-screen.tsx';
import { openCart, sampleCart } from '../cart/cart.fixtures.ts';
import { CommerceStage } from '../cart/testing/commerce-stage.tsx';
import { createFakeShop, type FakeShop } from '../cart/testing/fake-shop.ts';
import { CheckoutStage } from '../checkout/testing/checkout-stage.tsx';
import { getErrorMessage } from './error-messages.ts';

const messages = bindMessages(checkoutMessages, 'en-US');
const detail = { maxAllowedQty: 2 };
/** Button of the step that shows the error. */
const buttonOf: Readonly<Record<PlacingReaction, string | RegExp>> = {
  shipping: messages.continueToBilling,
  billing: messages.continueToSummary,
  summary: /^Place order/,
  review: /^Place order/,
};

beforeEach(async () => {
  sessionStorage.clear();
  await page.viewport(1280, 1000);
});
afterEach(cleanup);

/** Codes of an operation with their status, except those that renew the session or the cart, which journeys test. */
const getCodes = (operation: OperationId): readonly (readonly [code: string, status: number])[] =>
  errorConditions.flatMap(({ code, status, operations }) =>
    status >= 400 && operations.includes(operation) && levelOf(code) !== 'session' && !asksFor(code, 'bot-check')
      ? [[code, status] as const]
      : [],
  );
const getText = (code: string): string => getErrorMessage(errorMessages, code, 'en-US', detail) ?? '';

function getPlace(text: Element): 'item' | 'toast' | 'top' {
  if (text.closest('[data-item]')) return 'item';
  const toasts = page.getByRole('region', { name: 'Notifications' }).elements();
  return toasts.some((region) => region.contains(text)) ? 'toast' : 'top';
}

describe('CartScreen', () => {
  it.each(getCodes('updateItem'))('shows the text of %s (%i) for a changed quantity at its position', async (code, status) => {
    const shop = showCart();
    shop.rejectNext('PUT', status, code, { additionalInfo: detail });
    await page.getByRole('button', { name: 'Add one Ridgeline Shell' }).click();
    const text = page.getByText(getText(code));
    await expect.element(text).toBeVisible();
    expect(getPlace(text.element())).toBe(levelOf(code));
  });

  it.each(getCodes('applyCoupon').filter(([code]) => levelOf(code) === 'input'))(
    'shows the text of %s (%i) at a rejected promo code',
    async (code, status) => {
      const shop = showCart();
      const field = page.getByRole('textbox', { name: 'Promo code' });
      shop.rejectNext('PUT /api/cart/v1/coupon', status, code);
      await field.fill('WINTER10');
      await page.getByRole('button', { name: 'Apply' }).click();
      await expect.element(field).toHaveAccessibleDescription(getText(code));
    },
  );
});

describe('CheckoutScreen', () => {
  it.each(getCodes('placeOrder'))('shows the text of %s (%i) for a rejected order at its step', async (code, status) => {
    const shop = createFakeShop(sampleCart);
    render(<CheckoutStage cart={sampleCart} step="summary" shop={shop} />);
    shop.rejectNext('PUT /api/cart/v2/checkout/order', status, code, { additionalInfo: detail });
    await page.getByRole('button', { name: /^Place order/ }).click();
    const text = page.getByText(code === 'PAY400' ? messages.cardDeclined : getText(code)).first();
    await expect.element(text).toBeVisible();
    const placing = placingOf(code);
    expect(getPlace(text.element()) === 'toast').toBe(placing === undefined);
    if (placing !== undefined) await expect.element(page.getByRole('button', { name: buttonOf[placing] })).toBeVisible();
  });
});

function showCart(): FakeShop {
  const shop = createFakeShop(openCart);
  render(
    <CommerceStage cart={openCart} shop={shop}>
      {(tools) => <CartScreen {...tools} suggestions={[]} />}
    </CommerceStage>,
  );
  return shop;
}
