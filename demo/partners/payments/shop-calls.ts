import { Hono, type Context } from 'hono';
import { requireKey } from '../sandbox/require-key.ts';
import type { Charges } from './charges.ts';
import { createManners, type Pause } from './manners.ts';
import { judge, readJson, refuse } from '../sandbox/refusals.ts';
import {
  authorizationRequest,
  captureRequest,
  challengeRequest,
  chargeRequest,
  describeRequest,
  referenceQuery,
  sessionRequest,
  type CardClaims,
  type CardSession,
} from './requests.ts';
import type { Seal } from '../sandbox/seal.ts';
import { digestOf } from './digest-of.ts';

export interface ShopCallsOptions {
  readonly key: string;
  readonly shopOrigins?: readonly string[];
  readonly sessions: Seal<CardSession>;
  readonly tokens: Seal<CardClaims>;
  readonly charges: Charges;
  readonly pause: Pause;
}

/** What a shop's server asks for, with the key that both share. */
export function createShopCalls({ key, shopOrigins, sessions, tokens, charges, pause }: ShopCallsOptions): Hono {
  const app = new Hono();
  const answerInManner = createManners(pause);
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
    if (token.state !== 'valid') return refuseToken(c, token.state);
    const { outcome: _, manner: __, session, subject, ...card } = token.value;
    if (session !== digestOf(asked.value.sessionId) || subject !== asked.value.subject) return refuseToken(c, 'invalid');
    if (charges.referenceOf(asked.value.token) !== undefined) return refuseToken(c, 'spent');
    return c.json({ card, expiresAt: token.expiresAt.toISOString(), subject });
  });

  app.post('/authorizations', withKey, async (c) => {
    const asked = judge(authorizationRequest, await readJson(c));
    if (!asked.ok) return asked.refuse(c);
    const token = await tokens.open(asked.value.token);
    const { reference } = asked.value;
    const known = charges.find(reference);
    // What was done already is answered, also when the token has expired since.
    if (token.state === 'invalid' || (token.state === 'expired' && !known)) return refuseToken(c, token.state);
    if (token.value.subject !== asked.value.subject) return refuseToken(c, 'invalid');
    return answerInManner(c, reference, token.value, () => {
      const authorization = charges.authorize(asked.value, token.value);
      return authorization ? c.json(authorization) : refuseToken(c, 'spent');
    });
  });

  app.get('/authorizations/:reference', withKey, (c) => {
    const asked = judge(referenceQuery, { reference: c.req.param('reference') });
    if (!asked.ok) return asked.refuse(c);
    const found = charges.find(asked.value.reference);
    return found ? c.json(found) : refuse(c, 404, 'reference-unknown', 'There is no such authorization.');
  });

  app.post('/authorizations/:reference/challenge', withKey, async (c) => {
    const asked = judge(challengeRequest, await readJson(c));
    if (!asked.ok) return asked.refuse(c);
    const answered = charges.challenge(c.req.param('reference'), asked.value.response);
    return answered ? c.json(answered) : refuse(c, 404, 'reference-unknown', 'There is no such authorization.');
  });

  app.post('/authorizations/:reference/capture', withKey, async (c) => {
    const asked = judge(captureRequest, await readJson(c));
    if (!asked.ok) return asked.refuse(c);
    const reference = c.req.param('reference');
    const isKnown = charges.find(reference)?.authorizationId === asked.value.authorizationId;
    return c.json({ reference, outcome: isKnown ? charges.capture(reference, asked.value) : 'refused' });
  });

  app.post('/authorizations/:reference/void', withKey, async (c) => {
    const asked = judge(referenceQuery, { reference: c.req.param('reference') });
    if (!asked.ok) return asked.refuse(c);
    const { reference } = asked.value;
    return c.json({ reference, outcome: charges.void(reference) });
  });

  app.post('/authorizations/:reference/refund', withKey, async (c) => {
    const asked = judge(chargeRequest, await readJson(c));
    if (!asked.ok) return asked.refuse(c);
    const reference = c.req.param('reference');
    const outcome = charges.refund(reference);
    return outcome === 'refunded'
      ? c.json({ reference, outcome })
      : refuse(c, 409, 'nothing-captured', 'Nothing was taken under this reference.');
  });

  return app;
}

function refuseToken(context: Context, state: 'invalid' | 'expired' | 'spent'): Response {
  return refuse(context, 422, `token-${state}`, 'The token does not stand (any more): the shopper has to enter the card anew.');
}
