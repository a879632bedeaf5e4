import type { PaymentMethod, UnavailableReason } from '#generated/openapi/cart.ts';
import type { PaymentTexts } from './tender.ts';

type Text = (method: PaymentMethod, texts: PaymentTexts) => string;

const texts: Readonly<Record<UnavailableReason, Text>> = {
  BELOW_MINIMUM: ({ minAmount = 0 }, { messages, formatters }) => messages.belowMinimum({ amount: formatters.money(minAmount) }),
  ABOVE_MAXIMUM: ({ maxAmount = 0 }, { messages, formatters }) => messages.aboveMaximum({ amount: formatters.money(maxAmount) }),
  COUNTRY: (_, { messages }) => messages.unavailableCountry,
  CURRENCY: (_, { messages }) => messages.unavailableCurrency,
  GIFT_CARDS_IN_CART: (_, { messages }) => messages.unavailableGiftCards,
  SIGN_IN: (_, { messages }) => messages.unavailableSignIn,
  MEMBERS_ONLY: (_, { messages }) => messages.unavailableMembers,
  NO_BALANCE: (_, { messages }) => messages.unavailableBalance,
  ATHLETE_CREDIT_FIRST: (_, { messages }) => messages.athleteFirst,
  NOTHING_TO_PAY: (_, { messages }) => messages.unavailablePaid,
};

/** Why the cart cannot be paid with the method now; undefined if it can. */
export function getUnavailableText(method: PaymentMethod | undefined, given: PaymentTexts): string | undefined {
  return method?.unavailable && texts[method.unavailable](method, given);
}
