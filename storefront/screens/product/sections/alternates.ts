import { getProductDetails } from '#generated/calls/get-product-details.ts';
import { defineDeferredSection } from '../../../sections/section.ts';
import { createCatalogAlternates } from '../../../seo/catalog-alternates.ts';
import { requireProduct } from '../product-address.ts';

const productAlternates = createCatalogAlternates({
  // A style may be sold in only some locales of a language.
  keyOf: (locale) => locale,
  load: async (calls, productId) => (await getProductDetails(calls, { productId })).pageUrl,
});

/** The page's addresses in other languages. */
export const alternates = defineDeferredSection({
  name: 'alternates',
  load: ({ params, context }) => productAlternates(requireProduct(params).styleId, context),
});
