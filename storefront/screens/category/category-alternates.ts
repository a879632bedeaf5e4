import { getCatalog } from '#generated/calls/get-catalog.ts';
import { createCatalogueAlternates } from '../../seo/catalogue-alternates.ts';

/** A category is called the same in every locale of a language. */
export const categoryAlternates = createCatalogueAlternates({
  keyOf: (locale) => locale.slice(0, 2),
  ask: async (calls, id) => (await getCatalog(calls, { count: 1, filters: [`cgid=${id}`] })).category?.url,
});
