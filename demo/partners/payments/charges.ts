import { createHash, createHmac } from 'node:crypto';
import { derivedKey } from '../sandbox/derived-key.ts';
import type { Ledger, LedgerEntry } from './ledger.ts';
import type { CardClaims, ChargeRequest } from './requests.ts';
import type { Outcome } from './test-cards.ts';

export interface Authorization {
  readonly reference: string;
  readonly outcome: Outcome | 'voided';
  /** Only when approved; the same for the same reference, always. */
  readonly authorizationId?: string;
}

export interface AuthorizationRequest extends ChargeRequest {
  readonly reference: string;
  readonly token: string;
}

/** What can be done with a charge. Each of them is done once a reference; asked again, the answer is the same. */
export interface Charges {
  /** Under which reference a token was used. */
  referenceOf(token: string): string | undefined;
  /** Null where the token has paid under another reference, or the reference is another charge's. */
  authorize(request: AuthorizationRequest, claims: CardClaims): Authorization | null;
  find(reference: string): Authorization | null;
  /** What the issuer's page answered; `confirmed` approves. */
  challenge(reference: string, response: string): Authorization | null;
  capture(reference: string, charge: ChargeRequest): 'captured' | 'refused';
  void(reference: string): 'voided' | 'captured';
  refund(reference: string): 'refunded' | 'refused';
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

export function createCharges(secret: string, ledger: Ledger): Charges {
  const key = derivedKey(secret, 'sign authorizations');
  const idOf = (reference: string): string => {
    const mac = createHmac('sha256', key).update(reference).digest('base64url');
    return `auth_${mac.slice(0, 24)}`;
  };
  const answerOf = ({ reference, outcome, standing }: LedgerEntry): Authorization => {
    if (standing === 'voided' || standing === 'refunded') return { reference, outcome: 'voided' };
    return { reference, outcome, ...(outcome === 'approved' && { authorizationId: idOf(reference) }) };
  };
  const standingOf = (outcome: Outcome): LedgerEntry['standing'] => (outcome === 'approved' ? 'held' : 'refused');

  return {
    referenceOf: (token) => ledger.referenceOf(hashOf(token)),
    authorize({ reference, amountMinor, currency, token }, { outcome }) {
      const hash = hashOf(token);
      const known = ledger.find(reference);
      if (known) return known.token === hash || known.standing === 'voided' ? answerOf(known) : null;
      if (ledger.referenceOf(hash) !== undefined) return null;
      return answerOf(ledger.write({ reference, outcome, standing: standingOf(outcome), amountMinor, currency, token: hash }));
    },
    find(reference) {
      const known = ledger.find(reference);
      return known ? answerOf(known) : null;
    },
    challenge(reference, response) {
      const known = ledger.find(reference);
      if (!known) return null;
      if (known.outcome !== 'authenticate' || known.standing !== 'refused') return answerOf(known);
      const outcome = response === 'confirmed' ? 'approved' : 'declined';
      return answerOf(ledger.write({ ...known, outcome, standing: standingOf(outcome) }));
    },
    capture(reference, { amountMinor, currency }) {
      const known = ledger.find(reference);
      if (known?.standing === 'captured') return 'captured';
      if (known?.standing !== 'held' || amountMinor > known.amountMinor || currency !== known.currency) return 'refused';
      ledger.write({ ...known, standing: 'captured' });
      return 'captured';
    },
    void(reference) {
      const known = ledger.find(reference);
      if (known?.standing === 'captured') return 'captured';
      if (known?.standing === 'held') ledger.write({ ...known, standing: 'voided' });
      // Remembered, so that an authorization which arrives after it is not held.
      if (!known) ledger.write({ reference, outcome: 'declined', standing: 'voided', amountMinor: 0, currency: '', token: '' });
      return 'voided';
    },
    refund(reference) {
      const known = ledger.find(reference);
      if (known?.standing === 'captured') ledger.write({ ...known, standing: 'refunded' });
      return known?.standing === 'captured' || known?.standing === 'refunded' ? 'refunded' : 'refused';
    },
  };
}
