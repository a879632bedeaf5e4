import { useState, type ReactElement } from 'react';
import axe from 'axe-core';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { InventoryResponse, ProductDetails } from '#generated/openapi/products.ts';
import type { DeliveryPromiseResponse } from '#generated/openapi/utilities.ts';
import { tarnfell } from '#ui/brands/tarnfell.ts';
import { createBrandStyles } from '#ui/tokens/brand-styles.ts';
import { sampleCart } from '../cart/cart.fixtures.ts';
import type { AddedLine } from '../cart/changes/added-line.ts';
import { createRejection } from '../cart/testing/cart-service.ts';
import { CommerceStage } from '../cart/testing/commerce-stage.tsx';
import { createFakeShop, type FakeShop } from '../cart/testing/fake-shop.ts';
import { productMessages } from '#generated/messages/product/en.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { ProductScreen } from './product-screen.tsx';
import { createProductView } from './product-view.ts';
import { details, giftCard, inventory, withFits } from './product.fixtures.ts';

beforeEach(async () => {
  document.head.insertAdjacentHTML('beforeend', `<style data-brand>${createBrandStyles(tarnfell)}</style>`);
  await page.viewport(1280, 900);
});
afterEach(() => {
  cleanup();
  document.querySelector('style[data-brand]')?.remove();
});

const getSize = (name: string) => page.getByRole('radio', { name, exact: true });
const addButton = page.getByRole('button', { name: 'Add to cart' });
const notifyButton = page.getByRole('button', { name: 'Notify me when it’s back' });
const colors = page.getByRole('group', { name: /Color/ });

describe('ProductScreen', () => {
  it('labels and crosses out sold-out options and counts low stock', async () => {
    show({ ...details, notifyMe: false });
    await expect.element(getSize('L, sold out')).toBeDisabled();
    await expect.element(getSize('XL, sold out')).toBeDisabled();
    await getSize('M, only 3 left').click();
    await expect.element(page.getByText('Only 3 left')).toBeVisible();
  });

  it('offers a back-in-stock mail for a sold-out size instead of adding it', async () => {
    const { added, notified } = show();
    await getSize('L, sold out').click();
    await expect.element(page.getByText(/^Sold out in this size/)).toBeVisible();
    await expect.element(addButton).not.toBeInTheDocument();
    await expect.element(page.getByRole('spinbutton', { name: 'Quantity' })).not.toBeInTheDocument();
    expect(await readAxeFindings()).toEqual([]);
    await notifyButton.click();
    expect(notified).toEqual(['TARNFELL:TFR10ARA:K3B:L::1:']);
    await getSize('S').click();
    await addButton.click();
    await vi.waitUntil(() => added.length === 1);
  });

  it('asks for a size for the mail if all are sold out, and offers no mail if notifyMe is false', async () => {
    const removed = { ...details, variants: details.variants.map((one) => ({ ...one, productInventoryState: 'OutOfStock' as const })) };
    const { notified } = show(removed, { variants: {} });
    await notifyButton.click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Choose a size');
    expect(notified).toEqual([]);
    cleanup();
    show({ ...removed, notifyMe: false }, { variants: {} });
    await expect.element(page.getByText('Sold out', { exact: true })).toBeVisible();
    await expect.element(notifyButton).not.toBeInTheDocument();
  });

  it('reports a missing size at the size field and focuses it', async () => {
    const { added } = show();
    await addButton.click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Choose a size');
    await expect.element(getSize('XS')).toHaveFocus();
    expect(added).toEqual([]);
  });

  it('adds the choice, confirms it and notifies the shop', async () => {
    const { added, reported } = show();
    await getSize('S').click();
    await page.getByRole('button', { name: 'Increase quantity' }).click();
    await addButton.click();
    await expect.element(page.getByRole('status').filter({ hasText: 'were added to your cart' })).toBeVisible();
    expect(added).toEqual([{ sku: 'TARNFELL:TFR10ARA:K3B:S::1:', qty: 2 }]);
    expect(reported).toMatchObject([{ qty: 2, color: 'Spruce', size: 'S' }]);
  });

  it('counts each click, even while a request is pending', async () => {
    const { added } = show();
    await getSize('S').click();
    await addButton.dblClick();
    await vi.waitUntil(() => added.length === 2);
  });

  it('limits the quantity to the stock', async () => {
    show();
    await getSize('M, only 3 left').click();
    await page.getByRole('spinbutton', { name: 'Quantity' }).fill('9');
    await expect.element(page.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue(3);
    await expect.element(page.getByRole('button', { name: 'Increase quantity' })).toBeDisabled();
  });

  it('shows at the item how many are allowed', async () => {
    const { shop, reported } = show();
    shop.rejectNext('POST', 409, 'INV408', { additionalInfo: { maxAllowedQty: 10 } });
    await getSize('S').click();
    await addButton.click();
    await expect.element(page.getByText('The limit for this item is 10.')).toBeVisible();
    expect(reported).toEqual([]);
  });

  it('marks the size that the error reports as sold out and resets the choice', async () => {
    const { shop } = show({ ...details, notifyMe: false });
    shop.rejectNext('POST', 409, 'INV700');
    await getSize('S').click();
    await addButton.click();
    await expect.element(getSize('S, sold out')).toBeDisabled();
    await expect.element(page.getByText(/is out of stock/)).toBeVisible();
    await addButton.click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Choose a size');
  });

  it('changes images, price and sizes with the color and keeps the size if available', async () => {
    show();
    await getSize('M, only 3 left').click();
    await colors.getByRole('link', { name: 'Ember' }).click();
    await expect.element(getSize('M')).toBeChecked();
    await expect.element(page.getByRole('img', { name: 'Ridgeline Shell in ember, front' })).toBeVisible();
    await expect.element(page.getByText('$240.00')).toBeVisible();
    await expect.element(getSize('XS, not available')).toBeDisabled();
    await expect.element(colors.getByRole('link', { name: 'Ember' })).toHaveAttribute('aria-current', 'true');
  });

  it('has no button for a sold-out color but suggests alternatives', async () => {
    show();
    await colors.getByRole('link', { name: 'Night, sold out' }).click();
    await expect.element(page.getByText(/This color is sold out/)).toBeVisible();
    await expect.element(addButton).not.toBeInTheDocument();
  });

  it('works with the keyboard alone', async () => {
    const { added } = show();
    await getSize('XS').click();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(getSize('S')).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await vi.waitUntil(() => added.length === 1);
  });

  it('reports a size that the new color lacks and resets it', async () => {
    show();
    await getSize('XS').click();
    await colors.getByRole('link', { name: 'Ember' }).click();
    await expect.element(page.getByRole('status').filter({ hasText: 'Size XS isn’t available in this color.' })).toBeVisible();
    await getSize('M').click();
    await expect.element(page.getByText('Size XS isn’t available in this color.')).not.toBeInTheDocument();
  });

  it('reports a size that the new fit lacks', async () => {
    show(withFits, undefined);
    await getSize('Regular').click();
    await getSize('M').click();
    await getSize('Long').click();
    await expect.element(page.getByText('Size M isn’t available in this fit. Please choose another size.')).toBeVisible();
  });

  it('names the person in an image with height and size', async () => {
    show();
    await expect.element(page.getByText('Mira is 5′10″ tall and wears S.')).toBeVisible();
  });

  it('asks for the fit before the size', async () => {
    show({ ...withFits, notifyMe: false }, undefined);
    await addButton.click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Choose a fit');
    await getSize('Long').click();
    await expect.element(getSize('M, sold out')).toBeDisabled();
  });

  it('shows delivery dates, but none for digital goods', async () => {
    show();
    await expect.element(page.getByText('Order within 3 hr 20 min, arrives Thu, Nov 26 – Fri, Nov 27')).toBeVisible();
    await expect.element(page.getByText('Express: Wed, Nov 25')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Free returns within 60 days' }))
      .toHaveAttribute('href', '/en-us/help/returns/how-to-return');
    expect(await readAxeFindings()).toEqual([]);
    cleanup();
    show({ ...details, digital: true });
    await expect.element(page.getByRole('link', { name: 'Free returns within 60 days' })).not.toBeInTheDocument();
  });

  it('sells a product without variants at once', async () => {
    const { added } = show(giftCard, undefined);
    await addButton.click();
    await vi.waitUntil(() => added.length === 1);
    expect(added).toEqual([{ sku: 'TARNFELL:TFDRU06U::::1:', qty: 1 }]);
  });

  it('keeps the button in view on a phone', async () => {
    await page.viewport(390, 700);
    const { added } = show();
    const renderBar = () => document.querySelector('[data-add-bar]');
    await vi.waitUntil(() => renderBar() !== null);
    await getSize('S').click();
    window.scrollTo(0, 0);
    await vi.waitUntil(() => renderBar() !== null);
    renderBar()?.querySelector('button')?.click();
    await vi.waitUntil(() => added.length === 1);
  });
});

/** Disables rules about whole pages. */
const readAxeFindings = async () =>
  (await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })).violations;

interface Added {
  readonly sku: string;
  readonly qty: number;
}

function show(shown: ProductDetails = details, stock: InventoryResponse | undefined = inventory) {
  const base = createFakeShop(sampleCart);
  const added: Added[] = [];
  const rejections: { readonly call: string; readonly response: Response }[] = [];
  const shop: FakeShop = {
    ...base,
    rejectNext: (call, status, errorId = 'GEN500', detail = {}) =>
      void rejections.push({ call, response: createRejection(status, errorId, detail) }),
    async fetch(input, init) {
      const request = new Request(input, init);
      const { pathname } = new URL(request.url);
      if (pathname.endsWith('/inventory')) {
        const removed = { inStock: false, quantity: 0, stockStatus: 'OUT_OF_STOCK' } as const;
        return Response.json({ variants: { ...inventory.variants, 'TARNFELL:TFR10ARA:K3B:S::1:': removed } } satisfies InventoryResponse);
      }
      if (request.url.includes('/deliveryPromise')) return Response.json(createPromise());
      if (request.method !== 'POST') return base.fetch(request);
      const rejection = rejections.shift();
      if (rejection) return rejection.response;
      const { sku, qty } = (await request.json()) as Added;
      added.push({ sku, qty });
      return Response.json({ ...sampleCart, version: sampleCart.version + added.length });
    },
  };
  const reported: AddedLine[] = [];
  const notified: string[] = [];
  const onNotify = (sku: string): void => void notified.push(sku);
  render(<Screen details={shown} inventory={stock} shop={shop} onAdded={(line) => void reported.push(line)} onNotify={onNotify} />);
  return { shop, added, reported, notified };
}

/** The order deadline is in three hours and twenty minutes. */
function createPromise(): DeliveryPromiseResponse {
  const orderBy = new Date(Date.now() + 200.5 * 60_000).toISOString();
  const methods = [
    { code: 'standard' as const, label: 'Standard', earliest: '2026-11-26', latest: '2026-11-27' },
    { code: 'express' as const, label: 'Express', earliest: '2026-11-25', latest: '2026-11-25' },
  ];
  return { orderBy, methods };
}

interface ScreenProps {
  readonly details: ProductDetails;
  readonly inventory?: InventoryResponse;
  readonly shop: FakeShop;
  readonly onAdded: (line: AddedLine) => void;
  readonly onNotify: (sku: string) => void;
}

function Screen({ details: shown, inventory: stock, shop, onAdded, onNotify }: ScreenProps): ReactElement {
  const [productId, setProductId] = useState(shown.id);
  return (
    <CommerceStage cart={sampleCart} shop={shop} onAdded={onAdded}>
      {({ formatters }) => (
        <ProductScreen
          view={createProductView(shown, stock)}
          productId={productId}
          messages={bindMessages(productMessages, 'en-US')}
          formatters={formatters}
          action="#"
          crumbs={null}
          details={null}
          returns={{ days: 60, page: '/help/returns/how-to-return' }}
          onNotify={onNotify}
          onColor={(href) => setProductId(/[A-Z0-9]+$/.exec(href)?.[0] ?? productId)}
        />
      )}
    </CommerceStage>
  );
}
