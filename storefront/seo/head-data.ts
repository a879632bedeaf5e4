import type { Page } from '#generated/content/types.ts';
import { storefrontMessages } from '#generated/messages/storefront/all.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import type { HeadData } from '../canvas/canvas-data.ts';
import type { PageRoute } from '../content/page-route.ts';
import type { RequestContext } from '../request/request-context.ts';
import { getPageUrl } from '../site/alternates.ts';

export interface HeadSource {
  readonly status: number;
  readonly page?: Page;
  readonly route: PageRoute;
  readonly context: RequestContext;
}

/** The head data of a page that client navigation updates. */
export function createHeadData({ status, page, route, context }: HeadSource): HeadData {
  const { site, url, mode } = context;
  const messages = getMessages(storefrontMessages, site.locale);
  const fallback =
    status >= 500
      ? messages.errorTitle
      : status >= 400
        ? messages.notFoundTitle
        : route.kind === 'location-selector'
          ? messages.locationTitle
          : (page?.article?.title ?? page?.name ?? site.brandName);
  const title = page?.seo?.title ?? fallback;
  const description = page?.seo?.description ?? page?.article?.subtitle;
  const image = page?.seo?.image ?? page?.article?.picture?.url ?? page?.article?.media?.lg?.url ?? page?.article?.media?.sm?.url;
  const isIndexed = status === 200 && mode === 'publish' && page?.seo?.noIndex !== true;
  return {
    title: title.includes(site.brandName) ? title : `${title} | ${site.brandName}`,
    ...(description ? { description } : {}),
    ...(status === 200 ? { canonical: getPageUrl(url.origin, site.locale, route.path) } : {}),
    ...(image ? { image: new URL(image, url.origin).href } : {}),
    noIndex: !isIndexed,
    ogType: page?.type === 'article' ? 'article' : 'website',
  };
}
