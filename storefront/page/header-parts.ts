import { createElement } from 'react';
import { SearchField } from '#commerce/catalog/head/search-form.tsx';
import { getShopHref } from '#commerce/catalog/shop-href.ts';
import { StoreLink } from '#commerce/stores/my-store/store-link.tsx';
import { locatorPath } from '#commerce/stores/store-address.ts';
import { accountMessages } from '#generated/messages/account/all.ts';
import { catalogMessages } from '#generated/messages/catalog/all.ts';
import { storefrontMessages } from '#generated/messages/storefront/all.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import type { Audience } from '../parts/account-menu.tsx';
import { BrandLink } from '../parts/brand-link.tsx';
import { HeaderTools } from '../parts/header-tools.tsx';
import { hasFavorites } from '../request/staff/own-lists.ts';
import type { RequestContext } from '../request/request-context.ts';
import { getSignInLink } from '../site/sign-in-link.ts';
import type { CanvasPart } from './compose.ts';

/** The header parts before the menu. The app shows the country itself, so its web view has no country link. */
export function createHeaderParts(context: RequestContext, audience: Audience): readonly CanvasPart[] {
  const { site, channel, services, url } = context;
  const catalog = getMessages(catalogMessages, site.locale);
  const country = services.sites.locales.find(({ path }) => path === site.locale)?.country ?? site.locale;
  const tools = {
    site,
    messages: getMessages(storefrontMessages, site.locale),
    account: getMessages(accountMessages, site.locale),
    signInHref: getSignInLink(url, site),
    audience,
    hasFavorites: hasFavorites(context),
    ...(channel === 'MAPP' ? {} : { country }),
  };
  return [
    { hostPart: 'brand', element: createElement(BrandLink, { site }) },
    {
      hostPart: 'search',
      element: createElement(SearchField, {
        action: `/${site.locale}/search`,
        label: catalog.searchLabel,
        submitLabel: catalog.searchSubmit,
      }),
    },
    {
      hostPart: 'store',
      element: createElement(StoreLink, {
        href: getShopHref(site.locale, locatorPath),
        label: tools.messages.stores,
        mineLabel: tools.messages.myStore,
      }),
    },
    { hostPart: 'tools', element: createElement(HeaderTools, tools) },
  ];
}
