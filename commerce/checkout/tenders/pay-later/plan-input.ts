import type { ErrorCode } from '#generated/errors.ts';
import type { PayLaterMessages } from '#generated/messages/pay-later/messages.ts';
import type { PayLaterInstrumentInput } from '#generated/openapi/cart.ts';
import { refusedPath } from '../../order/refused-path.ts';

/** The payment of a plan that was accepted in a session. */
export function planInput(sessionId: string): PayLaterInstrumentInput {
  return { payment_method_id: 'PAY_LATER', sessionId };
}

/** The provider's name, from the names of the payment methods. */
export function planNameOf<Name>({ PAY_LATER: name }: { readonly PAY_LATER: Name }): Name {
  return name;
}

const DECLINED = 'PAY400' satisfies ErrorCode;

/** The session has no accepted plan for the cart. */
export const NO_PLAN = 'PYT404' satisfies ErrorCode;

/** The billing step with a notice about a plan that was not accepted. */
export function planRefusedPath(checkout: string, code: string): string {
  return refusedPath(checkout, code, planInput('').payment_method_id);
}

/** Why a plan was not accepted; undefined for another payment. */
export function planRefusalText(
  refused: { readonly code: string; readonly tender: string | undefined },
  messages: Readonly<Record<keyof Pick<PayLaterMessages, 'declined' | 'notAccepted'>, string>>,
): string | undefined {
  if (refused.tender !== planInput('').payment_method_id) return undefined;
  return refused.code === DECLINED ? messages.declined : messages.notAccepted;
}
