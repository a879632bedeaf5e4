import { getGiftCardBalance } from '#generated/calls/get-gift-card-balance.ts';
import { giftCardNumberLimits } from '#generated/openapi/limits.ts';
import { giftCardsMessages } from '#generated/messages/gift-cards/all.ts';
import type { GiftCardBalance } from '#generated/openapi/cart.ts';
import { formatDate } from '#messages/format/date.ts';
import { formatMoney } from '#messages/format/money.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import type { AccountContext } from '../../account/account-context.ts';
import type { FormDefinition, FormValues } from '../../account/form-definition.ts';
import type { Site } from '../../site/site.ts';

/** The form for number and PIN. It is sent by POST, so that no address contains them. */
export function createBalanceForm({ request: { site } }: AccountContext): FormDefinition {
  const messages = getMessages(giftCardsMessages, site.locale);
  return {
    id: 'gift-card-balance',
    fields: [
      {
        name: 'number',
        kind: 'text',
        label: messages.number,
        inputMode: 'numeric',
        autoComplete: 'off',
        required: true,
        maxLength: giftCardNumberLimits.number.maxLength,
      },
      {
        name: 'pin',
        kind: 'text',
        label: messages.pin,
        inputMode: 'numeric',
        autoComplete: 'off',
        required: true,
        maxLength: giftCardNumberLimits.pin.maxLength,
      },
    ],
    submit: messages.checkBalance,
    links: [{ href: `/${site.locale}/gift-card`, label: messages.aboutGiftCards }],
    errorFields: { GFC700: 'number', GFC725: 'pin', GFC740: 'number', GFC410: 'number', GFC812: 'number', GFC400: 'pin' },
    errorTexts: { GFC400: messages.lockedCard },
    // The screen's action handles it: its response is the balance, not an address.
    send: () => Promise.reject(new Error('[cairn] [gift-cards] the action of the screen sends the balance form')),
  };
}

export const readBalance = ({ session }: AccountContext, values: FormValues): Promise<GiftCardBalance> =>
  getGiftCardBalance(session.calls, { body: { number: values.text('number'), pin: values.text('pin') } });

/** The balance as a sentence. */
export function formatBalance({ balance, currency, last4, expiresAt }: GiftCardBalance, { locale, languageTag }: Site): string {
  const messages = getMessages(giftCardsMessages, locale);
  if (balance === 0) return messages.noBalance({ last4 });
  const shown = { balance: formatMoney(balance, currency, languageTag), last4 };
  return expiresAt === undefined
    ? messages.balanceOf(shown)
    : messages.balanceUntil({ ...shown, date: formatDate(new Date(expiresAt), languageTag) });
}
