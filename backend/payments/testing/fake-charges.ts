import { PaymentsUnavailableError, type AuthorizationResponse, type AuthorizationRequest, type RefundRequest } from '../payments.ts';
import { createResponse, createApproval } from './fake-tokens.ts';

export interface FakeCharge {
  readonly response: AuthorizationResponse;
  /** `waiting` for the end of a challenge. */
  state: 'rejected' | 'waiting' | 'held' | 'taken' | 'voided' | 'returned';
  /** Amounts by refundId. The charge is `returned` when they sum to its amount. */
  readonly refunds: Map<string, number>;
}

/** The outcome of a challenge. `declined`: authenticated, but the charge is not approved. */
export type ChallengeEnd = 'approved' | 'declined' | 'unauthenticated';

const standings: Partial<Record<AuthorizationResponse['outcome'], FakeCharge['state']>> = { approved: 'held', authenticate: 'waiting' };
const createCharge = (response: AuthorizationResponse): FakeCharge => ({
  response,
  state: standings[response.outcome] ?? 'rejected',
  refunds: new Map(),
});
const getResponse = ({ state, response }: FakeCharge): AuthorizationResponse => (state === 'voided' ? { outcome: 'voided' } : response);

/** Sum of the refunds of a charge. */
export const sumRefunds = (charge: FakeCharge | undefined): number =>
  [...(charge?.refunds.values() ?? [])].reduce((sum, one) => sum + one, 0);

/** The fake's charges, idempotent by reference. */
export function createFakeCharges() {
  const charges = new Map<string, FakeCharge>();
  const requests = new Map<string, AuthorizationRequest>();
  return {
    charges,
    authorize(request: AuthorizationRequest, response: AuthorizationResponse = createResponse(request)): AuthorizationResponse {
      const charge = charges.get(request.reference) ?? createCharge(response);
      charges.set(request.reference, charge);
      if (!requests.has(request.reference)) requests.set(request.reference, request);
      return getResponse(charge);
    },
    find(reference: string): AuthorizationResponse | null {
      const charge = charges.get(reference);
      return charge ? getResponse(charge) : null;
    },
    endChallenge(reference: string, outcome: ChallengeEnd): void {
      const request = requests.get(reference);
      if (!request || charges.get(reference)?.state !== 'waiting') return;
      charges.set(reference, createCharge(outcome === 'approved' ? createApproval(request) : { outcome }));
    },
    capture(reference: string): 'captured' | 'rejected' {
      const charge = charges.get(reference);
      if (charge?.state !== 'held' && charge?.state !== 'taken') return 'rejected';
      charge.state = 'taken';
      return 'captured';
    },
    void(reference: string): 'voided' | 'captured' {
      const charge: FakeCharge = charges.get(reference) ?? { ...createCharge({ outcome: 'voided' }), state: 'voided' };
      charges.set(reference, charge);
      if (charge.state === 'held' || charge.state === 'waiting') charge.state = 'voided';
      return charge.state === 'taken' ? 'captured' : 'voided';
    },
    /** Throws if the refunds exceed the captured amount. */
    refund({ reference, refundId, amountMinor }: RefundRequest): void {
      const charge = charges.get(reference);
      if (charge?.refunds.has(refundId)) return;
      const left = (requests.get(reference)?.amountMinor ?? 0) - sumRefunds(charge);
      if (charge?.state !== 'taken' || amountMinor > left) throw new PaymentsUnavailableError('refund', 'status', { status: 409 });
      charge.refunds.set(refundId, amountMinor);
      if (amountMinor === left) charge.state = 'returned';
    },
  };
}
