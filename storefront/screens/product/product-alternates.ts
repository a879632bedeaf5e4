import { getProductDetails } from '#generated/calls/get-product-details.ts';
import { createCatalogueAlternates } from '../../seo/catalogue-alternates.ts';

/** A style is not sold in every locale of a language. */
export const productAlternates = createCatalogueAlternates({
  keyOf: (locale) => locale,
  ask: async (calls, productId) => (await getProductDetails(calls, { productId })).pageUrl,
});
