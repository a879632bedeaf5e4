import type { SiteSettings } from '#settings/site-settings.ts';
import type { RequestContext } from '../request/request-context.ts';

type Settings = Pick<SiteSettings['personalization'], 'account' | 'isProduction'>;
type Page = Pick<RequestContext, 'url' | 'headers' | 'isDialog'>;

/** A route that starts with /p, with or without a locale before it. */
const PRODUCTION_ROUTE = /^(?:\/[a-z]{2}-[a-z]{2})?\/p(?:\/|$)/;

/**
 * The channel of calls, as account/instance/domain. The instance is "p" (production) on routes that start with /p and in shops set to it;
 * otherwise it is the sandbox.
 * @param path of the page, if the request is not for the page itself
 */
export function getChannel({ account, isProduction }: Settings, page: Page, path = getPath(page)): string {
  return `${account}/${isProduction || PRODUCTION_ROUTE.test(path) ? 'p' : 'sandbox'}/${page.url.hostname}`;
}

/** A dialog belongs to the page behind it. */
function getPath({ url, headers, isDialog }: Page): string {
  const referrer = isDialog ? headers.get('referer') : null;
  const opener = referrer === null ? null : URL.parse(referrer);
  return opener?.host === url.host ? opener.pathname : url.pathname;
}
