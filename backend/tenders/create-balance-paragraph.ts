import type { OrderMailMessages } from '#generated/messages/order-mail/messages.ts';
import { orderMailMessages } from '#generated/messages/order-mail/all.ts';
import { formatMoney } from '#messages/format/money.ts';
import { getLanguageTag } from '#messages/runtime/language-tag.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import type { OrderTender } from '../database/documents/tender-document.ts';
import { createParagraph, type MailSection } from '../mail/mail-part.ts';
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
): readonly MailSection[] {
  const amount = formatMoney(toWire(amountMinor, site.currency), site.currency, getLanguageTag(locale));
  return [createParagraph(write(getMessages(orderMailMessages, locale), amount))];
}
