import type { PaymentMethodId } from '#generated/openapi/shared.ts';

const code = 'refused';
const tender = 'tender';

/** A rejected payment in the URL of the billing step. */
export interface RejectedPayment {
  /** A code of schemas/errors.json. */
  readonly code: string;
  readonly tender: string | undefined;
}

/** URL of the billing step with a notice about a rejected payment. */
export function getRejectedPaymentPath(checkout: string, errorCode: string, methodId?: PaymentMethodId): string {
  return `${checkout}?${new URLSearchParams({ step: 'billing', [code]: errorCode, ...(methodId && { [tender]: methodId }) })}`;
}

export function parseRejectedPayment(query: URLSearchParams): RejectedPayment | undefined {
  const errorCode = query.get(code);
  return errorCode === null ? undefined : { code: errorCode, tender: query.get(tender) ?? undefined };
}
