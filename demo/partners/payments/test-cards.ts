import { z } from 'zod';
import type { CardBrandName } from './frame/card-rules.ts';

/** The issuer's decision about the charge of an authenticated shopper. */
const issuerOutcomes = ['approved', 'declined', 'expired', 'fraud'] as const;

/** Timing of the response to an authorization: immediate; after six to ten seconds; never; or with the first response lost. */
const manners = ['prompt', 'slow', 'never', 'lossy'] as const;

/**
 * Transaction status of EMV 3-D Secure: Y authenticated without a challenge, A attempted, N not authenticated, R rejected by the issuer,
 * U technical failure, C challenge required.
 */
const transStatuses = ['Y', 'A', 'N', 'R', 'U', 'C'] as const;

/** The scripted behavior of a card. It is sealed into tokens and stored cards instead of the number. */
export const cardScript = z.strictObject({
  outcome: z.enum(issuerOutcomes),
  manner: z.enum(manners),
  transStatus: z.enum(transStatuses),
  /** Transaction status after the right code. */
  afterChallenge: z.enum(['Y', 'N']),
  challengeSeconds: z.int(),
});
export type CardScript = z.output<typeof cardScript>;

const standardScript: CardScript = { outcome: 'approved', manner: 'prompt', transStatus: 'Y', afterChallenge: 'Y', challengeSeconds: 600 };

export interface TestCard extends Partial<CardScript> {
  /** Digits only. */
  readonly number: string;
  readonly brand: CardBrandName;
  readonly purpose: string;
}

const createQuillon = (number: string, purpose: string, script: Partial<CardScript> = {}): TestCard => ({
  number,
  brand: 'Quillon',
  purpose,
  ...script,
});

/**
 * The invented cards of the sandbox: any future month as expiry, any digits as security code (three; four for Tessary), any name. Every
 * other number of the two ranges with a valid check digit is approved too; numbers of real cards are rejected.
 */
export const testCards: readonly TestCard[] = [
  createQuillon('9000111122223338', 'Approved without a challenge (transaction status Y).'),
  { number: '930012345678908', brand: 'Tessary', purpose: 'Approved; 15 digits and a code of four.' },
  createQuillon('9000000000000027', 'The issuer declines the charge.', { outcome: 'declined' }),
  createQuillon('9000000000000035', 'The issuer says that the card has expired, whatever date was given.', { outcome: 'expired' }),
  createQuillon('9000000000000043', 'The partner suspects fraud.', { outcome: 'fraud' }),
  createQuillon('9000000000000050', 'The issuer requires a challenge (C); approved after it.', { transStatus: 'C' }),
  createQuillon('9000000000000068', 'Approved after six to ten seconds.', { manner: 'slow' }),
  createQuillon('9000000000000076', 'The issuer never answers.', { manner: 'never' }),
  createQuillon('9000000000000084', 'Approved, but the first response is lost.', { manner: 'lossy' }),
  createQuillon('9000000000000092', 'The issuer only attests the attempt (A); approved.', { transStatus: 'A' }),
  createQuillon('9000000000000100', 'Not authenticated (N).', { transStatus: 'N' }),
  createQuillon('9000000000000118', 'The issuer rejects the authentication (R).', { transStatus: 'R' }),
  createQuillon('9000000000000126', 'Authentication fails for a technical reason (U).', { transStatus: 'U' }),
  createQuillon('9000000000000134', 'Challenge (C), then not authenticated (N) although the code is right.', {
    transStatus: 'C',
    afterChallenge: 'N',
  }),
  createQuillon('9000000000000142', 'Challenge (C) that times out after 30 seconds.', { transStatus: 'C', challengeSeconds: 30 }),
  createQuillon('9000000000000159', 'Challenge (C), then the issuer declines the charge.', { transStatus: 'C', outcome: 'declined' }),
  createQuillon('9000000000000167', 'Challenge (C) that times out after one second.', { transStatus: 'C', challengeSeconds: 1 }),
];

const byNumber = new Map(testCards.map((card) => [card.number, card]));

/** Returns the script of a card number (digits only). */
export function getCardScript(number: string): CardScript {
  const { number: _, brand: __, purpose: ___, ...script } = byNumber.get(number) ?? createQuillon(number, '');
  return { ...standardScript, ...script };
}

/** A payment that the issuer approves at once. */
export const approvingScript: CardScript = standardScript;
