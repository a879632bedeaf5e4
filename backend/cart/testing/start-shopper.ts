import type { Cart } from '#generated/openapi/cart.ts';
import type { TokenResponse } from '#generated/openapi/authentication.ts';
import { reliableSku } from '#demo/seeds/catalog/seed-stock.ts';
import type { TestBackend } from '../../testing/start-backend.ts';

export { reliableSku };

export interface TestResponse {
  readonly status: number;
  /** Error code of the first detail; absent in a success. */
  readonly errorId?: string;
  readonly detail?: Readonly<Record<string, unknown>>;
  readonly details: readonly Readonly<Record<string, unknown>>[];
}

export interface Shopper {
  readonly token: TokenResponse;
  readonly headers: Readonly<Record<string, string>>;
  send(method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Response>;
  /** Sends a request that must succeed and returns its body. */
  read<Body = Cart>(method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Body>;
  /** Sends a request that must fail and returns its status and error. */
  expectError(method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<TestResponse>;
  createCart(sku?: string, qty?: number): Promise<Cart>;
}

/** The backend that receives a shopper's requests. */
export type TestShop = Pick<TestBackend, 'backend'>;

/** Sends a request without a token. */
export const sendShopRequest = (
  { backend }: TestShop,
  { method, path, body, headers }: { method: string; path: string; body?: unknown; headers: Readonly<Record<string, string>> },
): Promise<Response> =>
  backend.fetch(
    new Request(`http://backend.local${path}`, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );

/** A shopper with the given token. */
export function createShopper(counter: TestShop, token: TokenResponse, shop: Readonly<Record<string, string>>): Shopper {
  const bearer = { authorization: `Bearer ${token.accessToken}` };
  const send: Shopper['send'] = (method, path, body, headers = {}) =>
    sendShopRequest(counter, { method, path, body, headers: { ...shop, ...bearer, ...headers } });
  const read = async <Body>(...call: Parameters<Shopper['send']>): Promise<Body> => {
    const response = await send(...call);
    if (!response.ok) throw new Error(`${call[0]} ${call[1]} responded with ${response.status}: ${await response.text()}`);
    return (await response.json()) as Body;
  };
  return {
    token,
    headers: { ...shop, ...bearer },
    send,
    read,
    expectError: async (...call) => {
      const response = await send(...call);
      const body = (await response.json()) as { readonly errorDetails?: readonly Readonly<Record<string, unknown>>[] };
      const details = body.errorDetails ?? [];
      return { status: response.status, errorId: details[0]?.errorId as string | undefined, detail: details[0], details };
    },
    createCart: (sku = reliableSku, qty = 1) => read('POST', '/cart/v1/cartWithItem', { sku, qty }),
  };
}

/** A guest of a site with a token. */
export async function startShopper(counter: TestShop, siteid = 'TARNFELL-US', locale = 'en_US'): Promise<Shopper> {
  const shop = { siteid, locale };
  const issued = await sendShopRequest(counter, { method: 'POST', path: '/token/v2/auth/token', body: { type: 'Guest' }, headers: shop });
  if (!issued.ok) throw new Error(`the token was rejected with ${issued.status}: ${await issued.text()}`);
  return createShopper(counter, (await issued.json()) as TokenResponse, shop);
}
