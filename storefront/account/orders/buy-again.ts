import { ServiceError } from '#commerce/client/service-error.ts';
import { addItem } from '#generated/calls/add-item.ts';
import { createCartWithItem } from '#generated/calls/create-cart-with-item.ts';
import type { OrdersMessages } from '#generated/messages/orders/messages.ts';
import type { OrderItem } from '#generated/openapi/shared.ts';
import type { ShopperSession } from '../../request/shopper-session.ts';
import type { FormDefinition } from '../form-definition.ts';
import type { OrderContext } from './order-context.ts';
import { getItemName } from './order-items.ts';

/** Reason why an item was not added to the cart. */
type Missing = 'stock' | 'limit' | 'sold' | 'gift' | 'other';

interface BoughtAgain {
  /** Units added to the cart. */
  readonly added: number;
  /** Units that were not added, by order item. */
  readonly missing: readonly { readonly itemId: string; readonly qty: number; readonly why: Missing }[];
}

const reasons: Readonly<Record<string, Missing>> = { INV700: 'stock', INV408: 'limit', ORD404: 'sold', INV702: 'sold', PRC400: 'sold' };

/** Adds the available units of each item to the cart, one item at a time. The server adds the gifts of promotions. */
async function buyAgain(session: ShopperSession, items: readonly OrderItem[]): Promise<BoughtAgain> {
  let added = 0;
  const missing: BoughtAgain['missing'][number][] = [];
  for (const item of items) {
    if (item.bonus) continue;
    // oxlint-disable-next-line no-await-in-loop -- the first may create the cart that the others join
    const result = await addUnits(session, item, item.qty);
    added += result.added;
    if (result.why) missing.push({ itemId: item.id, qty: item.qty - result.added, why: result.why });
  }
  return { added, missing };
}

interface Added {
  readonly added: number;
  readonly why?: Missing;
}

async function addUnits(session: ShopperSession, item: OrderItem, qty: number): Promise<Added> {
  // The recipient and the date applied only to that gift.
  if (item.giftOption) return { added: 0, why: 'gift' };
  try {
    await addToCart(session, item, qty);
    return { added: qty };
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status === undefined || error.status >= 500) throw error;
    const why = reasons[error.errorId ?? ''] ?? 'other';
    const { availableQty, maxAllowedQty } = error.additionalInfo;
    const left = Number(why === 'stock' ? availableQty : maxAllowedQty);
    if (!Number.isInteger(left) || left <= 0 || left >= qty) return { added: 0, why };
    return { ...(await addUnits(session, item, left)), why };
  }
}

async function addToCart(
  { calls, cartId }: ShopperSession,
  { sku, recipeId, precreatedCustomsCode }: OrderItem,
  qty: number,
): Promise<void> {
  const item = { sku, qty, ...(recipeId && { recipeId }), ...(precreatedCustomsCode && { precreatedCustomsCode }) };
  try {
    if (cartId !== undefined) return void (await addItem(calls, { body: { basketId: cartId, ...item } }));
  } catch (error) {
    // The cart of the cookie no longer exists.
    if (!(error instanceof ServiceError) || error.errorId !== 'BSK404') throw error;
  }
  await createCartWithItem(calls, { body: item });
}

const PARAMETER = 'missing';
const COUNT = 'added';

/** The form of the button; `send` returns the result as query parameters of the next address. */
export function createBuyAgainForm(
  { texts, session }: Pick<OrderContext, 'texts' | 'session'>,
  {
    id,
    items,
    next,
  }: {
    readonly id: string;
    readonly items: () => Promise<readonly OrderItem[]>;
    readonly next: (query: Readonly<Record<string, string>>) => string;
  },
): FormDefinition {
  return {
    id,
    fields: [],
    submit: texts.buyAgain,
    looks: 'outline',
    async send() {
      const { added, missing } = await buyAgain(session, await items());
      const written = missing.map(({ itemId, qty, why }) => `${itemId}.${qty}.${why}`).join(',');
      return next({ done: 'again', [COUNT]: String(added), ...(written === '' ? {} : { [PARAMETER]: written }) });
    },
  };
}

const missingTexts: Readonly<Record<Missing, (texts: OrdersMessages, values: { name: string; count: number; isPart: boolean }) => string>> =
  {
    stock: ({ missingStock, missingStockPart }, values) => (values.isPart ? missingStockPart(values) : missingStock(values)),
    limit: ({ missingLimit }, values) => missingLimit(values),
    sold: ({ missingSold }, values) => missingSold(values),
    gift: ({ missingGiftCard }, values) => missingGiftCard(values),
    other: ({ missingOther }, values) => missingOther(values),
  };

/** The text for the result of "Buy again" in the address. */
export function formatBuyAgainResult(query: URLSearchParams, texts: OrdersMessages, items: readonly OrderItem[]): string {
  const missing = (query.get(PARAMETER) ?? '').split(',').flatMap((part) => {
    const [itemId, qty = '', why = ''] = part.split('.');
    const item = items.find(({ id }) => id === itemId);
    if (!item || !isMissing(why)) return [];
    const count = Number(qty) || item.qty;
    return [missingTexts[why](texts, { name: getItemName(item), count, isPart: count < item.qty })];
  });
  if (missing.length === 0) return texts.allInCart;
  return texts.someInCart({ count: Number(query.get(COUNT)) || 0, missing: missing.join(', ') });
}

const isMissing = (name: string): name is Missing => Object.hasOwn(missingTexts, name);
