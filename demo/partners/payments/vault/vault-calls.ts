import { Hono } from 'hono';
import { validateInput, readJson } from '../../sandbox/respond-with-error.ts';
import { requireKey } from '../../sandbox/require-key.ts';
import type { Seal } from '../../sandbox/seal.ts';
import { createDigest } from '../create-digest.ts';
import { rejectToken } from '../reject-token.ts';
import { tokenRequest } from '../requests.ts';
import type { TokenClaims } from '../token-claims.ts';
import type { Vault } from './vault.ts';

export interface VaultCallsOptions {
  readonly key: string;
  readonly tokens: Seal<TokenClaims>;
  readonly vault: Vault;
}

/** Stores and deletes cards for a shop's server. */
export function createVaultCalls({ key, tokens, vault }: VaultCallsOptions): Hono {
  const app = new Hono();
  const withKey = requireKey(key);

  app.post('/cards', withKey, async (c) => {
    const input = validateInput(tokenRequest, await readJson(c));
    if (!input.ok) return input.respondWithError(c);
    const { token, sessionId, subject } = input.value;
    const opened = await tokens.open(token);
    if (opened.state !== 'valid') return rejectToken(c, opened.state);
    const { purpose, card, script, session, subject: own } = opened.value;
    if (purpose !== 'store-card' || !card || session !== createDigest(sessionId) || own !== subject) return rejectToken(c, 'invalid');
    const vaultId = vault.store(createDigest(token), await vault.seal({ card, script }));
    return (await vault.find(vaultId)) ? c.json({ vaultId, card }) : rejectToken(c, 'spent');
  });

  app.delete('/cards/:vaultId', withKey, (c) => {
    vault.delete(c.req.param('vaultId'));
    return c.json({ outcome: 'deleted' });
  });

  return app;
}
