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
  const respondByScript = createResponseTiming(pause);
  const withKey = requireKey(key);

  app.post('/authorizations', withKey, async (c) => {
    const input = validateInput(authorizationRequest, await readJson(c));
    if (!input.ok) return input.respondWithError(c);
    const token = await tokens.open(input.value.token);
    const { reference } = input.value;
    const known = charges.find(reference);
    // An existing charge is returned, even when its token has expired since.
    if (token.state === 'invalid' || (token.state === 'expired' && !known)) return rejectToken(c, token.state);
    if (token.value.subject !== input.value.subject || token.value.purpose === 'store-card') return rejectToken(c, 'invalid');
    return respondByScript(c, reference, token.value.script.manner, async () => {
      const authorization = await charges.authorize(input.value, token.value);
      return authorization ? respond(c, authorization) : rejectToken(c, 'spent');
    });
  });

  app.get('/authorizations/:reference', withKey, (c) => {
    const input = validateInput(referenceQuery, { reference: c.req.param('reference') });
    if (!input.ok) return input.respondWithError(c);
    const found = charges.find(input.value.reference);
    return found ? respond(c, found) : respondWithError(c, 404, 'reference-unknown', 'The authorization does not exist.');
  });

  app.post('/authorizations/:reference/capture', withKey, async (c) => {
    const input = validateInput(captureRequest, await readJson(c));
    if (!input.ok) return input.respondWithError(c);
    const reference = c.req.param('reference');
    const isKnown = charges.find(reference)?.authorizationId === input.value.authorizationId;
    return c.json({ reference, outcome: isKnown ? charges.capture(reference, input.value) : 'rejected' });
  });

  app.post('/authorizations/:reference/void', withKey, async (c) => {
    const input = validateInput(referenceQuery, { reference: c.req.param('reference') });
    if (!input.ok) return input.respondWithError(c);
    const { reference } = input.value;
    return c.json({ reference, outcome: charges.void(reference) });
  });

  app.post('/authorizations/:reference/refund', withKey, async (c) => {
    const input = validateInput(refundRequest, await readJson(c));
    if (!input.ok) return input.respondWithError(c);
    const reference = c.req.param('reference');
    const outcome = charges.refund(reference, input.value);
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
