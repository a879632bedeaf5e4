import type { CartTender, OrderTender } from '../../database/documents/tender-document.ts';
import type { PaymentFault } from '../../payments/payment-problems.ts';
import type { PartnerSettlement, TenderKinds, WaitingCharge } from '../../tenders/tender-kind.ts';
import { getTenderKind } from '../../tenders/tenders.ts';
import type { PartnerRequester } from './partner-requester.ts';
import type { OrderPorts } from '../order-ports.ts';
import type { OrderRecord } from '../order-record.ts';
import type { OrderTransition } from './order-states.ts';

/** Outcome of a step: a transition with the tenders after it, or none if a provider did not respond. */
export interface StepResult {
  readonly tenders: readonly OrderTender[];
  readonly transition: OrderTransition | null;
  /** Reason of the cancellation. */
  readonly fault?: PaymentFault;
}

export interface StepSource {
  readonly ports: OrderPorts;
  readonly order: OrderRecord;
  readonly questioner: PartnerRequester;
  /**
   * True if a request waits for the order, so that the remaining tenders are reserved. Otherwise providers are only queried for the
   * outcome.
   */
  readonly isAwaited: boolean;
  /** True if an authorization that the partner does not know may still be in transit. */
  readonly isRecent: boolean;
  /** True if an open challenge ends now: the shopper canceled it or took too long. */
  readonly endsChallenge: boolean;
}

export type ConfirmSource = Pick<StepSource, 'ports' | 'order' | 'questioner'>;

type ReserveResponse = Awaited<ReturnType<PartnerSettlement['reserve']>> | null | undefined;

/** The partner's steps; null for a balance of this backend, which the order's own statements reserve, capture and release. */
export function getPartner(kinds: TenderKinds, { kind }: CartTender): PartnerSettlement | null {
  const { settlement } = getTenderKind(kinds, kind);
  return settlement.by === 'partner' ? settlement : null;
}

const replaceTender = (tenders: readonly OrderTender[], tender: OrderTender): readonly OrderTender[] =>
  tenders.map((other) => (other.id === tender.id ? tender : other));

async function requestReservation({ ports, order, questioner, isAwaited }: StepSource, tender: OrderTender): Promise<ReserveResponse> {
  const kind = getPartner(ports.tenderKinds, tender);
  if (!kind) return { outcome: 'reserved', receipt: tender.reference };
  const charge = { tender, cartId: order.cart_id, currency: order.currency };
  const response = isAwaited && tender.state !== 'waiting' ? await questioner.request('reserve', () => kind.reserve(charge)) : undefined;
  if (response) return response;
  const found = await questioner.request('find', () => kind.find(charge));
  // A recent request may arrive at the provider after this query.
  return isAwaited && found === null ? undefined : found;
}

/** The order waits for the shopper, unless the challenge ends now. */
function waitForShopper(
  { order, endsChallenge }: StepSource,
  tenders: readonly OrderTender[],
  tender: OrderTender,
  { challenge }: WaitingCharge,
): StepResult {
  const { authenticationId } = challenge;
  const waiting: OrderTender = { ...tender, state: 'waiting', authenticationId, challenge };
  if (endsChallenge) return { tenders: replaceTender(tenders, { ...waiting, fault: 'PYT405' }), transition: 'release', fault: 'PYT405' };
  if (order.state === 'reserving') return { tenders: replaceTender(tenders, waiting), transition: 'authenticate' };
  return { tenders: replaceTender(tenders, waiting), transition: null };
}

/** Reserves tenders one by one, and queries those in a challenge. Stops at the first rejection. */
export async function reserveTenders(source: StepSource): Promise<StepResult> {
  let { tenders } = source.order;
  for (const tender of tenders) {
    if (tender.state === 'reserved') continue;
    const response = await requestReservation(source, tender);
    if (response === undefined || (response === null && source.isRecent)) return { tenders, transition: null };
    if (response === null) return { tenders, transition: 'release', fault: 'PAY400' };
    if (response.outcome === 'reserved') {
      const { receipt, tenderData = tender.tenderData } = response;
      tenders = replaceTender(tenders, { ...tender, state: 'reserved', receipt, tenderData });
      continue;
    }
    if (response.outcome === 'waiting') return waitForShopper(source, tenders, tender, response);
    const { fault } = response;
    const state = response.outcome === 'rejected' ? 'rejected' : tender.state;
    return { tenders: replaceTender(tenders, { ...tender, state, fault }), transition: 'release', fault };
  }
  return { tenders, transition: 'confirm' };
}

/** Captures in reverse order, starting with the tenders that are harder to refund, so that a rejection costs least. */
export async function confirmTenders({ ports, order, questioner }: ConfirmSource): Promise<StepResult> {
  let { tenders } = order;
  for (const tender of tenders.toReversed()) {
    if (tender.state === 'confirmed') continue;
    const kind = getPartner(ports.tenderKinds, tender);
    const charge = { tender, cartId: order.cart_id, currency: order.currency };
    const response = kind ? await questioner.request('confirm', () => kind.confirm(charge)) : ({ outcome: 'confirmed' } as const);
    if (!response) return { tenders, transition: null };
    if (response.outcome === 'rejected') {
      const { fault } = response;
      return { tenders: replaceTender(tenders, { ...tender, fault }), transition: 'release', fault };
    }
    tenders = replaceTender(tenders, { ...tender, state: 'confirmed' });
  }
  return { tenders, transition: 'finalize' };
}

/** Releases every possible reservation and refunds every capture. Tenders with a final rejection are skipped. */
export async function releaseTenders({ ports, order, questioner }: StepSource): Promise<StepResult> {
  let { tenders } = order;
  for (const tender of tenders) {
    if (tender.state === 'rejected' || tender.state === 'released') continue;
    const kind = getPartner(ports.tenderKinds, tender);
    // The transaction that cancels the order releases it.
    if (!kind) continue;
    const isDone = await questioner.request('release', async () => {
      await kind.release({ tender, cartId: order.cart_id, currency: order.currency });
      return true;
    });
    if (!isDone) return { tenders, transition: null };
    tenders = replaceTender(tenders, { ...tender, state: 'released' });
  }
  return { tenders, transition: 'cancel' };
}
