import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { authorize } from './authorization.ts';
import { judge, readJson, refuse } from './refusals.ts';
import {
  authorizationQuery,
  authorizationRequest,
  describeRequest,
  sessionRequest,
  type CardClaims,
  type CardSession,
} from './requests.ts';
import type { Opened, Seal } from './seal.ts';

export interface ShopCallsOptions {
  readonly secret: string;
  readonly key: string;
  readonly shopOrigins?: readonly string[];
  readonly sessions: Seal<CardSession>;
  readonly tokens: Seal<CardClaims>;
}

/** What a shop's server asks for, with the key that both share. */
export function createShopCalls({ secret, key, shopOrigins, sessions, tokens }: ShopCallsOptions): Hono {
  const app = new Hono();
  const withKey = requireKey(key);

  app.post('/sessions', withKey, async (c) => {
    const asked = judge(sessionRequest, await readJson(c));
    if (!asked.ok) return asked.refuse(c);
    const { shopOrigin, locale, brand } = asked.value;
    if (shopOrigins && !shopOrigins.includes(shopOrigin)) return refuse(c, 403, 'shop-unknown', 'This shop may not frame card fields.');
    const { sealed, expiresAt } = await sessions.seal(asked.value);
    const frameUrl = new URL('/payments/card-frame', c.req.url);
    frameUrl.search = new URLSearchParams({ session: sealed, origin: shopOrigin, locale, brand }).toString();
    return c.json({ sessionId: sealed, frameUrl: frameUrl.href, expiresAt: expiresAt.toISOString() }, 201);
  });

  app.post('/describe', withKey, async (c) => {
    const asked = judge(describeRequest, await readJson(c));
    if (!asked.ok) return asked.refuse(c);
    const token = await tokens.open(asked.value.token);
    if (token.state !== 'valid') return refuseToken(c, token);
    const { outcome: _, ...card } = token.value;
    return c.json({ card, expiresAt: token.expiresAt.toISOString() });
  });

  app.post('/authorizations', withKey, async (c) => {
    const asked = judge(authorizationRequest, await readJson(c));
    if (!asked.ok) return asked.refuse(c);
    const token = await tokens.open(asked.value.token);
    return token.state === 'valid' ? c.json(authorize(secret, asked.value.reference, token.value)) : refuseToken(c, token);
  });

  // Looks back, so a token that has expired since is good enough. It comes in a header, because addresses are written to logs.
  app.get('/authorizations/:reference', withKey, async (c) => {
    const asked = judge(authorizationQuery, { reference: c.req.param('reference'), token: c.req.header('x-payment-token') });
    if (!asked.ok) return asked.refuse(c);
    const token = await tokens.open(asked.value.token);
    return token.state === 'invalid' ? refuseToken(c, token) : c.json(authorize(secret, asked.value.reference, token.value));
  });

  return app;
}

function requireKey(key: string): MiddlewareHandler {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return async (c, next) => {
    const given = c.req.header('x-partners-key');
    if (given === undefined || !timingSafeEqual(digest(given), digest(key))) {
      return refuse(c, 401, 'key-invalid', 'The header x-partners-key is missing or wrong.');
    }
    return next();
  };
}

function refuseToken(context: Context, token: Opened<CardClaims>): Response {
  return refuse(context, 422, `token-${token.state}`, 'The token does not stand (any more): the shopper has to enter the card anew.');
}
