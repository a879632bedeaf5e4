import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { priceAdjustmentsMessages } from '#generated/messages/price-adjustments/en.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { CartScreen } from '../cart/cart-screen.tsx';
import { openCart } from '../cart/cart.fixtures.ts';
import { CommerceStage } from '../cart/testing/commerce-stage.tsx';
import { createFakeShop, type FakeShop } from '../cart/testing/fake-shop.ts';
import type { AdjustmentDraft } from './adjustment-draft.ts';
import { AdjustmentForm } from './adjustment-form.tsx';
import { findTarget, wholeOrder } from './adjustment-target.ts';
import { StaffCart } from './staff-cart.tsx';

beforeEach(() => page.viewport(1280, 900));
afterEach(cleanup);

const messages = bindMessages(priceAdjustmentsMessages, 'en-US');
const [row] = openCart.items;
const adjustment = {
  id: 'adjustment-1',
  itemId: row?.id,
  kind: 'AMOUNT',
  value: 20,
  reason: 'DAMAGED',
  amount: 20,
  by: 'Ines K.',
} as const;
const adjustedCart = { ...openCart, priceAdjustments: [{ ...adjustment, note: 'Scratch on the zip' }] };
const value = page.getByRole('textbox', { name: 'Value' });
const reason = page.getByRole('combobox', { name: 'Reason' });
const apply = page.getByRole('button', { name: 'Apply' });

describe('AdjustmentForm', () => {
  it('adjusts the price of a line', async () => {
    const { shop, onSaved } = showForm();
    await value.fill('10');
    await reason.selectOptions('Damaged');
    await apply.click();
    await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(shop.cart()?.priceAdjustments).toMatchObject([{ itemId: row?.id, kind: 'PERCENTAGE', value: 10, reason: 'DAMAGED' }]);
  });

  it('shows each error at its field and focuses the first', async () => {
    const { shop } = showForm();
    await value.fill('ten');
    await apply.click();
    await expect.element(value).toHaveFocus();
    await expect.element(value).toHaveAccessibleDescription(/Enter a number, e\.g\. 10 or 12\.50\./);
    await expect.element(reason).toHaveAccessibleDescription('Choose a reason.');
    expect(shop.requests.filter((call) => call.includes('price_adjustments'))).toEqual([]);
  });

  it.each([
    ['PRC403', { additionalInfo: { mostPercent: 15 } }, /Your limit is 15 percent off\. Ask a manager for more\./],
    ['PRC403', {}, /This discount is above your limit\./],
    ['PRC400', {}, /This value doesn’t lower the price\./],
  ])('shows %s at the value', async (errorId, detail, text) => {
    const { shop, onSaved } = showForm();
    shop.rejectNext('POST', errorId === 'PRC400' ? 400 : 403, errorId, detail);
    await value.fill('90');
    await reason.selectOptions('Price match');
    await apply.click();
    await expect.element(value).toHaveAccessibleDescription(text);
    await expect.element(value).toHaveFocus();
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('offers no unit price for the whole order', async () => {
    showForm(wholeOrder);
    await expect.element(page.getByRole('option', { name: 'Percent off' })).toBeInTheDocument();
    await expect.element(page.getByRole('option', { name: 'New price per item' })).not.toBeInTheDocument();
  });
});

describe('StaffCart', () => {
  it('shows an adjustment with its author and removes it', async () => {
    const shop = showCart(adjustedCart);
    await expect.element(page.getByText('$20.00 off: Damaged')).toBeVisible();
    await expect.element(page.getByText('By Ines K. · Scratch on the zip')).toBeVisible();
    await page.getByRole('button', { name: 'Remove adjustment: Ridgeline Shell' }).click();
    await expect.element(page.getByText('$20.00 off: Damaged')).not.toBeInTheDocument();
    await expect.poll(() => shop.cart()?.priceAdjustments).toEqual([]);
  });

  it('links to the form without JavaScript', async () => {
    showCart(adjustedCart);
    const change = page.getByRole('link', { name: 'Change the price adjustment of Ridgeline Shell' });
    await expect.element(change).toHaveAttribute('href', `/en-us/cart?adjust=${row?.id}#adjust-${row?.id}`);
    await expect.element(change).toHaveAttribute('data-dialog', 'adjust-price');
    await expect
      .element(page.getByRole('link', { name: 'Adjust the order' }))
      .toHaveAttribute('href', '/en-us/cart?adjust=order#adjust-order');
  });

  it('opens the form in place with the values that were rejected', async () => {
    showCart(openCart, { kind: 'AMOUNT', value: '90', reason: 'DAMAGED', note: 'Zip' });
    await expect.element(value).toHaveValue('90');
    await expect.element(value).toHaveAccessibleDescription(/Your limit is 15 percent off\./);
    await expect.element(page.getByRole('textbox', { name: /^Note/ })).toHaveValue('Zip');
  });
});

function showForm(id = row?.id ?? '') {
  const shop = createFakeShop(openCart);
  const onSaved = vi.fn<() => void>();
  const target = findTarget(openCart, id);
  render(
    <CommerceStage cart={openCart} shop={shop}>
      {({ formatters }) =>
        target ? <AdjustmentForm target={target} messages={messages} formatters={formatters} currency="USD" onSaved={onSaved} /> : null
      }
    </CommerceStage>,
  );
  return { shop, onSaved };
}

function showCart(cart: typeof openCart, draft?: AdjustmentDraft): FakeShop {
  const shop = createFakeShop(cart);
  const opened = draft ? { openId: row?.id, rejected: { errorId: 'PRC403', text: '', maxPercent: 15, draft } } : { openId: undefined };
  render(
    <CommerceStage cart={cart} shop={shop}>
      {(tools) => (
        <StaffCart messages={messages} formatters={tools.formatters} onSaved={() => undefined} {...opened}>
          <CartScreen {...tools} suggestions={[]} />
        </StaffCart>
      )}
    </CommerceStage>,
  );
  return shop;
}
