import {
  addPaymentInstrument,
  addShippingAddress,
  createCartWithItem,
  createClient,
  getOrder,
  getPaymentMethods,
  getPaymentSession,
  getProductDetails,
  getShippingMethods,
  placeOrder,
  prepareOrder,
  searchProducts,
  ServiceError,
  setShippingMethod,
  signUp,
  type AddressInput,
  type Cart,
  type Client,
  type ErrorCode,
  type SessionTokens,
} from '@cairn/client';

const { ORIGIN: origin = '', PAYMENT_TOKEN: token = '' } = process.env;
const site = { siteId: 'TARNFELL-US', brand: 'tarnfell', locale: 'en_US', region: 'NORA' } as const;
let tokens: SessionTokens = {};
const program = { origin, accessKey: 'buyer', clientApp: 'buyer', site };
const client = createClient({ ...program, onTokens: (issued) => void (tokens = issued) });

const address: AddressInput = {
  recipientFirstName: 'Robin',
  recipientLastName: 'Vale',
  addressLine1: '14 Larkspur Way',
  city: 'Boulder',
  stateCityProvDept: 'CO',
  postalCode: '80302',
  country: 'US',
  recipientContactPhone: '+13035550142',
  recipientContactEmail: 'robin@example.com',
};

async function findSku(shop: Client, words: string): Promise<string> {
  const { products } = await searchProducts(shop, { q: words });
  const details = await Promise.all(products.map(({ id }) => getProductDetails(shop, { productId: id })));
  const variant = details.flatMap(({ variants }) => variants).find(({ productInventoryState }) => productInventoryState === 'InStock');
  if (!variant) throw new Error(`Nothing of "${words}" is in stock.`);
  return variant.id;
}

async function fillCart(shop: Client, sku: string): Promise<Cart> {
  const { id: basketId } = await createCartWithItem(shop, { body: { sku, qty: 2 } });
  const { shippingMethods } = await addShippingAddress(shop, { basketId, body: { address, useAsBilling: true } });
  const shippingId = shippingMethods[0]?.shippingId ?? '';
  const { applicableShippingMethods } = await getShippingMethods(shop, { basketId, shippingId });
  const [method] = applicableShippingMethods;
  if (!method) throw new Error('Nothing is delivered to the address.');
  return setShippingMethod(shop, { body: { basketId, shippingId, code: method.code } });
}

async function pay(shop: Client, basketId: string): Promise<void> {
  const { paymentMethods } = await getPaymentMethods(shop, { basketId });
  if (!paymentMethods.some(({ id }) => id === 'CREDIT_CARD')) throw new Error('Cards are not accepted.');
  const { sessionId } = await getPaymentSession(shop, { basketId, type: 'card', shopOrigin: 'https://buyer.example' });
  await addPaymentInstrument(shop, { basketId, body: { payment_method_id: 'CREDIT_CARD', sessionId, token } });
}

async function getCode(work: Promise<unknown>): Promise<string | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    if (error instanceof ServiceError) return error.errorId;
    throw error;
  }
}

const cart = await fillCart(client, await findSku(client, 'jacket'));
await pay(client, cart.id);
const { version } = await prepareOrder(client, { body: { cartId: cart.id } });
const { orderId } = await placeOrder(client, { 'idempotency-key': crypto.randomUUID(), body: { cartId: cart.id, cartVersion: version } });
const order = await getOrder(client, { orderId });

const orderNotFound: ErrorCode = 'OHS4004';
const isHidden = async (from: Client): Promise<boolean> => (await getCode(getOrder(from, { orderId }))) === orderNotFound;

const continued = createClient({ ...program, tokens });
const isReadLater = (await getOrder(continued, { orderId })).orderId === orderId;
const isHiddenFromOthers = await isHidden(createClient(program));

const account = { email: 'robin@example.com', password: 'Sunny-Trail-7' };
await signUp(client, { body: account });
await client.signIn({ username: account.email, password: account.password });
const isOfAccount = (await getOrder(client, { orderId })).orderId === orderId;
await client.signOut();
const isHiddenAfterwards = await isHidden(client);

// @ts-expect-error -- The sku is missing.
void (() => createCartWithItem(client, { body: { qty: 1 } }));

console.log(JSON.stringify({ status: order.status, isReadLater, isHiddenFromOthers, isOfAccount, isHiddenAfterwards }));
