import { errorMessages } from '#generated/messages/error/all.ts';
import type { Order } from '#generated/openapi/shared.ts';
import confirmation from '#messages/confirmation/en.json' with { type: 'json' };
import { readCartStatus, enterCard, enterGiftCards, fillCart, placeOrder, createPress, type Press, type Pressed } from '../shop/buy.ts';
import type { Directed } from '../shop/faulty-partner.ts';
import { createShopper, type Shopper } from '../shop/shopper.ts';
import type { Stage } from '../shop/stage.ts';
import type { Scenario } from './scenarios.ts';

/** A shopper whose order was placed, and the requests that the partner still holds. */
export interface Placed {
  readonly scenario: Scenario;
  readonly shopper: Shopper;
  readonly cartId: string;
  readonly directed: Directed;
  /** Sentences that describe faults. */
  readonly faults: readonly string[];
}

const titles = [confirmation.title, confirmation.processingTitle, confirmation.cancelledTitle];
const messages: Readonly<Record<string, unknown>> = errorMessages.en;

/** Checks that the shopper can read the result: the confirmation page, or an error with a message. */
async function findUnreadableResult(shopper: Shopper, pressed: Pressed): Promise<string | undefined> {
  if (pressed.kind === 'silence') return `no answer: ${pressed.reason}`;
  if (pressed.kind === 'rejection') {
    const isReadable = pressed.status < 500 && messages[pressed.errorId] !== undefined;
    return isReadable ? undefined : `refused with ${pressed.status} ${pressed.errorId}, for which there are no words`;
  }
  const { body, status, headers } = await shopper.send({ path: `/en-us/order-confirmation?order=${pressed.order.orderId}` });
  // The order waits for the issuer's challenge: the checkout shows it again.
  if (status === 302 && pressed.order.processing && headers.location?.startsWith('/en-us/checkout')) return undefined;
  const isReadable = titles.some((title) => body.includes(title)) && !(pressed.order.finalised && !body.includes(confirmation.title));
  return isReadable ? undefined : `the confirmation (${status}) does not say what became of an order that is ${pressed.order.status}`;
}

async function pressByScenario(shopper: Shopper, press: Press, presses: Scenario['presses']): Promise<readonly Pressed[]> {
  if (presses === 'twice at once') return Promise.all([placeOrder(shopper, press), placeOrder(shopper, press)]);
  const first = await placeOrder(shopper, press);
  if (presses === 'once') return [first];
  return [first, await placeOrder(shopper, presses === 'again, the same key' ? press : createPress(press.cartId, press.cartVersion))];
}

const isProcessing = (pressed: Pressed): boolean => pressed.kind === 'order' && pressed.order.processing;

/** While an order is being paid its cart allows no other order; once it is canceled another is allowed. */
async function payTwice(shopper: Shopper, { cartId, cartVersion }: Press, first: Pressed): Promise<readonly string[]> {
  if (first.kind !== 'order') return [];
  const { orderId } = first.order;
  const pressed = await placeOrder(shopper, createPress(cartId, cartVersion));
  if (pressed.kind === 'silence') return [`another press had no answer: ${pressed.reason}`];
  if (pressed.kind === 'rejection') return pressed.status < 500 ? [] : [`another press was answered ${pressed.status}`];
  if (pressed.order.orderId === orderId) return [];
  const { status } = await shopper.read<Order>('GET', `/consumers-v3/consumer/purchase/${orderId}`);
  return status === 'cancelled' ? [] : [`another press made another order while the first is ${status}`];
}

/** A shopper buys while the partner misbehaves. */
export async function runScenario(stage: Stage, scenario: Scenario): Promise<Placed> {
  const { shopProcess, partner } = stage;
  const shopper = createShopper(shopProcess);
  const cartId = await fillCart(shopper);
  await enterGiftCards(shopper, stage, cartId, scenario.giftCards ?? 0);
  const { version, directed } = await enterCard(shopper, partner, cartId, scenario.card, scenario.script);
  const press = createPress(cartId, version);
  const pressed = await pressByScenario(shopper, press, scenario.presses);
  const unreadable = await Promise.all(pressed.map((one) => findUnreadableResult(shopper, one)));
  const processing = pressed.find(isProcessing);
  const twice = processing ? await payTwice(shopper, press, processing) : [];
  return { scenario, shopper, cartId, directed, faults: [...unreadable.filter((sentence) => sentence !== undefined), ...twice] };
}

/**
 * After a cancellation the cart is open again and is paid with a valid card.
 * @returns a fault, if any
 */
export async function payAgain({ partner }: Stage, { shopper, cartId }: Placed): Promise<string | undefined> {
  const status = await readCartStatus(shopper, cartId);
  if (status === 'ordered') return undefined;
  if (status !== 'open') return `the cart is ${status}`;
  const { version } = await enterCard(shopper, partner, cartId, 'accepted');
  const pressed = await placeOrder(shopper, createPress(cartId, version));
  return pressed.kind === 'order' && pressed.order.finalised
    ? undefined
    : `a cart that is open again cannot be paid: ${JSON.stringify(pressed).slice(0, 300)}`;
}
