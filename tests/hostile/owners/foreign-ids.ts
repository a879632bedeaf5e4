import { randomUUID } from 'node:crypto';
import type { Cart } from '#generated/openapi/cart.ts';
import type { Call } from '#contract/document/read-contract.ts';
import { calls } from '../fuzz/call-requests.ts';
import { runConcurrently } from '../run/run-concurrently.ts';
import { expectNone, type Report } from '../run/report.ts';
import { enterCard, fillCart, placeOrder, createPress } from '../shop/buy.ts';
import { createShopper, type Shopper } from '../shop/shopper.ts';
import type { Stage } from '../shop/stage.ts';

/** Ids that belong to one shopper alone. */
interface Owned {
  readonly cartId: string;
  readonly itemId: string;
  readonly orderId: string;
}

const exampleCart = '5b3f5f0e-6f0b-4c57-9d3a-0c8f2b7a1e64';
const isOwned = ({ path, parameters, body }: Call): boolean =>
  /\{(?:basketId|orderId)\}/.test(path) ||
  parameters.some(({ name }) => name === 'basketId') ||
  JSON.stringify(body?.example ?? '').includes(exampleCart);

/** Operations of page scripts whose requests contain owned ids. */
const owned = calls.filter((call) => call.gateway && isOwned(call));

async function createOwner({ shopProcess, partner }: Stage): Promise<Owned> {
  const buyer = createShopper(shopProcess);
  const bought = await fillCart(buyer);
  const { version } = await enterCard(buyer, partner, bought, 'accepted');
  const pressed = await placeOrder(buyer, createPress(bought, version));
  if (pressed.kind !== 'order') throw new Error(`the owner could not order: ${JSON.stringify(pressed)}`);
  const cartId = await fillCart(buyer);
  const { items } = await buyer.read<Cart>('GET', `/cart/v1/cart/${cartId}`);
  return { cartId, itemId: items[0]?.id ?? '', orderId: pressed.order.orderId };
}

/** Sends the document's example request with this cart, row and order. */
async function sendWithIds(shopper: Shopper, { method, path, parameters, body }: Call, { cartId, itemId, orderId }: Owned) {
  const replaceIds = (text: string): string => text.replaceAll(exampleCart, cartId).replaceAll('item-1', itemId);
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const { example } = parameters.find((parameter) => parameter.in === 'path' && parameter.name === name) ?? {};
    return encodeURIComponent(
      name === 'orderId'
        ? orderId
        : name === 'basketId'
          ? cartId
          : replaceIds(typeof example === 'string' ? example : JSON.stringify(example ?? '')),
    );
  });
  const query = new URLSearchParams(
    parameters
      .filter((parameter) => parameter.in === 'query' && parameter.required)
      .map(({ name, example }): [string, string] => [name, name === 'basketId' ? cartId : String(example)]),
  );
  const sent = body ? (JSON.parse(replaceIds(JSON.stringify(body.example))) as unknown) : undefined;
  return shopper.call(method, `${filled}?${query}`, sent, { 'idempotency-key': randomUUID() });
}

/** Codes and messages of an error, without parts that differ between requests. */
function normalizeError({ status, body }: { readonly status: number; readonly body: string }, { cartId, itemId, orderId }: Owned): string {
  const { errorDetails = [] } = JSON.parse(body === '' ? '{}' : body) as { readonly errorDetails?: readonly object[] };
  const text = JSON.stringify(errorDetails);
  return `${status} ${[cartId, itemId, orderId].reduce((left, id) => left.replaceAll(id, 'id'), text)}`;
}

/** Uses A's cart, row and order in B's session: rejected exactly like missing ones. The host runs before and after. */
export async function runForeignIds(stage: Stage, suite: string, report: Report): Promise<void> {
  const theirs = await createOwner(stage);
  const invented: Owned = { cartId: randomUUID(), itemId: randomUUID(), orderId: randomUUID() };
  const stranger = createShopper(stage.shopProcess);
  await fillCart(stranger);
  const faults = await runConcurrently(1, owned, async (call) => {
    const unknown = normalizeError(await sendWithIds(stranger, call, invented), invented);
    const foreign = normalizeError(await sendWithIds(stranger, call, theirs), theirs);
    return foreign.startsWith('4') && foreign === unknown
      ? undefined
      : `${call.operationId} answers ${foreign.slice(0, 200)}, and ${unknown.slice(0, 200)} to what there is not`;
  });
  const wrong = faults.filter((sentence) => sentence !== undefined);
  for (const sentence of wrong) report.fault(`${suite}: ${sentence}`);
  report.note(expectNone(suite, 'operations that reveal a cart, a row or an order to a stranger', wrong.length, `${owned.length} calls`));
}
