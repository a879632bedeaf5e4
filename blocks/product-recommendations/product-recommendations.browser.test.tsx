import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { HostProvider } from '#engine/host-context.tsx';
import { createRecordingHost } from '#blocks/host/recording-host.ts';
import type { HostServices } from '#engine/host.ts';
import { inertHost } from '#engine/render/inert-host.ts';
import type { ProductRecommendations } from '#generated/content/types.ts';
import { tarnfell } from '#ui/brands/tarnfell.ts';
import { createBrandStyles } from '#ui/tokens/brand-styles.ts';
import { productRecommendationsMessages } from '#generated/messages/blocks/product-recommendations/en.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { minimal, sampleProducts, typical } from './product-recommendations.fixtures.ts';
import ProductRecommendationsBlock from './product-recommendations.tsx';

const messages = bindMessages(productRecommendationsMessages, 'en-US');
const env = { locale: 'en-us', brand: 'tarnfell', siteId: 'TARNFELL-US', mode: 'publish' } as const;
const track = vi.fn();
const navigate = vi.fn();
const service: ProductRecommendations = { ...minimal, title: 'You may also like', index: 2, limit: 6 };

function show(content: ProductRecommendations, services: Partial<HostServices> = {}): HTMLElement {
  return render(
    <HostProvider host={{ ...inertHost, track, navigate, services: { ...createRecordingHost(() => undefined).services, ...services } }}>
      <ProductRecommendationsBlock
        id={content.id}
        domId={content.id}
        settings={{ recommendations: { maxProducts: 24 } }}
        content={content}
        slots={{}}
        messages={messages}
        env={env}
      />
    </HostProvider>,
  ).container;
}

beforeEach(async () => {
  document.head.insertAdjacentHTML('beforeend', `<style data-brand>${createBrandStyles(tarnfell)}</style>`);
  await page.viewport(1440, 900);
});
afterEach(() => {
  cleanup();
  track.mockReset();
  navigate.mockReset();
  vi.restoreAllMocks();
  document.querySelector('style[data-brand]')?.remove();
});

describe('product-recommendations', () => {
  it('requests products by index and limit, and keeps its height when they arrive', async () => {
    const response = Promise.withResolvers<ReturnType<typeof sampleProducts>>();
    const list = vi.fn(() => response.promise);
    const container = show(service, { recommendations: { list } });
    expect(list).toHaveBeenCalledWith({ index: 2, limit: 6 }, expect.any(AbortSignal));
    const before = container.offsetHeight;
    response.resolve(sampleProducts(6));
    await expect.element(page.getByRole('link', { name: /Kestrel shell jacket/ })).toBeVisible();
    expect(container.offsetHeight).toBe(before);
  });

  it.each([
    ['answers with nothing', async () => []],
    ['fails', async () => Promise.reject(new Error('down'))],
  ])('is hidden when the service %s', async (_case, list) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const container = show(service, { recommendations: { list } });
    await vi.waitUntil(() => container.textContent === '');
    expect(warn).toHaveBeenCalledTimes(_case === 'fails' ? 1 : 0);
  });

  it('tracks views once, without tokens, and clicks', async () => {
    show({ ...typical, items: sampleProducts(8).map((item, index) => (index === 7 ? { ...item, itemGroupId: 'group' } : item)) });
    await vi.waitUntil(() => track.mock.calls.length > 0);
    expect(track).toHaveBeenCalledExactlyOnceWith({
      name: 'recommendation-impression',
      blockId: typical.id,
      data: {
        productIds: [...Array.from({ length: 7 }, (_, index) => `product-${index}`), 'group'],
        recommendationId: 'home-top',
      },
    });
    await page.getByRole('link', { name: /Eider down parka/ }).click();
    expect(track).toHaveBeenLastCalledWith({
      name: 'recommendation-click',
      blockId: typical.id,
      data: { productId: 'product-1', position: 2, recommendationId: 'home-top' },
    });
    expect(navigate).toHaveBeenCalledWith('/en-us/p/product-1');
  });

  it('adds a product without options, and shows an error when that is rejected', async () => {
    const addToCart = vi.fn(() => Promise.reject(new Error('Only two a person.')));
    const [hat] = sampleProducts(1);
    show(
      { ...typical, items: hat ? [{ ...hat, title: 'Tarn beanie', sku: 'TARNFELL:TFTAR01U:K3B:OS::1:' }] : [] },
      { cart: { add: addToCart } },
    );
    await page.getByRole('button', { name: 'Add Tarn beanie to cart' }).click();
    const line = { productId: 'product-0', sku: 'TARNFELL:TFTAR01U:K3B:OS::1:' };
    expect(addToCart).toHaveBeenCalledWith(line);
    expect(track).toHaveBeenLastCalledWith({ name: 'recommendation-add', blockId: typical.id, data: line });
    await expect.element(page.getByRole('alert')).toHaveTextContent('Only two a person.');
    expect(navigate).not.toHaveBeenCalled();
  });

  it('makes every product reachable by keyboard', async () => {
    show(typical);
    await userEvent.keyboard('{Tab}{Tab}{Tab}');
    expect(document.activeElement?.getAttribute('href')).toBe('/en-us/p/product-1');
  });
});
