import type { InventoryResponse } from '#generated/openapi/products.ts';
import type { ProductView } from './product-view.ts';
import { getStock } from './stock.ts';

/** View with the stock of a later inventory response. */
export function applyInventory(view: ProductView, inventory: InventoryResponse | undefined): ProductView {
  if (!inventory) return view;
  const { single } = view;
  return {
    ...view,
    variants: view.variants.map((variant) => ({ ...variant, stock: getStock(variant.sku, variant.stock.isIn, inventory) })),
    ...(single?.sku ? { single: { ...single, stock: getStock(single.sku, single.stock.isIn, inventory) } } : {}),
  };
}
