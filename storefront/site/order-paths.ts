import type { Site } from './site.ts';

/** Pages of an order; '' is the order itself. */
export type OrderPage = '' | 'cancel' | 'return' | 'address';

/** Location of an order's pages: in the account, or for a guest with its number and email address. */
export interface OrderPlace {
  readonly orderNumber: string;
  readonly isInAccount: boolean;
}

export function getOrderPath(
  site: Pick<Site, 'locale'>,
  place: OrderPlace,
  page: OrderPage = '',
  query: Readonly<Record<string, string>> = {},
): string {
  return addQuery(`${getBasePath(site, place)}${page === '' ? '' : `/${page}`}`, query);
}

/** Address of a document of an order. */
export function getDocumentPath(
  site: Pick<Site, 'locale'>,
  place: OrderPlace,
  document: string,
  query: Readonly<Record<string, string>> = {},
) {
  return addQuery(`${getBasePath(site, place)}/documents/${document}`, query);
}

/** The page that finds an order by its number and email address. */
export function getTrackPath({ locale }: Pick<Site, 'locale'>, query: Readonly<Record<string, string>> = {}): string {
  return addQuery(`/${locale}/orders/track`, query);
}

function getBasePath({ locale }: Pick<Site, 'locale'>, { orderNumber, isInAccount }: OrderPlace): string {
  return `/${locale}${isInAccount ? '/account' : ''}/orders/${encodeURIComponent(orderNumber)}`;
}

function addQuery(path: string, query: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}
