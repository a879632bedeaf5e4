import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import { locale, origin } from '../../sandbox/fields.ts';
import { getFrameAncestor, createFramePolicy } from '../../sandbox/frame-policy.ts';
import { createRateLimit } from '../../sandbox/rate-limit.ts';
import { validateInput, readJson, respondWithError } from '../../sandbox/respond-with-error.ts';
import type { Clock, Seal } from '../../sandbox/seal.ts';
import { createDigest } from '../create-digest.ts';
import { sealed, shopBrands } from '../requests.ts';
import { openSession } from '../sessions/open-session.ts';
import type { Session, SessionPurpose } from '../sessions/session-request.ts';
import { createSessionClaims, type TokenClaims } from '../token-claims.ts';
import type { StoredCard, Vault } from '../vault/vault.ts';
import { renderFramePage } from './card-field-page.ts';
import { readCard, readSecurityCode } from './read-card.ts';

export interface CardFieldCallsOptions {
  readonly clock: Clock;
  readonly typeface?: Uint8Array;
  readonly sessions: Seal<Session>;
  readonly tokens: Seal<TokenClaims>;
  readonly vault: Vault;
}

const tokensAMinute = 20;
const purposes: readonly SessionPurpose[] = ['card', 'security-code', 'store-card'];

const frameQuery = z.object({
  session: sealed,
  origin: origin.optional(),
  locale: locale.optional(),
  brand: z.enum(shopBrands).optional(),
});

/** The card rules validate the values afterwards. */
const cardRequest = z.strictObject({
  session: sealed,
  number: z.string().max(32).default(''),
  expiry: z.string().max(16).default(''),
  cvc: z.string().max(8),
  name: z.string().max(120).default(''),
});

/** Requests of browsers: the page of the card fields, and a token for the entered card. */
export function createCardFieldCalls({ clock, typeface, sessions, tokens, vault }: CardFieldCallsOptions): Hono {
  const limit = createRateLimit(tokensAMinute, clock);
  const app = new Hono();
  const findStoredCard = async ({ vaultId }: Session): Promise<StoredCard | undefined> =>
    (vaultId && (await vault.find(vaultId))) || undefined;

  app.get('/card-frame', async (c) => {
    const nonce = randomBytes(16).toString('base64');
    c.header('content-security-policy', createFramePolicy(nonce, "'none'"));
    const input = validateInput(frameQuery, c.req.query());
    if (!input.ok) return input.respondWithError(c);
    const opened = await openSession(sessions, input.value.session, purposes);
    if (!opened.ok) return opened.respondWithError(c);
    const { session, isExpired } = opened;
    if (input.value.origin !== undefined && input.value.origin !== session.shopOrigin)
      return respondWithError(c, 403, 'origin-differs', 'The session belongs to another shop.');
    c.header('content-security-policy', createFramePolicy(nonce, getFrameAncestor(session.shopOrigin, c.req.url)));
    c.header('permissions-policy', 'camera=(), geolocation=(), microphone=()');
    const stored = await findStoredCard(session);
    const isOver = isExpired || (session.purpose === 'security-code' && !stored);
    const page = renderFramePage({
      nonce,
      sessionId: input.value.session,
      purchase: createDigest(session.subject),
      shopOrigin: session.shopOrigin,
      locale: input.value.locale ?? session.locale,
      brand: input.value.brand ?? session.brand,
      storedCard: stored?.card,
      expired: isOver,
      hasTypeface: typeface !== undefined,
    });
    return c.html(page, isOver ? 410 : 200);
  });

  app.post('/tokens', async (c) => {
    const site = c.req.header('sec-fetch-site');
    if (site !== undefined && site !== 'same-origin')
      return respondWithError(c, 403, 'foreign-page', 'Only the card fields may request a token.');
    const input = validateInput(cardRequest, await readJson(c));
    if (!input.ok) return input.respondWithError(c);
    const { session: sessionId, ...entries } = input.value;
    const opened = await openSession(sessions, sessionId, purposes);
    if (!opened.ok) return opened.respondWithError(c);
    if (opened.isExpired) return respondWithError(c, 401, 'session-expired', 'The session has expired.');
    const seconds = limit.take(createDigest(sessionId));
    if (seconds > 0) return respondWithError(c, 429, 'too-many-cards', 'Too many cards in one minute.', { 'retry-after': String(seconds) });

    const { session } = opened;
    const stored = await findStoredCard(session);
    if (session.purpose === 'security-code' && !stored) return respondWithError(c, 401, 'card-deleted', 'The stored card was deleted.');
    const read = stored ? readSecurityCode(entries.cvc, stored) : readCard(entries, clock.now());
    if ('faults' in read) return c.json({ error: { code: 'card-invalid', message: 'The card is not valid.', faults: read.faults } }, 400);
    const { card, script } = read;
    const { vaultId } = session;
    const token = await tokens.seal({ ...createSessionClaims(sessionId, session), card, script, vaultId });
    return c.json({ token: token.sealed, card, expiresAt: token.expiresAt.toISOString() }, 201);
  });

  return app;
}
