import type { CustomAmount } from '#generated/openapi/products.ts';
import { emptyNote, validateNote, toGiftOption, type NoteDraft, type NoteField } from '../../cart/gift-note/gift-note-draft.ts';
import type { Fault } from '#validation/rules/fault.ts';
import type { GiftChoice } from './gift-choice.ts';

/** Value of the radio button for a custom amount. */
export const otherAmount = 'other';

/** Values of the form's controls. */
export interface GiftCardDraft {
  /** A suggested amount, `other`, or empty. */
  readonly amount: string;
  readonly other: string;
  readonly note: NoteDraft;
}

export const emptyGiftCard: GiftCardDraft = { amount: '', other: '', note: emptyNote };

export type GiftCardFault = 'amountMissing' | 'amountWrong';

/** Parses a typed amount with a point or comma and at most two decimals; null if it is invalid. */
export function parseAmount(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  return /^\d{1,6}(?:\.\d{1,2})?$/.test(text) ? Number(text) : null;
}

/**
 * True if the buyer enters a custom amount. A typed amount counts even if its radio button is not selected, for forms without JavaScript.
 */
export const isOtherAmount = ({ amount, other }: Pick<GiftCardDraft, 'amount' | 'other'>): boolean =>
  amount === otherAmount || (amount === '' && other.trim() !== '');

/** Parses and validates the amount of a draft. */
export function getAmount(draft: Pick<GiftCardDraft, 'amount' | 'other'>, { min, max }: CustomAmount): number | GiftCardFault {
  const { amount, other } = draft;
  const isOther = isOtherAmount(draft);
  if (!isOther && amount === '') return 'amountMissing';
  const value = parseAmount(isOther ? other : amount);
  return value === null || value < min || value > max ? 'amountWrong' : value;
}

/** True if a field of the recipient is filled. Otherwise the card goes to its buyer. */
const isGift = (note: NoteDraft): boolean => Object.values(note).some((value) => value.trim() !== '');

/** Violated rules of the recipient's fields. */
export function validateRecipient(note: NoteDraft): Readonly<Partial<Record<NoteField, Fault>>> {
  return isGift(note) ? validateNote(note) : {};
}

/** Converts a valid draft to the request of addItem. */
export function toGiftChoice({ note }: GiftCardDraft, amount: number | undefined): GiftChoice {
  return { ...(amount !== undefined && { giftCardAmount: amount }), ...(isGift(note) && { giftOption: toGiftOption(note) }) };
}
