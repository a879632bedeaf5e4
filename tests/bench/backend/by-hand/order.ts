import { randomUUID } from 'node:crypto';
import type { PaymentsPort } from '#backend/payments/payments.ts';
import { readLines, Refusal, totalsOf, type CartRow, type HandTotals, type Line, type Shopper } from './cart.ts';
import type { Ask, HandDatabase, Statement } from './database.ts';

const lock: Statement = {
  name: 'order-lock',
  text: `select * from hand_carts where id = $1 and customer_id = $2 and site_id = $3 for update`,
};
const debit: Statement = {
  name: 'order-debit',
  text: `with wanted as materialized (
      select k.sku, l.qty from hand_lines l join stock k on k.sku = l.sku and k.location = $2 where l.cart_id = $1 order by k.sku for update of k)
    update stock k set quantity = k.quantity - w.qty from wanted w where k.sku = w.sku and k.location = $2 and k.quantity >= w.qty returning k.sku`,
};
const insert: Statement = {
  name: 'order-insert',
  text: `insert into hand_orders (id, number, customer_id, cart_id, idempotency_key, status, email, total_minor, shipping_address, billing_address)
    values ($1, 'H-' || lpad(nextval('hand_numbers')::text, 6, '0'), $2, $3, $4, 'processing', $5, $6, $7, $8) returning number`,
};
const insertLines: Statement = {
  name: 'order-lines',
  text: `insert into hand_order_lines (order_id, sku, name, qty, unit_minor) select $1, * from unnest($2::text[], $3::text[], $4::int[], $5::int[])`,
};
const settle: Statement = {
  name: 'order-settle',
  text: `with placed as (update hand_orders set status = 'finalised', authorization_id = $2 where id = $1 returning cart_id, email),
    mail as (insert into hand_mails (id, recipient, kind, data) select $3, email, 'confirmation', $4::jsonb from placed)
    update hand_carts set status = 'ordered' from placed where hand_carts.id = placed.cart_id`,
};

interface Reserved {
  readonly id: string;
  readonly number: string;
  readonly cart: CartRow;
  readonly rows: readonly Line[];
  readonly totals: HandTotals;
}

async function reserve(ask: Ask, { customer, site }: Shopper, cartId: string, key: string): Promise<Reserved> {
  const [cart] = await ask<CartRow>(lock, [cartId, customer, site]);
  if (!cart) throw new Refusal(404, 'no such cart');
  if (cart.status !== 'open') throw new Refusal(409, 'ordered already');
  const rows = await readLines(ask, cartId, site);
  const { shipping_address: to, billing_address: bill, payment } = cart;
  if (rows.length === 0 || !to || !bill || !payment) throw new Refusal(409, 'not ready');
  const debited = await ask(debit, [cartId, site]);
  if (debited.length < rows.length) throw new Refusal(409, 'out of stock');
  const totals = totalsOf(cart, rows);
  const id = randomUUID();
  const [order] = await ask<{ number: string }>(insert, [id, customer, cartId, key, to.recipientContactEmail, totals.total, to, bill]);
  const columns = [
    rows.map(({ sku }) => sku),
    rows.map(({ name }) => name),
    rows.map(({ qty }) => qty),
    rows.map(({ unit_minor }) => unit_minor),
  ];
  await ask(insertLines, [id, ...columns]);
  return { id, number: order?.number ?? '', cart, rows, totals };
}

/** Reserves in one transaction, charges outside of any, and settles in one statement more. */
export async function placeOrder(db: HandDatabase, payments: PaymentsPort, who: Shopper, cartId: string, key: string): Promise<unknown> {
  const { id, number, cart, rows, totals } = await db.transaction((ask) => reserve(ask, who, cartId, key));
  const charge = { token: cart.payment?.token ?? '', subject: cartId, amountMinor: totals.total, currency: 'USD', reference: number };
  const answer = await payments.authorize(charge);
  if (answer.outcome !== 'approved') throw new Refusal(402, answer.outcome);
  const items = rows.map(({ sku, name, qty, unit_minor, image, size, colour }) => ({
    sku,
    name,
    qty,
    price: unit_minor / 100,
    image,
    size,
    colour,
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
  await db.ask(settle, [id, answer.authorizationId, randomUUID(), order]);
  return order;
}
