import { parseRejectedPayment } from '#commerce/checkout/order/rejected-path.ts';
import { getPlanRejectionText } from '#commerce/checkout/tenders/pay-later/plan-input.ts';
import { getErrorMessage, type ErrorMessageData } from '#commerce/errors/error-messages.ts';
import type { PayLaterMessages } from '#generated/messages/pay-later/messages.ts';
import type { MessageData } from '#messages/runtime/compiled.ts';

interface Texts {
  readonly payLater: MessageData<PayLaterMessages>;
  readonly errors: ErrorMessageData;
  readonly languageTag: string;
}

/** The reason of a rejected payment, from the address that a partner's page returned to; undefined for any other address. */
export function getRejectionText(query: URLSearchParams, { payLater, errors, languageTag }: Texts): string | undefined {
  const rejection = parseRejectedPayment(query);
  if (rejection === undefined) return undefined;
  const ofPlan = getPlanRejectionText(rejection, payLater);
  return ofPlan ?? getErrorMessage(errors, rejection.code, languageTag) ?? getErrorMessage(errors, 'PAY400', languageTag);
}
