import { setTimeout as pause } from 'node:timers/promises';
import type { OrderState } from '#backend/database/tables/orders.ts';
import { runConcurrently } from '../run/run-concurrently.ts';
import { poll } from '../run/poll.ts';
import type { Random } from '../run/random.ts';
import { expectNone, type Report } from '../run/report.ts';
import { readCartStatus, enterCard, enterGiftCards, fillCart, placeOrder, createPress, type Press, type Pressed } from '../shop/buy.ts';
import type { Directed } from '../shop/faulty-partner.ts';
import { createShopper, type Shopper } from '../shop/shopper.ts';
import type { Stage } from '../shop/stage.ts';
import { prepareCancelling, type Cancelling } from './cancel-orders.ts';
import { prepareCart, type ChangingCart } from './change-carts.ts';
import { moments, planKill, type Moment } from './kill-plan.ts';

interface Buyer {
  readonly moment: Moment;
  readonly shopper: Shopper;
  readonly press: Press;
  readonly directed: Directed;
}

/** Shoppers who prepare their carts concurrently. */
const atOnce = 4;
/** Carts that are changed while the host is killed. */
const changedCarts = 3;
/** Milliseconds. */
export const outage = 60_000;
const timeouts = { held: 60_000, settled: 120_000 };

async function prepareBuyer(stage: Stage, moment: Moment): Promise<Buyer> {
  const { shopProcess, partner } = stage;
  const shopper = createShopper(shopProcess);
  const cartId = await fillCart(shopper);
  await enterGiftCards(shopper, stage, cartId, moment.giftCards ?? 0);
  const { version, directed } = await enterCard(shopper, partner, cartId, moment.card, moment.script);
  return { moment, shopper, press: createPress(cartId, version), directed };
}

const isHeld = ({ moment: { script } }: Buyer): boolean =>
  Object.values(script).some((listed) => listed.some((act) => act === 'late' || act === 'held'));

/** Held while it is placed; a canceled order is held afterwards, with its refund. */
const isHeldPlacing = (buyer: Buyer): boolean => isHeld(buyer) && !buyer.moment.cancels;

/** Places every buyer's order, and kills the host with each of them in its moment's state, and while carts change. */
async function killInEveryState(
  { shopProcess }: Stage,
  buyers: readonly Buyer[],
  changing: readonly ChangingCart[],
  delay: number,
): Promise<{ readonly pressed: readonly Pressed[]; readonly cancelling: readonly Cancelling[] }> {
  const cancelling: Cancelling[] = [];
  const cancel = (shopper: Shopper, pressed: Pressed): void => {
    if (pressed.kind !== 'order') return;
    const begunCancelling = prepareCancelling(shopper, pressed.order);
    cancelling.push(begunCancelling);
    void begunCancelling.send();
  };
  const begun = new Map<Buyer, Promise<Pressed>>();
  const begin = (buyer: Buyer): Promise<Pressed> => {
    const pressed = placeOrder(buyer.shopper, buyer.press);
    begun.set(buyer, pressed);
    if (buyer.moment.cancels) void pressed.then((one) => cancel(buyer.shopper, one));
    return pressed;
  };
  const ready = buyers
    .filter(({ moment }) => moment.state !== 'any')
    .map((buyer) => {
      const pressed = begin(buyer);
      return isHeld(buyer) ? buyer.directed.held : pressed;
    });
  await Promise.race([Promise.all(ready), pause(timeouts.held, undefined, { ref: false })]);
  await Promise.all(changing.map((cart) => cart.begin()));
  for (const buyer of buyers.filter(({ moment }) => moment.state === 'any')) void begin(buyer);
  await pause(delay);
  await shopProcess.kill();
  return { pressed: await Promise.all(buyers.map((buyer) => begun.get(buyer) as Promise<Pressed>)), cancelling };
}

interface Loop {
  /** Faults of carts that were changing. */
  readonly halfChanged: readonly string[];
  readonly killedIn: readonly OrderState[];
  readonly buyers: readonly Buyer[];
  readonly cancelling: readonly Cancelling[];
}

/** Runs one loop: orders in every state, kill -9, and a start on the same data. */
async function runLoop(stage: Stage, random: Random, ahead: number, confirmed: Set<string>): Promise<Loop> {
  const { delay, isLateBefore, pressesAgain } = planKill(random);
  const buyers = await runConcurrently(atOnce, moments, (moment) => prepareBuyer(stage, moment));
  const changing = await Promise.all(Array.from({ length: changedCarts }, () => prepareCart(createShopper(stage.shopProcess))));
  const { pressed, cancelling } = await killInEveryState(stage, buyers, changing, delay);
  const release = (): void => buyers.forEach(({ directed }) => directed.release());
  if (isLateBefore) release();
  await stage.shopProcess.start(ahead);
  const again = buyers.filter((_, index) => pressesAgain[index] && pressed[index]?.kind === 'silence');
  const responses = [...pressed, ...(await Promise.all(again.map(({ shopper, press }) => placeOrder(shopper, press))))];
  for (const response of responses) if (response.kind === 'order') confirmed.add(response.order.orderId);
  release();
  const killedIn = buyers.flatMap((buyer, index): OrderState[] => {
    const { state } = buyer.moment;
    if (state === 'any') return [];
    const isThere = isHeldPlacing(buyer) ? pressed[index]?.kind === 'silence' : pressed[index]?.kind !== 'silence';
    return isThere ? [state] : [];
  });
  const judged = await runConcurrently(atOnce, changing, (cart) => cart.checkCart());
  const statuses = await runConcurrently(atOnce, cancelling, (one) => one.send());
  const uncancelled = statuses.filter((status) => status !== 200).map((status) => `a cancellation was answered ${status} after a kill`);
  return { killedIn, buyers, cancelling, halfChanged: [...judged.flatMap((fault) => fault ?? []), ...uncancelled] };
}

/** Waits until every order is settled, without a client request. */
async function awaitSettlement(buyers: readonly Buyer[], fault: Report['fault']): Promise<void> {
  await runConcurrently(atOnce, buyers, async ({ shopper, press: { cartId }, moment }) => {
    const readUnsettled = async (): Promise<string | undefined> => {
      const status = await readCartStatus(shopper, cartId);
      return status === 'processing' ? undefined : status;
    };
    if ((await poll(readUnsettled, timeouts.settled, 250)) === undefined)
      fault(`an order that was killed in ${moment.state} is not settled after ${timeouts.settled} ms`);
  });
}

/**
 * Waits until the job has refunded every canceled order.
 * @returns how many are not refunded
 */
async function awaitRefunds(cancelling: readonly Cancelling[]): Promise<number> {
  const refunded = await runConcurrently(atOnce, cancelling, (one) =>
    poll(async () => ((await one.isRefunded()) ? true : undefined), timeouts.settled, 250),
  );
  return refunded.filter((one) => one === undefined).length;
}

/**
 * The host runs before and after. A database with its own clock does not see the outage, so its orders are awaited once, after the last
 * kill: until then each of them is killed repeatedly.
 * @returns the orders that were confirmed to a shopper
 */
export async function runKillLoops(
  stage: Stage,
  suite: string,
  loops: number,
  random: Random,
  report: Report,
): Promise<ReadonlySet<string>> {
  const killedIn: Record<OrderState, number> = { reserving: 0, authenticating: 0, confirming: 0, releasing: 0, finalised: 0, cancelled: 0 };
  const confirmed = new Set<string>();
  const waiting: Buyer[] = [];
  const cancelled: Cancelling[] = [];
  let broken = 0;
  for (let loop = 1; loop <= loops; loop += 1) {
    const { killedIn: states, buyers, cancelling, halfChanged } = await runLoop(stage, random, loop * outage, confirmed);
    for (const state of states) killedIn[state] += 1;
    for (const fault of halfChanged) report.fault(fault);
    broken += halfChanged.length;
    if (stage.hasOwnClock) waiting.push(...buyers);
    else await awaitSettlement(buyers, report.fault);
    cancelled.push(...cancelling);
  }
  await awaitSettlement(waiting, report.fault);
  const pending = await awaitRefunds(cancelled);
  const states = Object.entries(killedIn);
  report.note({
    suite,
    what: 'kill -9 with orders in every state',
    promised: 'all states',
    found: `${loops} kills: ${states.map(([state, count]) => `${count} ${state}`).join(', ')}`,
    holds: states.every(([, count]) => count > 0),
  });
  report.note(expectNone(suite, 'orders canceled around a kill without a refund', pending, `${cancelled.length} cancelled`));
  report.note(
    expectNone(suite, 'carts with half a change, or without a confirmed one', broken, `${loops * changedCarts} carts in changes`),
  );
  return confirmed;
}
