import { staffSignInPath } from '../../site/staff-paths.ts';
import type { RequestContext } from '../request-context.ts';
import type { StaffMember } from './staff-member.ts';

/**
 * Redirects an employee whose session has ended to their sign-in, once, and removes the cookies of the session. Undefined for any other
 * request, and for everything but pages of the shop.
 */
export function followEndedStaff(context: RequestContext): Response | undefined {
  const { isKnownLocale, isData, site, session } = context;
  const ended = isKnownLocale ? session.endedStaff : undefined;
  if (!ended) return undefined;
  session.staffSession.forget();
  const to = staffSignInPath(site, ended.type, { why: 'ended', store: storeOf(ended) });
  // Texts that scripts have stored belong to the customer.
  const headers = { 'cache-control': 'private, no-store', 'clear-site-data': '"storage"' };
  // The page's router follows this response with a request for the document.
  return isData
    ? new Response(null, { status: 204, headers: { ...headers, 'x-remix-redirect': to, 'x-remix-reload-document': 'true' } })
    : new Response(null, { status: 303, headers: { ...headers, location: to } });
}

/** Store of an associate: the next to sign in on the device is a colleague. */
export function storeOf(staff: StaffMember): string | undefined {
  return staff.type === 'Associate' ? staff.inStoreSalesInfo.storeId : undefined;
}
