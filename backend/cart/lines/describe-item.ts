import type { ChosenOption } from '#generated/openapi/shared.ts';
import type { Sellable } from '../../catalog/sellable.ts';
import type { ItemDescription } from '../../database/documents/cart-document.ts';

const createChosenOption = (value: string | null, label: string | null): ChosenOption | undefined =>
  value && label ? { value, label } : undefined;

/** The description of a variant in a row of a cart or order. */
export function describeItem(sellable: Sellable): ItemDescription {
  const color = createChosenOption(sellable.colorCode, sellable.colorLabel);
  const size = createChosenOption(sellable.size, sellable.sizeLabel);
  const fitType = createChosenOption(sellable.fit, sellable.fitLabel);
  return {
    productId: sellable.productId,
    masterId: sellable.styleId,
    sku: sellable.sku,
    upc: sellable.upc,
    name: sellable.name,
    ...(color && { color }),
    ...(size && { size }),
    ...(fitType && { fitType }),
    pdpUrl: sellable.pdpUrl,
    productImageURL: sellable.image.src,
    isDigitalProduct: sellable.digital,
  };
}
