import pTimeout from 'p-timeout';
import type { OrderPorts } from './order-ports.ts';
import type { PaymentFault } from '../payments/payment-problems.ts';
import { PaymentsUnavailableError, PaymentTokenError, type AuthorizationAnswer } from '../payments/payments.ts';
import { finishOrder, type Settlement } from './finish-order.ts';
import type { OrderRecord } from './order-record.ts';

/** Milliseconds: eight seconds in all, less than a call may take. */
const patience = { authorize: 6000, find: 2000 };

const faults: Readonly<Record<Exclude<AuthorizationAnswer['outcome'], 'approved'>, PaymentFault>> = {
  declined: 'PAY400',
  expired: 'FE309',
  fraud: 'PYT402',
  authenticate: 'PYT405',
};

export function settlementOf(answer: AuthorizationAnswer): Settlement {
  return answer.outcome === 'approved' ? { authorizationId: answer.authorizationId } : { fault: faults[answer.outcome] };
}

const within = <Result>(call: keyof typeof patience, asked: Promise<Result>): Promise<Result> =>
  pTimeout(asked, { milliseconds: patience[call], message: new PaymentsUnavailableError(call, 'timeout') });

/** After an answer that was lost: what the partner knows of the charge. Silence twice is taken as a refusal; an authorization that nobody captures lapses. */
async function ask({ payments, log }: OrderPorts, order: OrderRecord, token: string): Promise<Settlement> {
  const { number: reference } = order;
  try {
    const answer = await within('find', payments.findAuthorization({ reference, token }));
    return answer ? settlementOf(answer) : { fault: 'PAY400' };
  } catch (error) {
    if (error instanceof PaymentTokenError) return { fault: 'PYT404' };
    if (!(error instanceof PaymentsUnavailableError)) throw error;
    log.warn(`[cairn] [orders] the payment partner is silent; ${reference} is cancelled`, { reference, reason: error.reason });
    return { fault: 'PAY400' };
  }
}

async function charge(ports: OrderPorts, order: OrderRecord): Promise<Settlement> {
  const token = order.payment_token;
  if (token === null) return { fault: 'PYT404' };
  const { number: reference, currency, content } = order;
  try {
    const amountMinor = content.payment.amountMinor;
    return settlementOf(await within('authorize', ports.payments.authorize({ token, amountMinor, currency, reference })));
  } catch (error) {
    if (error instanceof PaymentTokenError) return { fault: 'PYT404' };
    if (error instanceof PaymentsUnavailableError) return ask(ports, order, token);
    throw error;
  }
}

/** Authorizes the payment outside of any transaction and finishes the order accordingly; charging twice with one order number charges once. */
export async function settleOrder(ports: OrderPorts, order: OrderRecord): Promise<OrderRecord> {
  return finishOrder(ports, order, await charge(ports, order));
}
