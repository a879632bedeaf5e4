import { z } from 'zod';
import { validateRecipient, otherAmount, parseAmount, toGiftChoice, emptyGiftCard } from '#commerce/product/gift-card/gift-card-draft.ts';
import type { GiftChoice } from '#commerce/product/gift-card/gift-choice.ts';

const text = z.string().max(1000).catch('');

/** Fields of a gift card in the form of its page. */
export const giftCardForm = { giftCardAmount: text, otherAmount: text, to: text, email: text, message: text, sendOn: text } as const;

type GiftFields = Readonly<Record<keyof typeof giftCardForm, string>>;

/** Fields that the page's address can report as invalid. */
export type GiftFault = 'amount' | 'to' | 'email' | 'message';

/** Reads the gift card of a form; returns the name of an invalid field. The service validates the amount. */
export function parseGiftChoice({ giftCardAmount, otherAmount: other, ...note }: GiftFields): GiftChoice | GiftFault {
  const typed = giftCardAmount === otherAmount || giftCardAmount === '' ? other : giftCardAmount;
  const amount = typed.trim() === '' ? undefined : parseAmount(typed);
  if (amount === null) return 'amount';
  const faults = validateRecipient(note);
  const wrong = (['to', 'email', 'message'] as const).find((field) => faults[field]);
  return wrong ?? toGiftChoice({ ...emptyGiftCard, note }, amount);
}
