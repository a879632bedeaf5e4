import { cleanup, render } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { productMessages } from '#generated/messages/product/en.ts';
import { quickshopMessages } from '#generated/messages/quickshop/en.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { sampleCart } from '../../cart/cart.fixtures.ts';
import { canOpenMiniCart } from '../../cart/mini-cart/mini-cart-opening.ts';
import { createRejection } from '../../cart/testing/cart-service.ts';
import { CommerceStage } from '../../cart/testing/commerce-stage.tsx';
import { createFakeShop, type FakeShop } from '../../cart/testing/fake-shop.ts';
import { details, inventory } from '../product.fixtures.ts';
import { createProductView } from '../product-view.ts';
import { QuickShop } from './quick-shop.tsx';

const messages = { product: bindMessages(productMessages, 'en-US'), quickshop: bindMessages(quickshopMessages, 'en-US') };

function Stage({ shop, onAdded }: { readonly shop: FakeShop; readonly onAdded: () => void }): ReactElement {
  const [isOpen, setOpen] = useState(true);
  return (
    <CommerceStage cart={sampleCart} shop={shop} onAdded={onAdded}>
      {({ formatters }) => (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            Open again
          </button>
          <QuickShop
            view={createProductView(details, inventory)}
            productId="TFR10ARAK3B"
            frame={{ isOpen, onOpenChange: setOpen, closeLabel: 'Close', placement: 'center' }}
            messages={messages}
            formatters={formatters}
            onNotify={() => undefined}
          />
        </>
      )}
    </CommerceStage>
  );
}

/** @returns whether the mini cart was allowed to open on each addition */
function open() {
  const base = createFakeShop(sampleCart);
  const rejections: Response[] = [];
  let sending: Promise<unknown> = Promise.resolve();
  const shop: FakeShop = {
    ...base,
    rejectNext: (_, status, errorId = 'GEN500', detail = {}) => void rejections.push(createRejection(status, errorId, detail)),
    async fetch(input, init) {
      const request = new Request(input, init);
      if (request.method !== 'POST') return request.url.endsWith('/inventory') ? Response.json(inventory) : base.fetch(request);
      await sending;
      return rejections.shift() ?? Response.json({ ...sampleCart, version: sampleCart.version + 1 });
    },
  };
  const mayOpen: boolean[] = [];
  render(<Stage shop={shop} onAdded={() => void mayOpen.push(canOpenMiniCart('/en-us/c/jackets-2000'))} />);
  /** Additions get no response until `work` has ended. */
  const delayAdditions = async (work: () => Promise<void>): Promise<void> => {
    sending = work();
    await sending;
  };
  return { shop, mayOpen, delayAdditions };
}

afterEach(cleanup);

const dialog = page.getByRole('dialog', { name: 'Ridgeline Shell' });
const getSize = (name: string) => dialog.getByRole('radio', { name, exact: true });
const addButton = dialog.getByRole('button', { name: 'Add to cart' });

describe('QuickShop', () => {
  it('asks for a size, adds it and confirms it without the mini cart', async () => {
    const { mayOpen } = open();
    await addButton.click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('Choose a size');
    await getSize('S').click();
    await addButton.click();
    await expect.element(dialog.getByRole('status').filter({ hasText: 'Ridgeline Shell was added to your cart.' })).toBeVisible();
    await expect.element(dialog.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/en-us/cart');
    expect(mayOpen).toEqual([false]);
    await dialog.getByRole('button', { name: 'Continue shopping' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(canOpenMiniCart('/en-us/c/jackets-2000')).toBe(true);
  });

  it('clears its confirmation when it is closed', async () => {
    open();
    await getSize('S').click();
    await addButton.click();
    await expect.element(dialog.getByText(/was added to your cart/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: 'Open again' }).click();
    await expect.element(dialog).toBeVisible();
    await expect.element(dialog.getByText(/was added to your cart/)).not.toBeInTheDocument();
  });

  it('shows another color with its images, price and link', async () => {
    open();
    await dialog.getByRole('link', { name: 'Ember' }).click();
    await expect.element(dialog.getByRole('img', { name: 'Ridgeline Shell in ember, front' })).toBeVisible();
    await expect.element(dialog.getByText('$240.00')).toBeVisible();
    await expect.element(getSize('XS, not available')).toBeDisabled();
    await expect
      .element(dialog.getByRole('link', { name: 'View full details' }))
      .toHaveAttribute('href', '/en-us/p/ridgeline-shell-TFR10ARAR7E');
  });

  it.each([
    ['INV408', { additionalInfo: { maxAllowedQty: 10 } }, 'The limit for this item is 10.'],
    ['INV406', {}, /stock/],
    ['ORD404', {}, 'This item isn’t available.'],
  ])('shows %s beside the button', async (errorId, detail, text) => {
    const { shop, mayOpen } = open();
    shop.rejectNext('POST', 409, errorId, detail);
    await getSize('S').click();
    await addButton.click();
    await expect.element(dialog.getByRole('status').getByText(text)).toBeVisible();
    expect(mayOpen).toEqual([]);
  });

  it('counts each click of the button', async () => {
    const { mayOpen, delayAdditions } = open();
    await getSize('S').click();
    // The confirmation moves the button away, so it must not show before the second click.
    await delayAdditions(() => addButton.dblClick());
    await vi.waitUntil(() => mayOpen.length === 2);
  });
});
