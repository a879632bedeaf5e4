import type { SetPart } from '#commerce/product-set/set-choice.ts';
import { createProductView } from '#commerce/product/product-view.ts';
import type { ProductSet } from '#generated/openapi/products.ts';

/** The parts of a set as view data. */
export function getSetParts({ parts }: Pick<ProductSet, 'parts'>): readonly SetPart[] {
  return parts.map(({ qty, product }) => ({ qty, productId: product.id, view: createProductView(product) }));
}
