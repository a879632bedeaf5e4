import { getCatalog } from '#generated/calls/get-catalog.ts';
import { defineDeferredSection } from '../../../sections/section.ts';
import { createCatalogAlternates } from '../../../seo/catalog-alternates.ts';
import { requireCategoryId } from '../category-address.ts';

const categoryAlternates = createCatalogAlternates({
  // A category has the same slug in all locales of a language.
  keyOf: (locale) => locale.slice(0, 2),
  load: async (calls, id) => (await getCatalog(calls, { count: 1, filters: [`cgid=${id}`] })).category?.url,
});

/** The page's addresses in other languages. */
export const alternates = defineDeferredSection({
  name: 'alternates',
  load: ({ params, context }) => categoryAlternates(requireCategoryId(params), context),
});
