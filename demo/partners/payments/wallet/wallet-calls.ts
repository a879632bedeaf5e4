import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import { getFrameAncestor, createFramePolicy } from '../../sandbox/frame-policy.ts';
import { createRateLimit } from '../../sandbox/rate-limit.ts';
import { validateInput, readJson, respondWithError } from '../../sandbox/respond-with-error.ts';
import type { Clock, Seal } from '../../sandbox/seal.ts';
import { createDigest } from '../create-digest.ts';
import { sealed } from '../requests.ts';
import { openSession } from '../sessions/open-session.ts';
import type { Session } from '../sessions/session-request.ts';
import { createSessionClaims, type TokenClaims } from '../token-claims.ts';
import { renderWalletPage } from './wallet-page.ts';
import { walletCards } from './wallet-profile.ts';

export interface WalletCallsOptions {
  readonly clock: Clock;
  readonly sessions: Seal<Session>;
  readonly tokens: Seal<TokenClaims>;
}

const tokensAMinute = 20;
const pageQuery = z.object({ session: sealed });
const tokenRequest = z.strictObject({ session: sealed, card: z.enum(['everyday', 'travel', 'spent']) });

/** The sheet of the wallet in a frame of the shop, and the token of the card that the shopper confirms. */
export function createWalletCalls({ clock, sessions, tokens }: WalletCallsOptions): Hono {
  const app = new Hono();
  const limit = createRateLimit(tokensAMinute, clock);

  app.get('/wallet', async (c) => {
    const nonce = randomBytes(16).toString('base64');
    c.header('content-security-policy', createFramePolicy(nonce, "'none'"));
    const input = validateInput(pageQuery, c.req.query());
    if (!input.ok) return input.respondWithError(c);
    const opened = await openSession(sessions, input.value.session, ['wallet']);
    if (!opened.ok) return opened.respondWithError(c);
    const { session, isExpired } = opened;
    c.header('content-security-policy', createFramePolicy(nonce, getFrameAncestor(session.shopOrigin, c.req.url)));
    c.header('permissions-policy', 'camera=(), geolocation=(), microphone=()');
    return c.html(renderWalletPage({ nonce, sessionId: input.value.session, session, isExpired }), isExpired ? 410 : 200);
  });

  app.post('/wallet/tokens', async (c) => {
    const site = c.req.header('sec-fetch-site');
    if (site !== undefined && site !== 'same-origin')
      return respondWithError(c, 403, 'foreign-page', 'Only the sheet of the wallet may request a token.');
    const input = validateInput(tokenRequest, await readJson(c));
    if (!input.ok) return input.respondWithError(c);
    const { session: sessionId, card: id } = input.value;
    const opened = await openSession(sessions, sessionId, ['wallet']);
    if (!opened.ok) return opened.respondWithError(c);
    if (opened.isExpired) return respondWithError(c, 401, 'session-expired', 'The session has expired.');
    const seconds = limit.take(createDigest(sessionId));
    if (seconds > 0)
      return respondWithError(c, 429, 'too-many-tokens', 'Too many tokens in one minute.', { 'retry-after': String(seconds) });
    const { card, script } = walletCards[id];
    const token = await tokens.seal({ ...createSessionClaims(sessionId, opened.session), card, script });
    return c.json({ token: token.sealed, card, expiresAt: token.expiresAt.toISOString() }, 201);
  });

  return app;
}
