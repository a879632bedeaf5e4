import { getProductDetails } from '#generated/calls/get-product-details.ts';
import { createCatalogAlternates } from '../../seo/catalog-alternates.ts';

/** A style is not sold in every locale of a language. */
export const productAlternates = createCatalogAlternates({
  keyOf: (locale) => locale,
  ask: async (calls, productId) => (await getProductDetails(calls, { productId })).pageUrl,
});
