import { getProductSet } from '#generated/calls/get-product-set.ts';
import { defineDeferredSection } from '../../../sections/section.ts';
import { createCatalogAlternates } from '../../../seo/catalog-alternates.ts';
import { requireSetId } from '../set-address.ts';

const setAlternates = createCatalogAlternates({
  // A set may be sold in only some locales of a language.
  keyOf: (locale) => locale,
  load: async (calls, productSetId) => (await getProductSet(calls, { productSetId })).pageUrl,
});

/** The page's addresses in other languages. */
export const alternates = defineDeferredSection({
  name: 'alternates',
  load: ({ params, context }) => setAlternates(requireSetId(params), context),
});
