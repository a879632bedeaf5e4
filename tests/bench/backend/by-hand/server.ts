import { randomUUID } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { addItem, createCart, storePaymentSession, Rejection, setField, setPayment, type Shopper } from './cart.ts';
import type { HandDatabase } from './database.ts';
import { readListing, readSiteCatalog } from './listing.ts';
import { placeOrder } from './order.ts';
import type { Partner } from './partner.ts';
import { readProduct } from './product.ts';
import { readSuggestions } from './suggestions.ts';
import { readToken, signToken } from './token.ts';

const getBrand = (site: string): string => site.split('-')[0]?.toLowerCase() ?? '';
const getSite = (context: Context): string => context.req.header('siteid') ?? '';

function readShopper(context: Context): Shopper {
  const site = getSite(context);
  const customer = readToken(context.req.header('authorization'), site);
  if (!customer) throw new Rejection(401, 'no token');
  return { customer, site };
}

interface Body {
  readonly sku: string;
  readonly qty?: number;
  readonly basketId: string;
  readonly cartId: string;
  readonly code: string;
  readonly token: string;
  readonly sessionId: string;
  readonly address: { readonly country: string; readonly postalCode: string };
}

async function readRequested(context: Context): Promise<Body & { readonly qty: number }> {
  const { qty = 1, ...body } = await context.req.json<Body>();
  if (typeof body.sku !== 'string' || !Number.isInteger(qty) || qty < 1) throw new Rejection(400, 'sku and qty are needed');
  return { ...body, qty };
}

async function readAddress(context: Context): Promise<Body['address']> {
  const { address } = await context.req.json<Body>();
  if (address?.country !== 'US' || !/^\d{5}$/.test(address.postalCode)) throw new Rejection(400, 'no such address');
  return address;
}

/** The hand-written operations of the bench: hono, pg and one SQL text per step, on the paths of our contract. */
export async function createByHand(db: HandDatabase, partner: Partner, site: string): Promise<Hono> {
  const siteCatalog = await readSiteCatalog(db.query, site, getBrand(site));
  const app = new Hono();
  app.onError((error, context) => context.json({ error: error.message }, error instanceof Rejection ? error.status : 500));

  app.post('/token/v2/auth/token', async (context) => {
    const id = randomUUID();
    await db.query(
      {
        name: 'guest',
        text: `insert into customers (id, brand, role, created_at, updated_at) values ($1, lower(split_part($2, '-', 1)), 'guest', now(), now())`,
      },
      [id, getSite(context)],
    );
    return context.json({ accessToken: signToken(id, getSite(context)) });
  });
  app.get('/products/v2/products/:id/details', async (context) => {
    const product = await readProduct(db.query, context.req.param('id'), getSite(context), getBrand(getSite(context)));
    return product ? context.json(product) : context.json({ error: 'no such product' }, 404);
  });
  const list = async (context: Context): Promise<Response> => {
    const filters = context.req.queries('filters') ?? [];
    const categoryId = filters.find((one) => one.startsWith('cgid='))?.slice(5);
    const filter = filters.find((one) => !one.startsWith('cgid='));
    const text = await readListing(db.query, siteCatalog, { site: getSite(context), categoryId, filter, words: context.req.query('q') });
    return context.body(text, 200, { 'content-type': 'application/json' });
  };
  app.get('/products/v2/catalog', list);
  app.get('/products/v2/search/productSearch', list);
  app.get('/products/v2/search/autoSuggest', async (context) =>
    context.json(await readSuggestions(db.query, getSite(context), context.req.query('q') ?? '')),
  );
  app.post('/cart/v1/cartWithItem', async (context) =>
    context.json((await createCart(db, readShopper(context), await readRequested(context))) as object, 201),
  );
  app.post('/cart/v1/item', async (context) => {
    const requested = await readRequested(context);
    return context.json((await addItem(db, readShopper(context), requested.basketId, requested)) as object);
  });
  const createAddress =
    (part: 'shipping_address' | 'billing_address') =>
    async (context: Context): Promise<Response> =>
      context.json((await setField(db, readShopper(context), context.req.param('id') ?? '', part, await readAddress(context))) as object);
  app.post('/cart/v2/cart/:id/shippingAddress', createAddress('shipping_address'));
  app.post('/cart/v1/cart/:id/billingAddress', createAddress('billing_address'));
  app.post('/cart/v1/shippingMethod', async (context) => {
    const { basketId, code } = await context.req.json<Body>();
    if (code !== 'standard' && code !== 'express') throw new Rejection(400, 'no such method');
    return context.json((await setField(db, readShopper(context), basketId, 'shipping_method', code)) as object);
  });
  app.get('/cart/v1/paymentSession', async (context) => {
    const { basketId = '', shopOrigin = '' } = context.req.query();
    const returnUrl = `${shopOrigin}/en-us/checkout/return`;
    const shown = { purpose: 'card', shopOrigin, returnUrl, locale: 'en-us', brand: 'tarnfell', subject: basketId };
    const session = await partner.send<{ readonly sessionId: string }>('/payments/sessions', shown);
    await storePaymentSession(db, readShopper(context), basketId, session.sessionId);
    return context.json(session);
  });
  app.post('/cart/v1/cart/:id/paymentInstruments', async (context) => {
    const { token, sessionId } = await context.req.json<Body>();
    const subject = context.req.param('id');
    const { card } = await partner.send<{ readonly card: object }>('/payments/describe', { token, sessionId, subject });
    return context.json((await setPayment(db, readShopper(context), subject, { token, card }, sessionId)) as object);
  });
  app.put('/cart/v2/checkout/order', async (context) => {
    const { cartId } = await context.req.json<Body>();
    const key = context.req.header('idempotency-key') ?? '';
    return context.json((await placeOrder(db, partner, readShopper(context), cartId, key)) as object, 201);
  });
  return app;
}
