import type { Article, BreadcrumbList, Organization, Thing, WebSite, WithContext } from 'schema-dts';
import { storefrontMessages } from '#generated/messages/storefront/all.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import type { HeadData } from '../canvas/canvas-data.ts';
import { getPageUrl } from '../site/alternates.ts';
import type { HeadSource } from './head-data.ts';

type Data = WithContext<Organization | WebSite | BreadcrumbList | Article>;
const vocabulary = 'https://schema.org';

/** Organization and WebSite on the home page, BreadcrumbList below it, Article on articles. */
export function createStructuredData({ page, route, context, head }: HeadSource & { readonly head: HeadData }): readonly Data[] {
  const { site, url } = context;
  const home = getPageUrl(url.origin, site.locale, '');
  if (route.kind === 'home') {
    const logo = `${url.origin}/media/${site.brand}/image/upload/v1/marks/${site.brand}`;
    return [
      { '@context': vocabulary, '@type': 'Organization', name: site.brandName, url: home, logo },
      { '@context': vocabulary, '@type': 'WebSite', name: site.brandName, url: home, inLanguage: site.languageTag },
    ];
  }
  const title = page?.article?.title ?? page?.seo?.title ?? page?.name ?? head.title;
  const crumbs: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: getMessages(storefrontMessages, site.locale).home, item: home },
      { '@type': 'ListItem', position: 2, name: title, ...(head.canonical ? { item: head.canonical } : {}) },
    ],
  };
  const breadcrumbs: Data = { '@context': vocabulary, ...crumbs };
  const article = page?.type === 'article' ? page.article : undefined;
  if (!article) return [breadcrumbs];
  return [
    breadcrumbs,
    {
      '@context': vocabulary,
      '@type': 'Article',
      headline: article.title,
      inLanguage: site.languageTag,
      ...(head.description ? { description: head.description } : {}),
      ...(head.image ? { image: head.image } : {}),
      ...(article.date ? { datePublished: article.date } : {}),
      ...(article.author ? { author: { '@type': 'Person', name: article.author } } : {}),
      ...(head.canonical ? { mainEntityOfPage: head.canonical } : {}),
      publisher: { '@type': 'Organization', name: site.brandName },
    },
  ];
}

/** A script element whose text cannot close it early. It contains data, to which the content security policy does not apply. */
export function renderJsonLd(data: WithContext<Thing>): string {
  const text = JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script type="application/ld+json">${text}</script>`;
}
