import { randomUUID } from 'node:crypto';
import { hashSecret, readLines, Rejection, computeTotals, type CartRow, type HandTotals, type Line, type Shopper } from './cart.ts';
import type { Query, HandDatabase, Statement } from './database.ts';
import type { Partner } from './partner.ts';

const read: Statement = {
  name: 'order-cart',
  text: `select * from hand_carts where id = $1 and customer_id = $2 and site_id = $3`,
};
/** All or nothing: every part depends on the previous ones. */
const reserve: Statement = {
  name: 'order-reserve',
  text: `with cart as (select id from hand_carts where id = $3 and version = $9 and status = 'open' for update),
    wanted as materialized (
      select k.sku, l.qty, k.quantity from hand_lines l join stock k on k.sku = l.sku and k.location = $10
      where l.cart_id = (select id from cart) order by k.sku for update of k),
    token as (update hand_tokens set spent = true where hash = $11 and cart_id = (select id from cart) and not spent
      and not exists (select from wanted where quantity < qty) returning hash),
    placed as (
      insert into hand_orders (id, number, customer_id, cart_id, idempotency_key, status, email, total_minor, shipping_address, billing_address)
      select $1, 'H-' || lpad(nextval('hand_numbers')::text, 6, '0'), $2, cart.id, $4, 'processing', $5, $6, $7, $8 from cart, token returning id, number),
    taken as (update stock k set quantity = k.quantity - w.qty from wanted w, placed where k.sku = w.sku and k.location = $10),
    lines as (
      insert into hand_order_lines (order_id, sku, name, qty, unit_minor)
      select placed.id, line.* from placed, unnest($12::text[], $13::text[], $14::int[], $15::int[]) line),
    job as (insert into hand_jobs (id, name, subject) select $16, 'settle', id from placed),
    closed as (update hand_carts set status = 'processing' from placed where hand_carts.id = $3)
    select number from placed`,
};
const confirm: Statement = {
  name: 'order-confirm',
  text: `update hand_orders set status = 'confirming', authorization_id = $2 where id = $1 and status = 'processing' returning id`,
};
const settle: Statement = {
  name: 'order-settle',
  text: `with placed as (update hand_orders set status = 'finalised' where id = $1 and status = 'confirming' returning id, cart_id, email),
    mail as (insert into hand_mails (id, recipient, kind, data) select $2, email, 'confirmation', $3::jsonb from placed returning id),
    job as (insert into hand_jobs (id, name, subject) select $4, 'mail', id from mail)
    update hand_carts set status = 'ordered' from placed where hand_carts.id = placed.cart_id`,
};

interface Reserved {
  readonly id: string;
  readonly number: string;
  readonly cart: CartRow;
  readonly rows: readonly Line[];
  readonly totals: HandTotals;
}

interface Charged {
  readonly outcome: string;
  readonly authorizationId?: string;
}

async function begin(query: Query, { customer, site }: Shopper, cartId: string, key: string): Promise<Reserved> {
  const [[cart], rows] = await Promise.all([query<CartRow>(read, [cartId, customer, site]), readLines(query, cartId, site)]);
  if (!cart) throw new Rejection(404, 'no such cart');
  const { shipping_address: to, billing_address: bill, payment } = cart;
  if (rows.length === 0 || !to || !bill || !payment) throw new Rejection(409, 'not ready');
  const totals = computeTotals(cart, rows);
  const id = randomUUID();
  const order = [
    id,
    customer,
    cartId,
    key,
    to.recipientContactEmail,
    totals.total,
    to,
    bill,
    cart.version,
    site,
    hashSecret(payment.token),
  ];
  const columns = [
    rows.map(({ sku }) => sku),
    rows.map(({ name }) => name),
    rows.map(({ qty }) => qty),
    rows.map(({ unit_minor }) => unit_minor),
  ];
  const [placed] = await query<{ number: string }>(reserve, [...order, ...columns, randomUUID()]);
  if (!placed) throw new Rejection(409, 'out of stock, or not as it was');
  return { id, number: placed.number, cart, rows, totals };
}

/**
 * Gives the same guarantees as our backend in as few statements: each step is stored before the next request to the partner, and all of a
 * step at once.
 */
export async function placeOrder(
  { query }: HandDatabase,
  partner: Partner,
  shopper: Shopper,
  cartId: string,
  key: string,
): Promise<unknown> {
  const { id, number, cart, rows, totals } = await begin(query, shopper, cartId, key);
  const charge = { amountMinor: totals.total, currency: 'USD' };
  const tenderData = { token: cart.payment?.token, subject: cartId, reference: id, device: null, storeCard: false };
  const { outcome, authorizationId } = await partner.send<Charged>('/payments/authorizations', { ...charge, ...tenderData });
  if (outcome !== 'approved') throw new Rejection(402, outcome);
  await query(confirm, [id, authorizationId]);
  const captured = await partner.send<Charged>(`/payments/authorizations/${id}/capture`, { ...charge, authorizationId });
  if (captured.outcome !== 'captured') throw new Rejection(402, captured.outcome);
  const items = rows.map(({ sku, name, qty, unit_minor, image, size, color }) => ({
    sku,
    name,
    qty,
    price: unit_minor / 100,
    image,
    size,
    color,
  }));
  const order = {
    id,
    orderNumber: number,
    currency: 'USD',
    items,
    totals: { itemTotal: totals.itemTotal / 100, shipping: totals.shipping / 100, tax: totals.tax / 100, total: totals.total / 100 },
    shipments: [{ shippingId: 'me', code: cart.shipping_method, address: cart.shipping_address }],
    billingAddress: cart.billing_address,
    paymentMethod: [{ ...cart.payment, token: undefined }],
    processing: false,
    finalised: true,
  };
  await query(settle, [id, randomUUID(), order, randomUUID()]);
  return order;
}
