import { createHmac } from 'node:crypto';
import { deriveKey } from '../../sandbox/derive-key.ts';
import type { Clock } from '../../sandbox/seal.ts';
import type { TokenClaims } from '../token-claims.ts';
import type { AuthorizationRequest } from './charge-request.ts';
import type { Authentication, LedgerEntry } from './ledger.ts';

type Decision = Pick<LedgerEntry, 'outcome' | 'state' | 'authentication'>;

export interface Issuer {
  /** Decides on a charge, or requires a challenge first. */
  decide(request: AuthorizationRequest, claims: TokenClaims): Decision;
}

export const withOutcome = (outcome: LedgerEntry['outcome']): Pick<LedgerEntry, 'outcome' | 'state'> => ({
  outcome,
  state: outcome === 'approved' ? 'held' : 'rejected',
});

const standardWindow = '390x400';

/** The bank of every test card, which follows the card's script. */
export function createIssuer(secret: string, clock: Clock): Issuer {
  const key = deriveKey(secret, 'name authentications');
  function openChallenge({ reference, device }: AuthorizationRequest, { card, script, shop }: TokenClaims): Authentication {
    return {
      id: `authn_${createHmac('sha256', key).update(reference).digest('base64url').slice(0, 32)}`,
      expiresAt: new Date(clock.now().getTime() + script.challengeSeconds * 1000).toISOString(),
      windowSize: device?.challengeWindowSize ?? standardWindow,
      shop,
      cardBrand: card?.brand ?? '',
      last4: card?.last4 ?? '',
      script,
      wrongCodes: 0,
    };
  }
  return {
    decide(request, claims) {
      const { script, limit } = claims;
      const isOverLimit = limit !== undefined && (request.amountMinor > limit.amountMinor || request.currency !== limit.currency);
      if (isOverLimit) return withOutcome('declined');
      if (script.transStatus === 'C') return { outcome: 'authenticate', state: 'waiting', authentication: openChallenge(request, claims) };
      return withOutcome(script.transStatus === 'Y' || script.transStatus === 'A' ? script.outcome : 'unauthenticated');
    },
  };
}
