import { hash, randomUUID } from 'node:crypto';
import type { Query, HandDatabase, Statement } from './database.ts';

export interface CartRow {
  readonly id: string;
  readonly version: number;
  readonly status: string;
  readonly shipping_method: string;
  readonly shipping_address: { readonly stateCityProvDept?: string; readonly recipientContactEmail?: string } | null;
  readonly billing_address: object | null;
  readonly payment: { readonly token: string } | null;
}

export interface Line {
  readonly id: string;
  readonly sku: string;
  readonly qty: number;
  readonly unit_minor: number;
  readonly original_minor: number;
  readonly name: string;
  readonly quantity: number;
  readonly [column: string]: unknown;
}

export class Rejection extends Error {
  readonly status: 400 | 401 | 402 | 404 | 409;
  constructor(status: Rejection['status'], message: string) {
    super(message);
    this.status = status;
  }
}

/** The requested quantity, and the maximum that a cart may hold of it. */
const item = `item as (select p.current_minor, least(k.quantity, s.max_qty) as most
    from variants v join styles s on s.id = v.style_id join prices p on p.style_id = s.id and p.color_code = v.color_code and p.site_id = $3
    join stock k on k.sku = v.sku and k.location = $3 where v.sku = $4)`;
const create: Statement = {
  name: 'create',
  text: `with ${item},
    cart as (insert into hand_carts (id, customer_id, site_id) select $1, $2, $3 from item where $5::int <= most returning *),
    line as (insert into hand_lines (id, cart_id, sku, qty, unit_minor) select $6, cart.id, $4, $5, item.current_minor from cart, item)
    select * from cart`,
};
const add: Statement = {
  name: 'add',
  text: `with ${item},
    cart as (update hand_carts set version = version + 1, updated_at = now()
      where id = $1 and customer_id = $2 and site_id = $3 and status = 'open' and exists (select from item
        where coalesce((select qty from hand_lines where cart_id = $1 and sku = $4), 0) + $5::int <= most) returning *),
    line as (insert into hand_lines (id, cart_id, sku, qty, unit_minor) select $6, cart.id, $4, $5, item.current_minor from cart, item
      on conflict (cart_id, sku) do update set qty = hand_lines.qty + excluded.qty)
    select * from cart`,
};
const lines: Statement = {
  name: 'lines',
  text: `select l.id, l.sku, l.qty, p.current_minor as unit_minor, p.original_minor, t.name, t.slug, v.style_id, v.color_code, v.size, v.fit, v.upc,
      s.max_qty, s.digital, o.names ->> 'en' as color, w.gallery -> 0 ->> 'src' as image, k.quantity, h.high,
      (select json_agg(json_build_object('id', b.sku, 'size', b.size, 'fit', b.fit, 'available', bk.quantity > 0) order by b.position)
        from variants b left join stock bk on bk.sku = b.sku and bk.location = $2
        where b.style_id = v.style_id and b.color_code = v.color_code) as variants
    from hand_lines l join variants v on v.sku = l.sku join styles s on s.id = v.style_id
    join style_texts t on t.style_id = s.id and t.language = 'en'
    join colorways w on w.style_id = s.id and w.color_code = v.color_code
    left join colors o on o.brand = s.brand and o.code = v.color_code
    join prices p on p.style_id = s.id and p.color_code = v.color_code and p.site_id = $2
    left join stock k on k.sku = v.sku and k.location = $2
    left join lateral (select max(current_minor) as high from prices where style_id = s.id and site_id = $2) h on true
    where l.cart_id = $1 order by l.added_at`,
};

const methods = [
  { code: 'standard', label: 'Standard', deliveryTime: '3-5', price: 800 },
  { code: 'express', label: 'Express', deliveryTime: '1-2', price: 1800 },
];
const rates: Readonly<Record<string, number>> = { NY: 4000, CA: 7250, NJ: 6625 };

export interface HandTotals {
  readonly itemTotal: number;
  readonly shipping: number;
  readonly tax: number;
  readonly total: number;
}

export function computeTotals(cart: CartRow, rows: readonly Line[]): HandTotals {
  const itemTotal = rows.reduce((sum, { qty, unit_minor }) => sum + qty * unit_minor, 0);
  const express = cart.shipping_method === 'express';
  const shipping = express ? 1800 : itemTotal >= 7500 ? 0 : 800;
  const tax = Math.round((itemTotal * (rates[cart.shipping_address?.stateCityProvDept ?? ''] ?? 0)) / 100_000);
  return { itemTotal, shipping, tax, total: itemTotal + shipping + tax };
}

export const readLines = (query: Query, cartId: string, site: string): Promise<Line[]> => query<Line>(lines, [cartId, site]);

const getWire = (totals: HandTotals) => Object.fromEntries(Object.entries(totals).map(([name, minor]) => [name, minor / 100]));

/** Returns the same cart as our backend. */
async function readCart(query: Query, cart: CartRow, site: string): Promise<unknown> {
  const rows = await readLines(query, cart.id, site);
  const totals = computeTotals(cart, rows);
  const { id, version, status, shipping_address: shippingAddress, billing_address: billingAddress, payment } = cart;
  return {
    id,
    version,
    status,
    currency: 'USD',
    totalItems: rows.length,
    totals: {
      ...getWire(totals),
      totalUnits: rows.reduce((sum, { qty }) => sum + qty, 0),
      remainingToPay: payment ? 0 : totals.total / 100,
    },
    items: rows.map((row) => ({
      id: row.id,
      sku: row.sku,
      upc: row.upc,
      productId: `${String(row.style_id)}${String(row.color_code)}`,
      masterId: row.style_id,
      name: row.name,
      color: { value: row.color_code, label: row.color },
      size: row.size,
      fitType: row.fit,
      pdpUrl: `/p/${String(row.slug)}-${String(row.style_id)}`,
      productImageURL: row.image,
      isDigitalProduct: row.digital,
      qty: row.qty,
      maxQty: row.max_qty,
      availability: { state: row.quantity > 4 ? 'InStock' : row.quantity > 0 ? 'LowStock' : 'OutOfStock', quantity: row.quantity },
      price: {
        current: row.unit_minor / 100,
        original: row.original_minor / 100,
        rowTotal: (row.unit_minor * row.qty) / 100,
        highCurrent: Number(row.high) / 100,
      },
      shippingOptions: methods.map((method) => ({
        selected: method.code === cart.shipping_method,
        available: true,
        shippingMethod: method,
      })),
      variants: row.variants,
    })),
    payment_instruments: payment ? [{ ...payment, token: undefined }] : [],
    shippingMethods: [{ shippingId: 'me', code: cart.shipping_method, applicableShippingMethods: methods }],
    shippingAddress,
    billingAddress,
  };
}

export const hashSecret = (secret: string): string => hash('sha256', secret);

export interface Shopper {
  readonly customer: string;
  readonly site: string;
}

interface Requested {
  readonly sku: string;
  readonly qty: number;
}

/** Two statements: one changes the cart if allowed, one reads the response. */
async function changeItem(
  { query }: HandDatabase,
  statement: Statement,
  { customer, site }: Shopper,
  id: string,
  { sku, qty }: Requested,
): Promise<unknown> {
  const [cart] = await query<CartRow>(statement, [id, customer, site, sku, qty, randomUUID()]);
  if (!cart) throw new Rejection(409, 'no such cart or variant, or not so many');
  return readCart(query, cart, site);
}

export const createCart = (db: HandDatabase, shopper: Shopper, requested: Requested): Promise<unknown> =>
  changeItem(db, create, shopper, randomUUID(), requested);

export const addItem = (db: HandDatabase, shopper: Shopper, cartId: string, requested: Requested): Promise<unknown> =>
  changeItem(db, add, shopper, cartId, requested);

const sets = { shipping_address: 'jsonb', billing_address: 'jsonb', shipping_method: 'text' } as const;
const ownCart = `id = $1 and customer_id = $2 and site_id = $3 and status = 'open'`;

async function change(
  { query }: HandDatabase,
  statement: Statement,
  { customer, site }: Shopper,
  cartId: string,
  values: readonly unknown[],
): Promise<unknown> {
  const [cart] = await query<CartRow>(statement, [cartId, customer, site, ...values]);
  if (!cart) throw new Rejection(404, 'no such cart');
  return readCart(query, cart, site);
}

/** Sets one part of a cart: one statement, and one for the response. */
export function setField(db: HandDatabase, shopper: Shopper, cartId: string, part: keyof typeof sets, value: unknown): Promise<unknown> {
  const text = `update hand_carts set ${part} = $4::${sets[part]}, version = version + 1, updated_at = now() where ${ownCart} returning *`;
  return change(db, { name: `set-${part}`, text }, shopper, cartId, [value]);
}

const keepSession: Statement = {
  name: 'keep-session',
  text: `insert into hand_sessions (hash, cart_id) select $4, id from hand_carts where ${ownCart} returning cart_id`,
};

/** Stores the cart for which a session with the partner was opened. */
export async function storePaymentSession(
  { query }: HandDatabase,
  { customer, site }: Shopper,
  cartId: string,
  session: string,
): Promise<void> {
  if ((await query(keepSession, [cartId, customer, site, hashSecret(session)])).length === 0) throw new Rejection(404, 'no such cart');
}

const pay: Statement = {
  name: 'pay',
  text: `with token as (insert into hand_tokens (hash, cart_id) select $5, cart_id from hand_sessions where hash = $6 and cart_id = $1
      on conflict (hash) do update set cart_id = excluded.cart_id where hand_tokens.cart_id = $1 and not hand_tokens.spent returning hash)
    update hand_carts set payment = $4::jsonb, version = version + 1, updated_at = now() where ${ownCart} and exists (select from token) returning *`,
};

/** A token pays for the first cart that uses it, in that cart's own session. */
export function setPayment(
  db: HandDatabase,
  shopper: Shopper,
  cartId: string,
  payment: { token: string; card: object },
  session: string,
): Promise<unknown> {
  return change(db, pay, shopper, cartId, [{ id: randomUUID(), ...payment }, hashSecret(payment.token), hashSecret(session)]);
}
