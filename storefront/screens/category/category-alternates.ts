import { getCatalog } from '#generated/calls/get-catalog.ts';
import { createCatalogAlternates } from '../../seo/catalog-alternates.ts';

/** A category is called the same in every locale of a language. */
export const categoryAlternates = createCatalogAlternates({
  keyOf: (locale) => locale.slice(0, 2),
  ask: async (calls, id) => (await getCatalog(calls, { count: 1, filters: [`cgid=${id}`] })).category?.url,
});
