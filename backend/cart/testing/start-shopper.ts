import type { Cart } from '#generated/openapi/cart.ts';
import type { TokenAnswer } from '#generated/openapi/authentication.ts';
import { reliableSku } from '../../catalog/seed/seed-stock.ts';
import type { TestBackend } from '../../testing/start-backend.ts';

export { reliableSku };

export interface Answered {
  readonly status: number;
  /** The body, or of an error its first detail. */
  readonly errorId?: string;
  readonly detail?: Readonly<Record<string, unknown>>;
  readonly details: readonly Readonly<Record<string, unknown>>[];
}

export interface Shopper {
  readonly token: TokenAnswer;
  readonly headers: Readonly<Record<string, string>>;
  send(method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Response>;
  /** The body of a call that must succeed. */
  read<Body = Cart>(method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Body>;
  /** Status and error of a call that must fail. */
  fail(method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Answered>;
  cart(sku?: string, qty?: number): Promise<Cart>;
}

/** A guest of a site who has a token. */
export async function startShopper(test: Pick<TestBackend, 'backend'>, siteid = 'TARNFELL-US', locale = 'en_US'): Promise<Shopper> {
  const shop = { siteid, locale };
  const fetch = (method: string, path: string, body: unknown, headers: Readonly<Record<string, string>>): Promise<Response> =>
    test.backend.fetch(
      new Request(`http://backend.local${path}`, {
        method,
        headers: { ...shop, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
  const issued = await fetch('POST', '/token/v2/auth/token', { type: 'Guest' }, {});
  const token = (await issued.json()) as TokenAnswer;
  const bearer = { authorization: `Bearer ${token.accessToken}` };
  const send: Shopper['send'] = (method, path, body, headers = {}) => fetch(method, path, body, { ...bearer, ...headers });
  const read = async <Body>(...call: Parameters<Shopper['send']>): Promise<Body> => {
    const response = await send(...call);
    if (!response.ok) throw new Error(`${call[0]} ${call[1]} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as Body;
  };
  return {
    token,
    headers: { ...shop, ...bearer },
    send,
    read,
    fail: async (...call) => {
      const response = await send(...call);
      const body = (await response.json()) as { readonly errorDetails?: readonly Readonly<Record<string, unknown>>[] };
      const details = body.errorDetails ?? [];
      return { status: response.status, errorId: details[0]?.errorId as string | undefined, detail: details[0], details };
    },
    cart: (sku = reliableSku, qty = 1) => read('POST', '/cart/v1/cartWithItem', { sku, qty }),
  };
}
