import { redirect } from 'react-router';
import { requiresReaction } from '#commerce/client/service-error.ts';
import type { ErrorMessageData } from '#commerce/errors/error-messages.ts';
import { getErrorMessages } from '#commerce/errors/error-messages-for.ts';
import { getProfile } from '#generated/calls/get-profile.ts';
import { accountMessages } from '#generated/messages/account/all.ts';
import type { AccountMessages } from '#generated/messages/account/messages.ts';
import { validationMessages } from '#generated/messages/validation/all.ts';
import type { ValidationMessages } from '#generated/messages/validation/messages.ts';
import type { Profile } from '#generated/openapi/consumer.ts';
import type { CallDescriptor } from '#generated/openapi/call.ts';
import type { MessageData } from '#messages/runtime/compiled.ts';
import { getMessageLocale } from '#messages/runtime/message-locale.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { ScreenRequest } from '../screen/define-screen.ts';
import type { ShopperSession } from '../request/shopper-session.ts';
import type { StaffMember } from '../request/staff/staff-member.ts';
import { getNextPath, getSignInPath } from './sign-in-path.ts';
import { getAccountPath, agentPages, type AccountPage } from '../site/account-paths.ts';
import type { Site } from '../site/site.ts';
import { getStaffSignInPath } from '../site/staff-paths.ts';

/** The input of every page of the account area. */
export interface AccountContext {
  readonly request: RequestContext;
  readonly page: AccountPage;
  /** Address of the page, also when it opens in a dialog. */
  readonly here: string;
  /** The page opens in a dialog over another page and returns to that page. */
  readonly isInDialog: boolean;
  /** The page is built only to validate and send one of its forms; it is not rendered. */
  readonly isSending: boolean;
  readonly session: ShopperSession;
  readonly messages: AccountMessages;
  readonly validation: MessageData<ValidationMessages>;
  readonly errors: ErrorMessageData;
}

/** The context of a signed-in customer. */
export interface CustomerContext extends AccountContext {
  readonly profile: Profile;
}

interface ContextOptions {
  readonly page: AccountPage;
  /** Calls whose errors the page can show. */
  readonly calls: readonly CallDescriptor[];
  readonly isInDialog?: boolean;
  readonly isSending?: boolean;
}

export function createAccountContext(
  { context: request }: Pick<ScreenRequest, 'context'>,
  { page, calls, isInDialog = false, isSending = false }: ContextOptions,
): AccountContext {
  const { locale } = request.site;
  return {
    request,
    page,
    here: `${getAccountPath(request.site, page)}${request.url.search}`,
    isInDialog,
    isSending,
    session: request.session,
    messages: getMessages(accountMessages, locale),
    validation: validationMessages[getMessageLocale(locale)],
    errors: getErrorMessages(locale, calls),
  };
}

/** Throws a redirect to the sign-in, which returns here, if the visitor is a guest or the session was rejected. */
export async function requireCustomer(context: AccountContext): Promise<CustomerContext> {
  const { session } = context;
  if (session.staff) redirectStaff(session.staff, context);
  if (session.customerId === undefined) throw redirect(getSignInPath(context, 'first'));
  try {
    return { ...context, profile: await getProfile(session.calls, {}) };
  } catch (error) {
    if (isSessionEnded(error)) throw redirect(getSignInPath(context, 'ended'));
    throw error;
  }
}

/** Throws a redirect if the visitor has signed in already. */
export function requireGuest(context: AccountContext): Promise<AccountContext> {
  const { request, session } = context;
  if (session.staff && session.customerId === undefined) throw redirect(getStaffHome(session.staff, request.site));
  if (session.customerId !== undefined) throw redirect(getNextPath(request) ?? getAccountPath(request.site));
  return Promise.resolve(context);
}

/** Throws a redirect: an agent may open some pages of the customer's account, an associate none. */
function redirectStaff(staff: StaffMember, { page, session, request: { site } }: AccountContext): void {
  if (session.customerId === undefined) throw redirect(getStaffHome(staff, site));
  if (!agentPages.has(page)) throw redirect(getAccountPath(site, '', { why: 'agent' }));
}

/** The next page of an employee without a customer. */
function getStaffHome({ type }: StaffMember, site: Site): string {
  return type === 'Agent' ? getStaffSignInPath(site, type) : `/${site.locale}`;
}

/** The session has ended: its token was rejected, or its customer no longer exists. */
export function isSessionEnded(error: unknown): boolean {
  return requiresReaction(error, 'reset-customer') || requiresReaction(error, 'renew-token');
}
