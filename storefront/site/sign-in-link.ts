import { getAccountPath, type AccountPage } from './account-paths.ts';
import { parseOwnPath } from './parse-own-path.ts';
import type { Site } from './site.ts';

/** Pages for guests, which pass their own `next` on to the sign-in. */
const guestPages: ReadonlySet<AccountPage> = new Set([
  'sign-in',
  'sign-up',
  'forgot-password',
  'reset-password',
  'confirm-email',
  'keep-email',
  'confirm-subscription',
  'confirm-notification',
  'stop-notifications',
]);

/** Address of the sign-in page, which returns to the page at `url`. */
export function getSignInLink(url: Pick<URL, 'pathname' | 'search'>, site: Pick<Site, 'locale'>): string {
  const { pathname, search } = url;
  const isGuestPage = [...guestPages].some((page) => pathname === getAccountPath(site, page));
  const next = isGuestPage ? new URLSearchParams(search).get('next') : `${pathname}${search}`;
  return getAccountPath(site, 'sign-in', { next: parseOwnPath(next, site) });
}
