import { sql, type Transaction } from 'kysely';
import type { GuestHandover, Handover } from '../features/guest-handover.ts';
import { readSellables } from '../catalog/read-sellables.ts';
import type { Tables } from '../database/tables.ts';
import type { CartPorts } from './cart-ports.ts';
import type { CartRecord, StoredCart } from './cart-record.ts';
import { mergeExtras } from './merge-extras.ts';
import { mergeLines, mergeShipments } from './lines/merge-lines.ts';
import { handOverReservation } from './reservations/hand-over-reservation.ts';
import { cartFields } from './read-cart.ts';
import { saveCart, type CartStore } from './save-cart.ts';

interface OwnedCart extends StoredCart {
  readonly customerId: string;
}

/** Locks the open cart of each of the two customers. Prefers a cart with items to an empty one; ignores carts of express purchases. */
async function readOpenCarts(transaction: Transaction<Tables>, { customerId, guestId, shop }: Handover): Promise<readonly OwnedCart[]> {
  const owners = guestId === undefined ? [customerId] : [customerId, guestId];
  const { rows } = await sql<OwnedCart>`select ${cartFields}, c.customer_id as "customerId" from carts c where c.id in (
      select distinct on (customer_id) id from carts
      where customer_id = any(${owners}::uuid[]) and site_id = ${shop.site.id} and status = 'open' and reservation is null
      order by customer_id, lines <> '[]'::jsonb desc, updated_at desc
    ) and c.status = 'open' order by c.id for update`.execute(transaction);
  return rows;
}

/** Merges the guest's goods into the account's cart. Delivery and billing of the guest apply only where the account's cart has none. */
async function mergeCarts(
  { db: transaction, deliveryKinds }: CartStore & { readonly db: Transaction<Tables> },
  own: StoredCart,
  guests: StoredCart,
  handover: Handover,
): Promise<CartRecord> {
  const skus = [...own.lines, ...guests.lines].map(({ sku }) => sku);
  const merged = mergeLines(own, guests, await readSellables(transaction, handover.shop, skus, handover));
  const shipments = mergeShipments(own.shipments, guests.shipments);
  const billingAddress = own.billingAddress ?? guests.billingAddress;
  const changed = {
    ...own,
    ...merged,
    shipments,
    billingAddress,
    ...mergeExtras(own, guests),
    priceAdjustments: [],
    shownTotalMinor: null,
  };
  const saved = await saveCart({ db: transaction, deliveryKinds }, changed, handover.now);
  if (!saved) throw new Error(`[cairn] [cart] ${own.id} changed under its lock`);
  return saved;
}

/** Makes the account the owner of the guest's carts on the site. The merged cart is deleted, or emptied if it has an order attempt. */
async function changeOwner(
  transaction: Transaction<Tables>,
  { customerId, shop, now }: Handover,
  guestId: string,
  merged: string | null,
): Promise<void> {
  const isMerged = sql`id = ${merged}::uuid`;
  const isTried = sql`exists (select from orders where orders.cart_id = carts.id)`;
  await sql`with gone as (
      delete from carts where customer_id = ${guestId} and ${isMerged} and not ${isTried}
    )
    update carts set customer_id = ${customerId}, version = version + 1,
      updated_at = case when ${isMerged} then updated_at else ${now}::timestamptz end,
      lines = case when ${isMerged} then '[]'::jsonb else lines end,
      shipments = case when ${isMerged} then '[]'::jsonb else shipments end,
      tenders = case when ${isMerged} then '[]'::jsonb else tenders end,
      coupons = case when ${isMerged} then '[]'::jsonb else coupons end,
      bonus_choices = case when ${isMerged} then '[]'::jsonb else bonus_choices end
    where customer_id = ${guestId} and site_id = ${shop.site.id} and (${merged}::uuid is null or not ${isMerged} or ${isTried})`.execute(
    transaction,
  );
}

const isFilled = (cart: StoredCart | undefined): cart is StoredCart => cart !== undefined && cart.lines.length > 0;

/**
 * Hands a guest's cart over at sign-in: it becomes the account's, or its goods merge into the account's cart. The response names the cart
 * to use.
 */
export function createHandOverCart({ deliveryKinds }: Pick<CartPorts, 'deliveryKinds'>): GuestHandover {
  return async (transaction, handover) => {
    const { customerId, guestId } = handover;
    await handOverReservation(transaction, handover);
    const found = await readOpenCarts(transaction, handover);
    const own = found.find((cart) => cart.customerId === customerId);
    const guests = found.find((cart) => cart.customerId === guestId);
    const merges = isFilled(own) && isFilled(guests);
    const cart = merges
      ? await mergeCarts({ db: transaction, deliveryKinds }, own, guests, handover)
      : isFilled(guests)
        ? guests
        : (own ?? guests);
    if (guestId !== undefined) await changeOwner(transaction, handover, guestId, merges ? guests.id : null);
    if (!cart) return {};
    const totalUnits = cart.lines.reduce((units, { qty }) => units + qty, 0);
    return { cart: { basketId: cart.id, totalItems: cart.lines.length, totalUnits, merged: merges } };
  };
}
