import { createHmac } from 'node:crypto';
import { deriveKey } from '../../sandbox/derive-key.ts';
import type { Clock } from '../../sandbox/seal.ts';
import { createDigest } from '../create-digest.ts';
import type { Amount } from '../requests.ts';
import type { TokenClaims } from '../token-claims.ts';
import type { Vault } from '../vault/vault.ts';
import type { AuthorizationRequest, RefundRequest } from './charge-request.ts';
import { createIssuer, withOutcome } from './issuer.ts';
import type { Authentication, Ledger, LedgerEntry } from './ledger.ts';

export interface Authorization {
  readonly reference: string;
  readonly outcome: LedgerEntry['outcome'] | 'voided';
  /** Set when approved; always the same for the same reference. */
  readonly authorizationId?: string;
  readonly vaultId?: string;
  /** Set when the shopper must complete a challenge. */
  readonly authentication?: Authentication;
}

/** Charges by reference. Every method is idempotent. */
export interface Charges {
  /** Returns the reference under which a token was used. */
  getReference(token: string): string | undefined;
  /** Null when the token has paid under another reference, or the reference belongs to another charge. */
  authorize(request: AuthorizationRequest, claims: TokenClaims): Promise<Authorization | null>;
  find(reference: string): Authorization | null;
  findByAuthentication(id: string): LedgerEntry | undefined;
  /** Ends an open challenge; an ended one stays unchanged. */
  endChallenge(id: string, ended: NonNullable<Authentication['ended']>): void;
  /** Counts a wrong code of an open challenge. */
  countWrongCode(id: string): void;
  capture(reference: string, charge: Amount): 'captured' | 'rejected';
  void(reference: string): 'voided' | 'captured';
  /** Refunds a part once per refundId; all parts together are at most what was captured. */
  refund(reference: string, request: RefundRequest): 'refunded' | 'rejected';
}

export interface ChargesOptions {
  readonly secret: string;
  readonly clock: Clock;
  readonly ledger: Ledger;
  readonly vault: Vault;
}

/** Returns the part of a captured amount that is not refunded. */
function getRefundable({ capturedMinor, amountMinor, refunds = {} }: LedgerEntry): number {
  return Object.values(refunds).reduce((left, refunded) => left - refunded, capturedMinor ?? amountMinor);
}

export function createCharges({ secret, clock, ledger, vault }: ChargesOptions): Charges {
  const issuer = createIssuer(secret, clock);
  const key = deriveKey(secret, 'sign authorizations');
  const createId = (reference: string): string => `auth_${createHmac('sha256', key).update(reference).digest('base64url').slice(0, 24)}`;

  function show(entry: LedgerEntry): Authorization {
    const { reference, outcome, state, vaultId, authentication } = entry;
    if (state === 'voided' || state === 'refunded') return { reference, outcome: 'voided' };
    if (outcome === 'authenticate') return { reference, outcome, authentication };
    return outcome === 'approved' ? { reference, outcome, authorizationId: createId(reference), vaultId } : { reference, outcome };
  }

  /** Stores the card of an approved charge with consent. */
  function write(entry: LedgerEntry): LedgerEntry {
    const { cardToStore, token, outcome } = entry;
    if (outcome !== 'approved' || cardToStore === undefined) return ledger.write(entry);
    return ledger.write({ ...entry, cardToStore: undefined, vaultId: vault.store(token, cardToStore) });
  }

  function endChallenge(entry: LedgerEntry, ended: NonNullable<Authentication['ended']>): LedgerEntry {
    const { authentication, state } = entry;
    if (state !== 'waiting' || !authentication) return entry;
    const { afterChallenge, outcome } = authentication.script;
    const isAuthenticated = ended === 'authenticated' && afterChallenge === 'Y';
    const end = ended === 'authenticated' && !isAuthenticated ? 'failed' : ended;
    const result = withOutcome(isAuthenticated ? outcome : 'unauthenticated');
    return write({ ...entry, ...result, authentication: { ...authentication, ended: end } });
  }

  /** Returns the current entry: a challenge ends when it expires. */
  function getCurrentEntry(entry: LedgerEntry | undefined): LedgerEntry | undefined {
    const expiresAt = entry?.authentication?.expiresAt;
    const isOver = expiresAt !== undefined && new Date(expiresAt) <= clock.now();
    return entry && isOver ? endChallenge(entry, 'expired') : entry;
  }
  const find = (reference: string): LedgerEntry | undefined => getCurrentEntry(ledger.find(reference));
  const findByAuthentication = (id: string): LedgerEntry | undefined => getCurrentEntry(ledger.findByAuthentication(id));

  return {
    getReference: (token) => ledger.getReference(createDigest(token)),
    async authorize(request, claims) {
      const { reference, amountMinor, currency, storeCard } = request;
      const { card, script, purpose } = claims;
      const cardToStore = storeCard && card && purpose === 'card' ? await vault.seal({ card, script }) : undefined;
      const token = createDigest(request.token);
      const known = find(reference);
      if (known) return known.token === token || known.state === 'voided' ? show(known) : null;
      if (ledger.getReference(token) !== undefined) return null;
      return show(write({ reference, amountMinor, currency, token, cardToStore, ...issuer.decide(request, claims) }));
    },
    find(reference) {
      const known = find(reference);
      return known ? show(known) : null;
    },
    findByAuthentication,
    endChallenge(id, ended) {
      const known = findByAuthentication(id);
      if (known) endChallenge(known, ended);
    },
    countWrongCode(id) {
      const known = findByAuthentication(id);
      if (known?.state !== 'waiting' || !known.authentication) return;
      const { authentication } = known;
      ledger.write({ ...known, authentication: { ...authentication, wrongCodes: authentication.wrongCodes + 1 } });
    },
    capture(reference, { amountMinor, currency }) {
      const known = find(reference);
      if (known?.state === 'captured') return 'captured';
      if (known?.state !== 'held' || amountMinor > known.amountMinor || currency !== known.currency) return 'rejected';
      ledger.write({ ...known, state: 'captured', capturedMinor: amountMinor });
      return 'captured';
    },
    void(reference) {
      const known = find(reference);
      if (known?.state === 'captured') return 'captured';
      if (known?.state === 'held' || known?.state === 'waiting') ledger.write({ ...known, state: 'voided' });
      if (known?.vaultId !== undefined) vault.delete(known.vaultId);
      // Stored, so that an authorization which arrives after it reserves nothing.
      if (!known) ledger.write({ reference, outcome: 'declined', state: 'voided', amountMinor: 0, currency: '', token: '' });
      return 'voided';
    },
    refund(reference, { refundId, amountMinor, currency }) {
      const known = find(reference);
      if (known?.refunds?.[refundId] !== undefined) return known.refunds[refundId] === amountMinor ? 'refunded' : 'rejected';
      if (known?.state !== 'captured' || currency !== known.currency) return 'rejected';
      const left = getRefundable(known);
      if (amountMinor > left) return 'rejected';
      const refunds = { ...known.refunds, [refundId]: amountMinor };
      ledger.write({ ...known, refunds, state: amountMinor === left ? 'refunded' : 'captured' });
      return 'refunded';
    },
  };
}
