import type { OrderTender } from '../../database/documents/tender-document.ts';
import type { TenderKinds } from '../../tenders/tender-kind.ts';
import { shopOf } from '../../sites/shop-site.ts';
import { authenticationInterval } from '../authentication/authentication-job.ts';
import { beginAuthentication } from '../authentication/begin-authentication.ts';
import { createQuestioner, type Patience } from './ask-partner.ts';
import { cancelOrder, finaliseOrder } from './finish-order.ts';
import { moveOrder } from './move-order.ts';
import type { OrderPorts } from '../order-ports.ts';
import { readOrder, type OrderRecord } from '../order-record.ts';
import type { OrderTransition } from './order-states.ts';
import { confirmTenders, partnerOf, releaseTenders, reserveTenders, type StepResult, type StepSource } from './settlement-steps.ts';

/** Milliseconds. While the shopper waits, all partners together get less than a call may take. */
const awaited: Patience = { reserve: 6000, other: 2000, total: 8500 };
const unawaited: Patience = { reserve: 10_000, other: 10_000, total: 20_000 };

/** Seconds; longer than a partner may take. */
const usualGrace = 30;

const steps: Readonly<Record<OrderRecord['state'], ((source: StepSource) => Promise<StepResult>) | null>> = {
  reserving: reserveTenders,
  authenticating: reserveTenders,
  confirming: confirmTenders,
  releasing: releaseTenders,
  finalised: null,
  cancelled: null,
};

/** A recent order is not cancelled for a missing response. */
function isYoung({ clock, grace = usualGrace }: OrderPorts, { placed_at: placed }: OrderRecord): boolean {
  return clock.now().getTime() - placed.getTime() < grace * 1000;
}

/** True once the time for a challenge would be over at the job's next look. */
function isLate({ clock, authenticationMinutes }: OrderPorts, { placed_at: placed, site_id: siteId }: OrderRecord): boolean {
  const allowed = authenticationMinutes(shopOf({ siteId }).site) * 60_000 - authenticationInterval;
  return clock.now().getTime() - placed.getTime() >= allowed;
}

/**
 * True for at most one partner: no other tender can be rejected, so its charge is confirmed as soon as it is reserved. The step between is
 * not stored; a settler that finds such an order requests the charge's state from the partner.
 */
const hasSolePartner = (kinds: TenderKinds, tenders: readonly OrderTender[]): boolean =>
  tenders.filter((tender) => partnerOf(kinds, tender)).length <= 1;

/** An order that waited for its shopper has several settlers: the one that stores the step captures, and no other releases meanwhile. */
const canConfirmAtOnce = (ports: OrderPorts, order: OrderRecord, tenders: readonly OrderTender[]): boolean =>
  order.state === 'reserving' && hasSolePartner(ports.tenderKinds, tenders) && isYoung(ports, order);

/** Keeps what is known so far, for the order's job. */
async function keep({ db }: OrderPorts, order: OrderRecord, { tenders }: StepResult): Promise<OrderRecord> {
  const change = { tenders: JSON.stringify(tenders) };
  await db.updateTable('orders').set(change).where('id', '=', order.id).where('state', '=', order.state).execute();
  return { ...order, tenders };
}

/** Null where another settler was first. */
function advance(
  ports: OrderPorts,
  order: OrderRecord,
  transition: OrderTransition,
  { tenders, fault }: StepResult,
  isAwaited: boolean,
): Promise<OrderRecord | null> {
  if (transition === 'authenticate') return beginAuthentication(ports, order, tenders);
  if (transition === 'finalise') return finaliseOrder(ports, order, tenders);
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
 * Takes an order as far as its tenders' partners answer: all reserved, then all confirmed; or, once one is refused, all released. What a
 * partner leaves open is never guessed: the order stays where it is and is asked about again.
 */
async function settle(ports: OrderPorts, placed: OrderRecord, { isAwaited, isCancelled = false }: Settling): Promise<OrderRecord> {
  const questioner = createQuestioner(ports, placed, isAwaited ? awaited : unawaited);
  let order = placed;
  for (let step = steps[order.state]; step !== null; step = steps[order.state]) {
    const endsChallenge = isCancelled || isLate(ports, order);
    let result = await step({ ports, order, questioner, isAwaited, isYoung: isYoung(ports, order), endsChallenge });
    if (result.transition === 'confirm' && canConfirmAtOnce(ports, order, result.tenders))
      result = await confirmTenders({ ports, order: { ...order, tenders: result.tenders }, questioner });
    if (result.transition === null) return keep(ports, order, result);
    const next = await advance(ports, order, result.transition, result, isAwaited);
    if (next?.state === 'authenticating') return next;
    order = next ?? (await readOrder(ports.db, order.id));
  }
  return order;
}

/** For the request that places an order: reserves the tenders that are not reserved yet. Its job settles an order that is returned unsettled. */
export function settleWhileWaiting(ports: OrderPorts, order: OrderRecord): Promise<OrderRecord> {
  return settle(ports, order, { isAwaited: true });
}

/** For an order whose request has ended: reserves nothing new, asks its providers for the outcome, and completes or releases it. */
export function settleAfterwards(ports: OrderPorts, order: OrderRecord): Promise<OrderRecord> {
  return settle(ports, order, { isAwaited: false });
}

/** For a shopper who returns from a challenge. @param isCancelled True if they have left it: an open challenge then ends. */
export function settleAfterChallenge(ports: OrderPorts, order: OrderRecord, isCancelled: boolean): Promise<OrderRecord> {
  return settle(ports, order, { isAwaited: true, isCancelled });
}
