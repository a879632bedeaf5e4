import { markMerged } from '#commerce/cart/changes/merged-cart.ts';
import type { Profile } from '#generated/openapi/consumer.ts';
import { storePendingEvent } from '../request/pending-event.ts';
import type { SignedIn } from '../request/shopper-session.ts';
import { getAccountPath } from '../site/account-paths.ts';
import type { AccountContext } from './account-context.ts';
import { getStepAfterSignIn } from './enrollment/steps.ts';
import { shouldShowTerms } from './membership/terms-state.ts';
import { getNextPath } from './sign-in-path.ts';

interface SignInOptions {
  /** The account was created in this request. */
  readonly isNew?: boolean;
}

/** Paths of the cart and the checkout, which announce a merged cart themselves and open no dialog. */
const BUYING = /^\/[^/]+\/(?:cart|checkout)(?:[/?]|$)/;
const ACCOUNT = /^\/[^/]+\/account(?:[/?]|$)/;
/** Paths that show the employee terms on the page: the overview and the terms page. */
const TERMS = /^\/[^/]+\/account(?:\/employee-terms)?\/?$/;

/** Returns the address that a sign-in leads to, with the dialog that opens there. */
export async function finishSignIn(context: AccountContext, { hasMoreInCart }: SignedIn, way: SignInOptions = {}): Promise<string> {
  const { request, session, isInDialog } = context;
  const profile = await session.profile().catch((error: unknown) => {
    request.services.log.warn('[cairn] [account] the profile failed to load after a sign-in', { reason: String(error) });
    return undefined;
  });
  storePendingEvent(request, way.isNew ? 'sign-up' : 'login');
  const to = new URL(getDestination(context, profile, way), request.url);
  if (hasMoreInCart) markMerged(to.searchParams);
  const dialog = getDialogName(to.pathname, profile, { ...way, hasMoreInCart, isInDialog });
  return `${to.pathname}${to.search}${dialog === undefined ? '' : `#modal-${dialog}`}`;
}

/**
 * A new customer passes the enrollment, which returns to `next`. It continues in an open dialog, but not over the cart, the checkout or the
 * account. Customers who had an account go to `next` at once.
 */
function getDestination(context: AccountContext, profile: Profile | undefined, { isNew }: SignInOptions): string {
  const { request, isInDialog } = context;
  const next = getNextPath(request);
  const step = isNew ? 'welcome' : profile && getStepAfterSignIn(profile);
  if (step === undefined) return next ?? getAccountPath(request.site);
  const goesOnInDialog = isInDialog && next !== undefined && !BUYING.test(next) && !ACCOUNT.test(next);
  if (next !== undefined && (!isNew || goesOnInDialog)) return next;
  return getAccountPath(request.site, 'enrollment', { step, next });
}

type DialogOptions = SignInOptions & SignedIn & Pick<AccountContext, 'isInDialog'>;

function getDialogName(
  path: string,
  profile: Profile | undefined,
  { isNew, isInDialog, hasMoreInCart }: DialogOptions,
): string | undefined {
  if (profile && shouldShowTerms(profile) && !TERMS.test(path)) return 'employee-terms';
  // The account pages show the rest themselves.
  if (ACCOUNT.test(path) || BUYING.test(path)) return undefined;
  if (isNew) return 'welcome';
  if (isInDialog) return 'sign-in-confirmation';
  return hasMoreInCart ? 'mini-cart' : undefined;
}
