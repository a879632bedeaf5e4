import type { CardBrandName } from './frame/card-rules.ts';

/** What the issuer says to a charge. `authenticate` asks for 3-D Secure. */
export const outcomes = ['approved', 'declined', 'expired', 'fraud', 'authenticate'] as const;
export type Outcome = (typeof outcomes)[number];

/** How the partner answers an authorization: at once; after six to ten seconds; never; or with its first answer lost, so that it is asked twice. */
export const manners = ['prompt', 'slow', 'never', 'lossy'] as const;
export type Manner = (typeof manners)[number];

export interface TestCard {
  /** Digits only. */
  readonly number: string;
  readonly brand: CardBrandName;
  readonly outcome: Outcome;
  /** `prompt` by default. */
  readonly manner?: Manner;
  readonly purpose: string;
}

/**
 * The invented cards of the sandbox: expiry any month to come, security code any digits (three; four for Tessary), name any.
 * Every other number of the two ranges with a right check digit is approved too; numbers of real cards are refused.
 */
export const testCards: readonly TestCard[] = [
  { number: '9000111122223338', brand: 'Quillon', outcome: 'approved', purpose: 'The charge is approved.' },
  { number: '930012345678908', brand: 'Tessary', outcome: 'approved', purpose: 'Approved; 15 digits and a code of four.' },
  { number: '9000000000000027', brand: 'Quillon', outcome: 'declined', purpose: 'The issuer declines the charge.' },
  {
    number: '9000000000000035',
    brand: 'Quillon',
    outcome: 'expired',
    purpose: 'The issuer says that the card has expired, whatever date was given.',
  },
  { number: '9000000000000043', brand: 'Quillon', outcome: 'fraud', purpose: 'The partner suspects fraud.' },
  { number: '9000000000000050', brand: 'Quillon', outcome: 'authenticate', purpose: 'The issuer asks for 3-D Secure first.' },
  { number: '9000000000000068', brand: 'Quillon', outcome: 'approved', manner: 'slow', purpose: 'Approved after six to ten seconds.' },
  { number: '9000000000000076', brand: 'Quillon', outcome: 'approved', manner: 'never', purpose: 'The issuer never answers.' },
  {
    number: '9000000000000084',
    brand: 'Quillon',
    outcome: 'approved',
    manner: 'lossy',
    purpose: 'Approved, but the first answer is lost.',
  },
];

const byNumber = new Map(testCards.map((card) => [card.number, card]));

/** What a charge to this card number (digits only) will come to, and how it is answered. */
export function scriptOf(number: string): { readonly outcome: Outcome; readonly manner: Manner } {
  const { outcome = 'approved', manner = 'prompt' } = byNumber.get(number) ?? {};
  return { outcome, manner };
}
