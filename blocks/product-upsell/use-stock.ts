import { useEffect, useState } from 'react';
import { useHost } from '#engine/host-context.tsx';
import type { ProductInventoryState } from '#generated/content/types.ts';
import type { ShownItem } from './shown-items.ts';

/** Whether an item can be bought, as the shop says; until then as its editor does. A shop that does not answer is logged only. */
export function useStock({ productId, sku, state = 'InStock' }: ShownItem): ProductInventoryState {
  const host = useHost();
  const [answer, setAnswer] = useState<{ readonly sku: string; readonly quantity: number | undefined }>();
  useEffect(() => {
    const asking = new AbortController();
    host.services.inventory.ofProduct(productId, asking.signal).then(
      ({ variants }) => setAnswer({ sku, quantity: variants[sku]?.quantity }),
      (error: unknown) => {
        if (!asking.signal.aborted) console.warn(`[cairn] [product-upsell] ${productId}: its stock is not known`, error);
      },
    );
    return () => asking.abort();
  }, [host, productId, sku]);
  if (answer?.sku !== sku || answer.quantity === undefined) return state;
  return answer.quantity > 0 ? 'InStock' : 'OutOfStock';
}
