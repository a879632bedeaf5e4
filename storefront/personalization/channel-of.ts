import type { SiteSettings } from '#settings/site-settings.ts';
import type { RequestContext } from '../request/request-context.ts';

type Settings = Pick<SiteSettings['personalization'], 'account' | 'isProduction'>;
type Page = Pick<RequestContext, 'url' | 'headers' | 'isDialog'>;

/** A route that starts with /p, behind its language or without one. */
const PRODUCTION_ROUTE = /^(?:\/[a-z]{2}-[a-z]{2})?\/p(?:\/|$)/;

/**
 * The channel of calls, as account/instance/domain. The instance is "p" (production) on routes that start with /p, and on every route
 * of a shop whose setting says so; otherwise it is the sandbox.
 * @param path of the page, where the request itself is not for the page.
 */
export function channelOf({ account, isProduction }: Settings, page: Page, path = pathOf(page)): string {
  return `${account}/${isProduction || PRODUCTION_ROUTE.test(path) ? 'p' : 'sandbox'}/${page.url.hostname}`;
}

/** A dialog is part of the page that it was opened on. */
function pathOf({ url, headers, isDialog }: Page): string {
  const referrer = isDialog ? headers.get('referer') : null;
  const opener = referrer === null ? null : URL.parse(referrer);
  return opener?.host === url.host ? opener.pathname : url.pathname;
}
