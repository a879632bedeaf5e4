import { getStaffSignInPath } from '../../site/staff-paths.ts';
import type { RequestContext } from '../request-context.ts';
import type { StaffMember } from './staff-member.ts';

/**
 * Redirects an employee whose session has ended to the sign-in once, and removes the session cookies. Undefined for other visitors and for
 * requests other than pages.
 */
export function redirectEndedStaff(context: RequestContext): Response | undefined {
  const { isKnownLocale, isData, site, session } = context;
  const ended = isKnownLocale ? session.endedStaff : undefined;
  if (!ended) return undefined;
  session.staffSession.forget();
  const to = getStaffSignInPath(site, ended.type, { why: 'ended', store: getAssociateStore(ended) });
  // Browser storage contains data of the customer.
  const headers = { 'cache-control': 'private, no-store', 'clear-site-data': '"storage"' };
  // The router handles this response by loading the document.
  return isData
    ? new Response(null, { status: 204, headers: { ...headers, 'x-remix-redirect': to, 'x-remix-reload-document': 'true' } })
    : new Response(null, { status: 303, headers: { ...headers, location: to } });
}

/** The associate's store, preselected at the sign-in because a colleague signs in next. */
export function getAssociateStore(staff: StaffMember): string | undefined {
  return staff.type === 'Associate' ? staff.inStoreSalesInfo.storeId : undefined;
}
