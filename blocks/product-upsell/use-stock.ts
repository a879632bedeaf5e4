import { useEffect, useState } from 'react';
import type { Inventory } from '#blocks/host/inventory.ts';
import { useHost } from '#engine/host-context.tsx';
import type { ProductInventoryState } from '#generated/content/types.ts';
import type { ShownItem } from './shown-items.ts';

/**
 * Returns whether an item, or any variant of it, is in stock: the editor's state until the shop's is loaded. A failed request is only
 * logged.
 */
export function useStock({ productId, sku, state = 'InStock' }: ShownItem): ProductInventoryState {
  const host = useHost();
  const [response, setResponse] = useState<{ readonly productId: string; readonly variants: Inventory['variants'] }>();
  useEffect(() => {
    const controller = new AbortController();
    host.services.inventory.getInventory(productId, controller.signal).then(
      ({ variants }) => setResponse({ productId, variants }),
      (error: unknown) => {
        if (!controller.signal.aborted) console.warn(`[cairn] [product-upsell] ${productId}: its stock is not known`, error);
      },
    );
    return () => controller.abort();
  }, [host, productId]);
  if (response?.productId !== productId) return state;
  const choices = Object.entries(response.variants).filter(([one]) => !sku || one === sku);
  if (choices.length === 0) return state;
  return choices.some(([, { quantity }]) => quantity > 0) ? 'InStock' : 'OutOfStock';
}
