import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { HostServices } from '#engine/host.ts';
import { BlockStory } from '#blocks/parts/stories/story.tsx';
import { minimal, sampleItems, typical } from './product-upsell.fixtures.ts';
import { toProduct } from './shown-items.ts';

const track = vi.fn();
const getEvents = () => track.mock.calls.map(([{ name, data }]) => [name, data]);
const addBeanie = () => page.getByRole('button', { name: 'Add to cart: Tarn beanie' });

function show(content: object, services: Partial<HostServices> = {}): void {
  render(<BlockStory content={content as typeof typical} host={{ track, services }} />);
}

afterEach(() => {
  cleanup();
  track.mockReset();
  vi.restoreAllMocks();
});

describe('product-upsell', () => {
  it('adds a product to the cart by its sku, and announces it', async () => {
    const response = Promise.withResolvers<void>();
    const add = vi.fn(() => response.promise);
    show(typical, { cart: { add } });
    await addBeanie().click();
    expect(add).toHaveBeenCalledWith({ productId: 'product-0', sku: 'TARNFELL:PRODUCT0:K3B:OS::1:' });
    expect(getEvents()).toContainEqual(['upsell-add', { productId: 'product-0', sku: 'TARNFELL:PRODUCT0:K3B:OS::1:' }]);
    await expect.element(addBeanie()).toHaveAttribute('aria-busy', 'true');
    response.resolve();
    await expect.element(addBeanie()).not.toHaveAttribute('aria-busy', 'true');
  });

  it.each([
    ['Only two a person.', 'Only two a person.'],
    ['', 'We couldn’t add this to your cart. Please try again.'],
  ])('says that something went wrong, and what (%j)', async (message, shown) => {
    show(typical, { cart: { add: () => Promise.reject(new Error(message)) } });
    await addBeanie().click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(`Something went wrong${shown}`);
    await page.getByRole('button', { name: 'Dismiss message' }).click();
    expect(page.getByRole('alert').elements()).toEqual([]);
  });

  it('requests the stock of each product, and offers none that is sold out', async () => {
    const ofProduct = vi.fn(async (productId: string) => ({
      variants: { [`TARNFELL:${productId.replace('-', '').toUpperCase()}:K3B:OS::1:`]: { quantity: productId === 'product-0' ? 0 : 3 } },
    }));
    show(typical, { inventory: { getInventory: ofProduct } });
    await expect.element(page.getByText('Out of stock')).toBeVisible();
    expect(ofProduct.mock.calls.map(([id]) => id)).toEqual(['product-0', 'product-1', 'product-2']);
    expect(addBeanie().elements()).toEqual([]);
    expect(page.getByRole('button').elements()).toHaveLength(2);
  });

  it('shows and tracks the service’s recommendations, and is hidden when there are none', async () => {
    const list = vi.fn(async () => sampleItems(5).map((item) => ({ ...toProduct(item), recommendationId: 'look' })));
    show({ ...minimal, index: 2 }, { recommendations: { list } });
    await expect.element(addBeanie()).toBeVisible();
    expect(list).toHaveBeenCalledWith({ index: 2, limit: 12 }, expect.any(AbortSignal));
    await vi.waitUntil(() => getEvents().length > 0);
    expect(getEvents()[0]).toEqual([
      'recommendation-impression',
      { productIds: ['product-0', 'product-1', 'product-2'], recommendationId: 'look' },
    ]);
    cleanup();
    show(minimal, { recommendations: { list: async () => [] } });
    await vi.waitUntil(() => document.querySelector('[data-block="product-upsell"]')?.textContent === '');
  });
});
