import { getPaymentSession } from '#generated/calls/get-payment-session.ts';
import type { Calls } from '../../../client/calls.ts';
import { NO_PLAN, getRejectedPlanPath } from './plan-input.ts';

/**
 * Navigates to the provider's page for the cart's remaining amount. Resolves if the page is shown again from the browser's history.
 * @throws ServiceError, or an Error if the provider has no page
 */
export async function openPlanPage(calls: Calls, basketId: string): Promise<void> {
  const { redirectUrl } = await getPaymentSession(calls, { basketId, type: 'paylater', shopOrigin: location.origin });
  if (redirectUrl === undefined) throw new Error('[cairn] [checkout] the pay-later provider has no page');
  const isBack = new Promise<void>((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true });
  });
  // This URL makes the back button load the step with a notice.
  history.replaceState(history.state, '', getRejectedPlanPath(location.pathname, NO_PLAN));
  location.assign(redirectUrl);
  await isBack;
}
