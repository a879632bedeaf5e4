import { Hono, type Context } from 'hono';
import { validateInput, readJson, respondWithError } from '../../sandbox/respond-with-error.ts';
import { requireKey } from '../../sandbox/require-key.ts';
import type { Seal } from '../../sandbox/seal.ts';
import { rejectToken } from '../reject-token.ts';
import type { TokenClaims } from '../token-claims.ts';
import { authorizationRequest, captureRequest, referenceQuery, refundRequest } from './charge-request.ts';
import type { Authorization, Charges } from './charges.ts';
import { createResponseTiming, type Pause } from './response-timing.ts';

export interface ChargeCallsOptions {
  readonly key: string;
  readonly tokens: Seal<TokenClaims>;
  readonly charges: Charges;
  readonly pause: Pause;
}

/** Requests of a shop's server about charges, with the shared key. */
export function createChargeCalls({ key, tokens, charges, pause }: ChargeCallsOptions): Hono {
  const app = new Hono();
  const answerInManner = createResponseTiming(pause);
  const withKey = requireKey(key);

  app.post('/authorizations', withKey, async (c) => {
    const asked = validateInput(authorizationRequest, await readJson(c));
    if (!asked.ok) return asked.respondWithError(c);
    const token = await tokens.open(asked.value.token);
    const { reference } = asked.value;
    const known = charges.find(reference);
    // An existing charge is returned, even when its token has expired since.
    if (token.state === 'invalid' || (token.state === 'expired' && !known)) return rejectToken(c, token.state);
    if (token.value.subject !== asked.value.subject || token.value.purpose === 'store-card') return rejectToken(c, 'invalid');
    return answerInManner(c, reference, token.value.script.manner, async () => {
      const authorization = await charges.authorize(asked.value, token.value);
      return authorization ? respond(c, authorization) : rejectToken(c, 'spent');
    });
  });

  app.get('/authorizations/:reference', withKey, (c) => {
    const asked = validateInput(referenceQuery, { reference: c.req.param('reference') });
    if (!asked.ok) return asked.respondWithError(c);
    const found = charges.find(asked.value.reference);
    return found ? respond(c, found) : respondWithError(c, 404, 'reference-unknown', 'The authorization does not exist.');
  });

  app.post('/authorizations/:reference/capture', withKey, async (c) => {
    const asked = validateInput(captureRequest, await readJson(c));
    if (!asked.ok) return asked.respondWithError(c);
    const reference = c.req.param('reference');
    const isKnown = charges.find(reference)?.authorizationId === asked.value.authorizationId;
    return c.json({ reference, outcome: isKnown ? charges.capture(reference, asked.value) : 'refused' });
  });

  app.post('/authorizations/:reference/void', withKey, async (c) => {
    const asked = validateInput(referenceQuery, { reference: c.req.param('reference') });
    if (!asked.ok) return asked.respondWithError(c);
    const { reference } = asked.value;
    return c.json({ reference, outcome: charges.void(reference) });
  });

  app.post('/authorizations/:reference/refund', withKey, async (c) => {
    const asked = validateInput(refundRequest, await readJson(c));
    if (!asked.ok) return asked.respondWithError(c);
    const reference = c.req.param('reference');
    const outcome = charges.refund(reference, asked.value);
    return outcome === 'refunded'
      ? c.json({ reference, outcome })
      : respondWithError(c, 409, 'nothing-captured', 'The amount exceeds the captured amount that is not refunded.');
  });

  return app;
}

/** An open challenge with the addresses of its page. */
function respond(c: Context, { authentication, ...authorization }: Authorization): Response {
  if (!authentication) return c.json(authorization);
  const { id, expiresAt } = authentication;
  const page = new URL(`/payments/acs/${id}`, c.req.url).href;
  const challenge = { authenticationId: id, frameUrl: page, redirectUrl: `${page}?window=whole`, expiresAt };
  return c.json({ ...authorization, challenge });
}
