import type { OrderMailMessages } from '#generated/messages/order-mail/messages.ts';
import { orderMailMessages } from '#generated/messages/order-mail/all.ts';
import { formatMoney } from '#messages/format/money.ts';
import { languageTagOf } from '#messages/runtime/language-tag.ts';
import { messagesIn } from '#messages/runtime/messages-in.ts';
import type { OrderTender } from '../database/documents/tender-document.ts';
import { createParagraph, type MailPart } from '../mail/mail-part.ts';
import { toWire } from '../money/minor-units.ts';
import type { ShopContext } from '../sites/shop-site.ts';

/**
 * The paragraph of an order's mail about a balance that was used.
 * @param write Receives the messages and the formatted amount
 */
export function createBalanceParagraph(
  { site, locale }: ShopContext,
  { amountMinor }: Pick<OrderTender, 'amountMinor'>,
  write: (messages: OrderMailMessages, amount: string) => string,
): readonly MailPart[] {
  const amount = formatMoney(toWire(amountMinor, site.currency), site.currency, languageTagOf(locale));
  return [createParagraph(write(messagesIn(orderMailMessages, locale), amount))];
}
