import { Hono } from 'hono';
import { validateInput, readJson, respondWithError } from '../../sandbox/respond-with-error.ts';
import { requireKey } from '../../sandbox/require-key.ts';
import type { Seal } from '../../sandbox/seal.ts';
import type { Charges } from '../charges/charges.ts';
import { createDigest } from '../create-digest.ts';
import { rejectToken } from '../reject-token.ts';
import { tokenRequest } from '../requests.ts';
import type { TokenClaims } from '../token-claims.ts';
import type { Vault } from '../vault/vault.ts';
import { walletName } from '../wallet/wallet-profile.ts';
import { sessionRequest, type Session, type SessionPurpose } from './session-request.ts';

export interface SessionCallsOptions {
  readonly key: string;
  readonly shopOrigins?: readonly string[];
  readonly sessions: Seal<Session>;
  readonly tokens: Seal<TokenClaims>;
  readonly charges: Pick<Charges, 'getReference'>;
  readonly vault: Vault;
}

const pages: Readonly<Record<SessionPurpose, string>> = {
  card: '/payments/card-frame',
  'security-code': '/payments/card-frame',
  'store-card': '/payments/card-frame',
  'pay-later': '/payments/pay-later',
  wallet: '/payments/wallet',
};

/** Sessions that a shop's server opens, and the description of their tokens. */
export function createSessionCalls({ key, shopOrigins, sessions, tokens, charges, vault }: SessionCallsOptions): Hono {
  const app = new Hono();
  const withKey = requireKey(key);

  app.post('/sessions', withKey, async (c) => {
    const input = validateInput(sessionRequest, await readJson(c));
    if (!input.ok) return input.respondWithError(c);
    const { purpose, shopOrigin, locale, brand, vaultId } = input.value;
    if (shopOrigins && !shopOrigins.includes(shopOrigin)) return respondWithError(c, 403, 'shop-unknown', 'This shop has no account.');
    if (vaultId !== undefined && !(await vault.find(vaultId))) return rejectToken(c, 'invalid');
    const { sealed, expiresAt } = await sessions.seal(input.value);
    const frameUrl = new URL(pages[purpose], c.req.url);
    const isFrame = purpose !== 'pay-later';
    frameUrl.search = new URLSearchParams({ session: sealed, ...(isFrame && { origin: shopOrigin, locale, brand }) }).toString();
    const session = { sessionId: sealed, frameUrl: frameUrl.href, expiresAt: expiresAt.toISOString() };
    return c.json(isFrame ? session : { ...session, redirectUrl: frameUrl.href }, 201);
  });

  app.post('/describe', withKey, async (c) => {
    const input = validateInput(tokenRequest, await readJson(c));
    if (!input.ok) return input.respondWithError(c);
    const token = await tokens.open(input.value.token);
    if (token.state !== 'valid') return rejectToken(c, token.state);
    const { card, session, subject, vaultId, purpose } = token.value;
    if (!card || session !== createDigest(input.value.sessionId) || subject !== input.value.subject) return rejectToken(c, 'invalid');
    if (charges.getReference(input.value.token) !== undefined) return rejectToken(c, 'spent');
    const providerName = purpose === 'wallet' ? walletName : undefined;
    return c.json({ card, expiresAt: token.expiresAt.toISOString(), subject, vaultId, providerName });
  });

  return app;
}
