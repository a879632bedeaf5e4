import type { CardBrandName } from './frame/card-rules.ts';

/** What the issuer says to a charge. `authenticate` asks for 3-D Secure. */
export const outcomes = ['approved', 'declined', 'expired', 'fraud', 'authenticate'] as const;
export type Outcome = (typeof outcomes)[number];

export interface TestCard {
  /** Digits only. */
  readonly number: string;
  readonly brand: CardBrandName;
  readonly outcome: Outcome;
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
];

const byNumber = new Map(testCards.map((card) => [card.number, card.outcome]));

/** What a charge to this card number (digits only) will come to. */
export function outcomeOf(number: string): Outcome {
  return byNumber.get(number) ?? 'approved';
}
