import { randomBytes } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { getFrameAncestor, createFramePolicy } from '../../sandbox/frame-policy.ts';
import { validateInput, respondWithError } from '../../sandbox/respond-with-error.ts';
import type { Clock } from '../../sandbox/seal.ts';
import type { Charges } from '../charges/charges.ts';
import type { Authentication, LedgerEntry } from '../charges/ledger.ts';
import { renderChallengePage } from './challenge-page.ts';
import { maxWrongCodes, rightCode } from './issuer-name.ts';

export interface ChallengeCallsOptions {
  readonly clock: Clock;
  readonly charges: Charges;
}

const windowQuery = z.object({ window: z.enum(['frame', 'whole']).default('frame') });
const submission = z.object({
  action: z.enum(['confirm', 'cancel']),
  code: z.string().max(20).default(''),
  /** Wrong codes when the page was rendered: a form that is sent twice counts once. */
  attempt: z.coerce.number().int(),
});

interface Challenge extends LedgerEntry {
  readonly authentication: Authentication;
}

/** The issuer's access control server (ACS) of 3-D Secure: the challenge page, for a frame of the shop or the whole window. */
export function createChallengeCalls({ clock, charges }: ChallengeCallsOptions): Hono {
  const app = new Hono();
  const find = (c: Context): Challenge | undefined => {
    const entry = charges.findByAuthentication(c.req.param('id') ?? '');
    return entry?.authentication && { ...entry, authentication: entry.authentication };
  };
  const unknown = (c: Context): Response => respondWithError(c, 404, 'authentication-unknown', 'The authentication does not exist.');

  app.get('/acs/:id', (c) => {
    const nonce = randomBytes(16).toString('base64');
    c.header('content-security-policy', createFramePolicy(nonce, "'none'"));
    const query = validateInput(windowQuery, c.req.query());
    if (!query.ok) return query.respondWithError(c);
    const challenge = find(c);
    if (!challenge) return unknown(c);
    const { authentication, state } = challenge;
    const { shopOrigin } = authentication.shop;
    const isWhole = query.value.window === 'whole';
    const isOpen = state === 'waiting';
    if (isWhole && !isOpen) return c.redirect(createReturnUrl(authentication), 303);
    const secondsLeft = Math.max(0, Math.ceil((Date.parse(authentication.expiresAt) - clock.now().getTime()) / 1000));
    c.header(
      'content-security-policy',
      isWhole
        ? createFramePolicy(nonce, "'none'", `'self' ${shopOrigin}`)
        : createFramePolicy(nonce, getFrameAncestor(shopOrigin, c.req.url), "'self'"),
    );
    c.header('permissions-policy', 'camera=(), geolocation=(), microphone=()');
    // Reloads the page when it expires, with or without scripts.
    if (isOpen) c.header('refresh', String(secondsLeft + 1));
    return c.html(renderChallengePage({ nonce, challenge, isWhole, isOpen, secondsLeft }));
  });

  app.post('/acs/:id', async (c) => {
    const site = c.req.header('sec-fetch-site');
    if (site !== undefined && site !== 'same-origin')
      return respondWithError(c, 403, 'foreign-page', 'Only the page of the issuer may submit its form.');
    const query = validateInput(windowQuery, c.req.query());
    if (!query.ok) return query.respondWithError(c);
    const sent = validateInput(submission, await c.req.parseBody());
    if (!sent.ok) return sent.respondWithError(c);
    const challenge = find(c);
    if (!challenge) return unknown(c);
    submit(challenge, sent.value);
    const { authentication, state } = find(c) ?? challenge;
    const isBackToShop = query.value.window === 'whole' && state !== 'waiting';
    return c.redirect(isBackToShop ? createReturnUrl(authentication) : getPageAddress(c), 303);
  });

  function submit({ authentication: { id, wrongCodes } }: Challenge, { action, code, attempt }: z.output<typeof submission>): void {
    if (action === 'cancel') charges.endChallenge(id, 'cancelled');
    else if (code.replace(/\s/g, '') === rightCode) charges.endChallenge(id, 'authenticated');
    else if (attempt === wrongCodes) {
      charges.countWrongCode(id);
      if (wrongCodes + 1 >= maxWrongCodes) charges.endChallenge(id, 'failed');
    }
  }

  return app;
}

/** The address of this page; relative, as a proxy may have another origin. */
function getPageAddress(c: Context): string {
  const { pathname, search } = new URL(c.req.url);
  return pathname + search;
}

/** The shop's return page, with the authentication's id and nothing else. */
function createReturnUrl({ id, shop: { returnUrl } }: Authentication): string {
  const url = new URL(returnUrl);
  url.searchParams.set('authentication', id);
  return url.href;
}
