import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CartScreen } from './cart-screen.tsx';
import { openCart } from './cart.fixtures.ts';
import { CommerceStage } from './testing/commerce-stage.tsx';
import { createFakeShop, type FakeShop } from './testing/fake-shop.ts';

beforeEach(() => page.viewport(1280, 900));
afterEach(cleanup);

const quantity = page.getByRole('textbox', { name: 'Quantity of Ridgeline Shell' });
const more = page.getByRole('button', { name: 'Add one Ridgeline Shell' });
const getTotal = (): string | null | undefined => document.querySelector('[data-row="total"] dd')?.textContent;

describe('CartScreen', () => {
  it('shows a new quantity at once, then the amounts of the response', async () => {
    show();
    await more.click();
    await expect.element(quantity).toHaveValue('3');
    await expect.poll(getTotal).toBe('$668.00');
  });

  it('counts each click of a button, however fast', async () => {
    const shop = show();
    for (const _ of [1, 2, 3]) (more.element() as HTMLButtonElement).click();
    await expect.element(quantity).toHaveValue('5');
    await expect.poll(() => shop.cart()?.items[0]?.qty).toBe(5);
  });

  it('applies a typed quantity on blur or Enter', async () => {
    const shop = show();
    await quantity.fill('5');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => shop.cart()?.items[0]?.qty).toBe(5);
    await quantity.fill('nonsense');
    await userEvent.tab();
    await expect.element(quantity).toHaveValue('5');
  });

  it('reverts a rejected quantity and shows the reason at the line', async () => {
    const shop = show();
    shop.rejectNext('PUT', 409, 'INV408', { additionalInfo: { maxAllowedQty: 2 } });
    await more.click();
    await expect.element(page.getByText('The limit for this item is 2.')).toBeVisible();
    await expect.element(quantity).toHaveValue('2');
  });

  it('replaces a removed line by a focused notice and restores the line on undo', async () => {
    const shop = show();
    await page.getByRole('button', { name: 'Remove Ridgeline Shell' }).click();
    await expect.element(page.getByRole('group', { name: 'Ridgeline Shell was removed.' })).toHaveFocus();
    await expect.poll(() => shop.cart()?.items.length).toBe(1);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('link', { name: 'Ridgeline Shell' })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Your cart' })).toHaveFocus();
    expect(shop.cart()?.items.map(({ qty }) => qty)).toEqual([1, 2]);
  });

  it('offers to undo a removal until the next change', async () => {
    show();
    await page.getByRole('button', { name: 'Remove Scree 28 Daypack with rain cover' }).click();
    await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await more.click();
    await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('shows why a removed line cannot be restored', async () => {
    const shop = show();
    await page.getByRole('button', { name: 'Remove Ridgeline Shell' }).click();
    await expect.poll(() => shop.cart()?.items.length).toBe(1);
    shop.rejectNext('POST', 409, 'INV700', { additionalInfo: { availableQty: 0 } });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.element(page.getByRole('alert').filter({ hasText: 'out of stock' })).toBeVisible();
  });

  it('keeps a line whose removal failed', async () => {
    const shop = show();
    shop.rejectNext('DELETE', 500, 'GEN500');
    await page.getByRole('button', { name: 'Remove Ridgeline Shell' }).click();
    await expect.element(page.getByText(/We have a technical problem/)).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Ridgeline Shell' })).toBeVisible();
  });

  it('shows the empty cart with links after the last line is removed', async () => {
    show();
    await page.getByRole('button', { name: /^Remove Ridgeline/ }).click();
    await page.getByRole('button', { name: /^Remove Scree/ }).click();
    await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Jackets' })).toHaveAttribute('href', '/en-us/jackets');
  });
});

function show(): FakeShop {
  const shop = createFakeShop(openCart);
  render(
    <CommerceStage cart={openCart} shop={shop}>
      {(tools) => <CartScreen {...tools} suggestions={[{ label: 'Jackets', href: '/en-us/jackets' }]} />}
    </CommerceStage>,
  );
  return shop;
}
