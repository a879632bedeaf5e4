import { countFilters, DEFAULT_SORT, PAGE_SIZE } from '#commerce/catalog/listing-state.ts';
import { catalogMessages } from '#generated/messages/catalog/all.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import type { HeadData } from '../../canvas/canvas-data.ts';
import type { RequestContext } from '../../request/request-context.ts';
import type { DataOf } from '../../sections/section.ts';
import type { content } from './sections/content.ts';
import type { listing } from './sections/listing.ts';

type Listing = DataOf<typeof listing>;

/** Each page of the plain list has its own canonical URL; a filtered or sorted list has that of the category. */
export function getCanonical({ path, state }: Listing, { url }: RequestContext): string {
  const isPlain = countFilters(state) === 0 && state.sort === DEFAULT_SORT;
  return `${url.origin}${path}${isPlain && state.page > 1 ? `?page=${state.page}` : ''}`;
}

export function createCategoryHead(found: Listing, around: DataOf<typeof content>, context: RequestContext): HeadData {
  const { site, mode } = context;
  const { response, category, state } = found;
  const { page } = state;
  const messages = getMessages(catalogMessages, site.locale);
  const numbered = page > 1 ? ` – ${messages.page({ page, pages: Math.ceil(response.total / PAGE_SIZE) })}` : '';
  const seo = around?.seo;
  return {
    title: `${seo?.title ?? category.name}${numbered} | ${site.brandName}`,
    description:
      seo?.description ??
      category.description ??
      messages.categoryLead({ name: category.name, brand: site.brandName, count: response.total }),
    canonical: getCanonical(found, context),
    noIndex: mode !== 'publish' || seo?.noIndex === true,
    ogType: 'website',
  };
}
