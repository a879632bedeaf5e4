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
  const [answer, setAnswer] = useState<{ readonly productId: string; readonly variants: Inventory['variants'] }>();
  useEffect(() => {
    const asking = new AbortController();
    host.services.inventory.getInventory(productId, asking.signal).then(
      ({ variants }) => setAnswer({ productId, variants }),
      (error: unknown) => {
        if (!asking.signal.aborted) console.warn(`[cairn] [product-upsell] ${productId}: its stock is not known`, error);
      },
    );
    return () => asking.abort();
  }, [host, productId]);
  if (answer?.productId !== productId) return state;
  const choices = Object.entries(answer.variants).filter(([one]) => !sku || one === sku);
  if (choices.length === 0) return state;
  return choices.some(([, { quantity }]) => quantity > 0) ? 'InStock' : 'OutOfStock';
}
