import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { CartScreen } from '../cart-screen.tsx';
import { notedCart } from '../cart.fixtures.ts';
import { CommerceStage } from '../testing/commerce-stage.tsx';
import { createFakeShop, type FakeShop } from '../testing/fake-shop.ts';
import { GiftNoteForm } from './gift-note-form.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const [gift] = notedCart.items;
const to = page.getByRole('textbox', { name: 'Recipient’s name' });
const email = page.getByRole('textbox', { name: 'Recipient’s email' });
const message = page.getByRole('textbox', { name: /^Your message/ });
const save = page.getByRole('button', { name: 'Save gift message' });

describe('GiftNoteForm', () => {
  it('shows errors at their fields and moves the focus to the first', async () => {
    const { shop } = showForm();
    await email.fill('kim@example');
    await save.click();
    await expect.element(to).toHaveFocus();
    await expect.element(to).toHaveAccessibleDescription('Enter the recipient’s name.');
    await expect.element(email).toHaveAccessibleDescription(/^Enter an email address like name@example.com./);
    expect(shop.requests.filter((call) => call.startsWith('PUT'))).toEqual([]);
  });

  it('saves the note and calls onSaved', async () => {
    const { shop, onSaved } = showForm();
    await to.fill(' Kim ');
    await email.fill('kim@example.com');
    await message.fill('Hi');
    await save.click();
    await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(shop.cart()?.items[0]?.giftOption).toEqual({ to: 'Kim', email: 'kim@example.com', message: 'Hi' });
  });

  it('counts the characters of the message and reports excess ones', async () => {
    showForm();
    await message.fill('x'.repeat(503));
    await expect.element(page.getByText('503 of 500 characters')).toBeVisible();
    await expect.element(page.getByText('3 characters too many')).toBeVisible();
  });

  it('keeps the draft when it is closed without saving', async () => {
    showForm();
    await message.fill('Half a sent');
    cleanup();
    showForm();
    await expect.element(message).toHaveValue('Half a sent');
  });
});

describe('GiftNote', () => {
  it('links to the form without JavaScript', async () => {
    showCart();
    const add = page.getByRole('link', { name: 'Add a gift message to E-Gift Card 50' });
    await expect.element(add).toHaveAttribute('href', '/en-us/cart?note=item-1');
    await expect.element(add).toHaveAttribute('data-dialog', 'add-gift-option');
  });

  it('shows a saved note and removes it', async () => {
    const shop = showCart();
    await expect.element(page.getByText('See you on the trail!')).toBeVisible();
    await page.getByRole('button', { name: /^Remove the gift message of Scree/ }).click();
    await expect.element(page.getByText('See you on the trail!')).not.toBeInTheDocument();
    await expect.poll(() => shop.cart()?.items[1]?.giftOption).toBeUndefined();
  });
});

function showForm() {
  const shop = createFakeShop(notedCart);
  const onSaved = vi.fn<() => void>();
  render(
    <CommerceStage cart={notedCart} shop={shop}>
      {({ messages }) =>
        gift ? <GiftNoteForm item={gift} cartId={notedCart.id} messages={messages} action="/en-us/cart" onSaved={onSaved} /> : null
      }
    </CommerceStage>,
  );
  return { shop, onSaved };
}

function showCart(): FakeShop {
  const shop = createFakeShop(notedCart);
  render(
    <CommerceStage cart={notedCart} shop={shop}>
      {(tools) => <CartScreen {...tools} suggestions={[]} />}
    </CommerceStage>,
  );
  return shop;
}
