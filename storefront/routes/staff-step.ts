import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { getAssociateStore } from '../request/staff/redirect-ended-staff.ts';
import type { RequestContext } from '../request/request-context.ts';
import { requestContext } from '../request/router-context.ts';
import type { RouteHandle } from '../request/route-rules.ts';
import { getStaffSignInPath, staffSteps, type StaffStep } from '../site/staff-paths.ts';

export const handle: RouteHandle = { mediaTypes: ['application/x-www-form-urlencoded'] };

const steps: Readonly<Record<StaffStep, (context: RequestContext) => Promise<string> | string>> = {
  async 'end-session'({ session, site }) {
    const staff = session.staff ?? session.endedStaff;
    await session.staffSession.end();
    return staff ? getStaffSignInPath(site, staff.type, { done: 'ended', store: getAssociateStore(staff) }) : `/${site.locale}`;
  },
  'next-customer'({ session, site }) {
    session.staffSession.serveNext();
    return `/${site.locale}`;
  },
  async 'stop-acting'({ session, site }) {
    await session.staffSession.stopActing();
    return getStaffSignInPath(site, 'Agent', { done: 'stopped' });
  },
};

/** This address has no page. */
export function loader({ context: router }: LoaderFunctionArgs): Response {
  return redirect(`/${router.get(requestContext).site.locale}`);
}

/** Handles the forms of the staff bar. */
export async function action({ params, context: router }: ActionFunctionArgs): Promise<Response> {
  const context = router.get(requestContext);
  const step = staffSteps.find((one) => one === params.step);
  const isAllowed = step === 'end-session' || context.session.staff !== undefined;
  const to = step && isAllowed ? await steps[step](context) : `/${context.site.locale}`;
  // Browser storage contains data of the previous customer.
  return redirect(to, { status: 303, headers: { 'clear-site-data': '"storage"' } });
}
