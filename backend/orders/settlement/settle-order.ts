import type { OrderTender } from '../../database/documents/tender-document.ts';
import type { TenderKinds } from '../../tenders/tender-kind.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import { authenticationInterval } from '../authentication/authentication-job.ts';
import { beginAuthentication } from '../authentication/begin-authentication.ts';
import { createPartnerRequester, type PartnerTimeouts } from './partner-requester.ts';
import { cancelOrder, finalizeOrder } from './finish-order.ts';
import { moveOrder } from './move-order.ts';
import type { OrderPorts } from '../order-ports.ts';
import { readOrder, type OrderRecord } from '../order-record.ts';
import type { OrderTransition } from './order-states.ts';
import { confirmTenders, getPartner, releaseTenders, reserveTenders, type StepResult, type StepSource } from './settlement-steps.ts';

/** Milliseconds. While the shopper waits, all partners together must respond within a request's time limit. */
const awaitedTimeouts: PartnerTimeouts = { reserve: 6000, other: 2000, total: 8500 };
const unawaited: PartnerTimeouts = { reserve: 10_000, other: 10_000, total: 20_000 };

/** Seconds; longer than the time-out of a partner. */
const defaultGrace = 30;

const steps: Readonly<Record<OrderRecord['state'], ((source: StepSource) => Promise<StepResult>) | null>> = {
  reserving: reserveTenders,
  authenticating: reserveTenders,
  confirming: confirmTenders,
  releasing: releaseTenders,
  finalised: null,
  cancelled: null,
};

/** A recent order is not canceled for a missing response. */
function isRecent({ clock, grace = defaultGrace }: OrderPorts, { placed_at: placed }: OrderRecord): boolean {
  return clock.now().getTime() - placed.getTime() < grace * 1000;
}

/** True if the time for a challenge will have run out at the job's next run. */
function isLate({ clock, authenticationMinutes }: OrderPorts, { placed_at: placed, site_id: siteId }: OrderRecord): boolean {
  const allowed = authenticationMinutes(getShopContext({ siteId }).site) * 60_000 - authenticationInterval;
  return clock.now().getTime() - placed.getTime() >= allowed;
}

/**
 * True for at most one partner: no other tender can be rejected, so its charge is confirmed as soon as it is reserved. The step in between
 * is not stored; a settler that finds such an order requests the charge's state from the partner.
 */
const hasSolePartner = (kinds: TenderKinds, tenders: readonly OrderTender[]): boolean =>
  tenders.filter((tender) => getPartner(kinds, tender)).length <= 1;

/** An order after a challenge has several settlers. The one that stores the step captures, and the others do not release meanwhile. */
const canConfirmAtOnce = (ports: OrderPorts, order: OrderRecord, tenders: readonly OrderTender[]): boolean =>
  order.state === 'reserving' && hasSolePartner(ports.tenderKinds, tenders) && isRecent(ports, order);

/** Stores the tenders' current states for the order's job. */
async function storeTenders({ db }: OrderPorts, order: OrderRecord, { tenders }: StepResult): Promise<OrderRecord> {
  const change = { tenders: JSON.stringify(tenders) };
  await db.updateTable('orders').set(change).where('id', '=', order.id).where('state', '=', order.state).execute();
  return { ...order, tenders };
}

/** Null if another settler was first. */
function advance(
  ports: OrderPorts,
  order: OrderRecord,
  transition: OrderTransition,
  { tenders, fault }: StepResult,
  isAwaited: boolean,
): Promise<OrderRecord | null> {
  if (transition === 'authenticate') return beginAuthentication(ports, order, tenders);
  if (transition === 'finalize') return finalizeOrder(ports, order, tenders);
  if (transition === 'cancel') return cancelOrder(ports, order, tenders, isAwaited);
  const change = { tenders, ...(fault && { cancel_reason: fault }) };
  return moveOrder(ports.db, order, transition, change);
}

interface Settling {
  readonly isAwaited: boolean;
  /** True if the shopper has left the challenge. */
  readonly isCancelled?: boolean;
}

/**
 * Settles an order as far as its partners respond: reserves all tenders, then confirms all, or releases all after a rejection. Unknown
 * outcomes are never guessed: the order stays in its state and is retried.
 */
async function settle(ports: OrderPorts, placed: OrderRecord, { isAwaited, isCancelled = false }: Settling): Promise<OrderRecord> {
  const questioner = createPartnerRequester(ports, placed, isAwaited ? awaitedTimeouts : unawaited);
  let order = placed;
  for (let step = steps[order.state]; step !== null; step = steps[order.state]) {
    const endsChallenge = isCancelled || isLate(ports, order);
    let result = await step({ ports, order, questioner, isAwaited, isRecent: isRecent(ports, order), endsChallenge });
    if (result.transition === 'confirm' && canConfirmAtOnce(ports, order, result.tenders))
      result = await confirmTenders({ ports, order: { ...order, tenders: result.tenders }, questioner });
    if (result.transition === null) return storeTenders(ports, order, result);
    const next = await advance(ports, order, result.transition, result, isAwaited);
    if (next?.state === 'authenticating') return next;
    order = next ?? (await readOrder(ports.db, order.id));
  }
  return order;
}

/** Called by the request that places an order: reserves the remaining tenders. The order's job settles it if it is returned unsettled. */
export function settleWhileWaiting(ports: OrderPorts, order: OrderRecord): Promise<OrderRecord> {
  return settle(ports, order, { isAwaited: true });
}

/**
 * Called after the order's request has ended: reserves nothing, queries its providers for the outcome, and completes or releases the order.
 */
export function settleAfterwards(ports: OrderPorts, order: OrderRecord): Promise<OrderRecord> {
  return settle(ports, order, { isAwaited: false });
}

/**
 * Called when a shopper returns from a challenge.
 * @param isCancelled True if they have left it: an open challenge then ends
 */
export function settleAfterChallenge(ports: OrderPorts, order: OrderRecord, isCancelled: boolean): Promise<OrderRecord> {
  return settle(ports, order, { isAwaited: true, isCancelled });
}
