import type { ErrorCode } from '#generated/errors.ts';
import type { PayLaterMessages } from '#generated/messages/pay-later/messages.ts';
import type { PayLaterInstrumentInput } from '#generated/openapi/cart.ts';
import { getRejectedPaymentPath } from '../../order/rejected-path.ts';

/** Payment with the plan that was accepted in a session. */
export function createPlanInput(sessionId: string): PayLaterInstrumentInput {
  return { payment_method_id: 'PAY_LATER', sessionId };
}

/** Name of the provider, from the names of the payment methods. */
export function getPlanName<Name>({ PAY_LATER: name }: { readonly PAY_LATER: Name }): Name {
  return name;
}

const DECLINED = 'PAY400' satisfies ErrorCode;

/** Error code for a session without an accepted plan. */
export const NO_PLAN = 'PYT404' satisfies ErrorCode;

/** URL of the billing step with a notice about a plan that was not accepted. */
export function getRejectedPlanPath(checkout: string, code: string): string {
  return getRejectedPaymentPath(checkout, code, createPlanInput('').payment_method_id);
}

/** Why a plan was not accepted; undefined for other payments. */
export function getPlanRejectionText(
  rejection: { readonly code: string; readonly tender: string | undefined },
  messages: Readonly<Record<keyof Pick<PayLaterMessages, 'declined' | 'notAccepted'>, string>>,
): string | undefined {
  if (rejection.tender !== createPlanInput('').payment_method_id) return undefined;
  return rejection.code === DECLINED ? messages.declined : messages.notAccepted;
}
