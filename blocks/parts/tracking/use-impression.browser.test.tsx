import { cleanup, render } from '@testing-library/react';
import { useRef, type ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { HostProvider } from '#engine/host-context.tsx';
import { inertHost } from '#engine/render/inert-host.ts';
import type { RecommendedProduct } from '#blocks/host/recommendations.ts';
import { useImpression } from './use-impression.ts';

const products = Array.from({ length: 30 }, (_, index) => ({ productId: `P${index}` }) as RecommendedProduct);

function Row(): ReactElement {
  const root = useRef<HTMLParagraphElement>(null);
  useImpression('row', root, products);
  return <p ref={root}>Thirty products</p>;
}

afterEach(cleanup);

it('useImpression tracks the first 24 products of a long row, once', async () => {
  const track = vi.fn();
  const row = (
    <HostProvider host={{ ...inertHost, track }}>
      <Row />
    </HostProvider>
  );
  const { rerender } = render(row);
  await vi.waitUntil(() => track.mock.calls.length > 0);
  rerender(row);
  const productIds = products.slice(0, 24).map(({ productId }) => productId);
  expect(track).toHaveBeenCalledExactlyOnceWith({ name: 'recommendation-impression', blockId: 'row', data: { productIds } });
});
