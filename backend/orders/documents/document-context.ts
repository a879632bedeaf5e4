import { orderDocumentsMessages } from '#generated/messages/order-documents/all.ts';
import type { OrderDocumentsMessages } from '#generated/messages/order-documents/messages.ts';
import { formatDate } from '#messages/format/date.ts';
import { formatMoney } from '#messages/format/money.ts';
import { languageTagOf } from '#messages/runtime/language-tag.ts';
import { messagesIn } from '#messages/runtime/messages-in.ts';
import { toWire, type Minor } from '../../money/minor-units.ts';
import { shopOf, type ShopContext } from '../../sites/shop-site.ts';
import type { OrderRecord } from '../order-record.ts';
import { Sheet } from './pdf/sheet.ts';
import { paperOf, type Seller, type SellerOf } from './seller.ts';

/** What every document of an order needs, in the order's language. */
export interface DocumentContext {
  readonly order: OrderRecord;
  readonly shop: ShopContext;
  readonly seller: Seller;
  readonly messages: OrderDocumentsMessages;
  money(amount: Minor): string;
  /** A day in the time zone of the site. */
  day(date: Date): string;
  /** YYYY-MM-DD as the language writes it. */
  dayOf(day: string): string;
  /** A rate of tax in thousandths of a per cent. */
  rate(rate: number): string;
}

export function documentContext(order: OrderRecord, sellerOf: SellerOf): DocumentContext {
  const shop = shopOf({ siteId: order.site_id, locale: order.locale });
  const tag = languageTagOf(shop.locale);
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 3 });
  return {
    order,
    shop,
    seller: sellerOf(shop.site),
    messages: messagesIn(orderDocumentsMessages, shop.locale),
    money: (amount) => formatMoney(toWire(amount, order.currency), order.currency, tag),
    day: (date) => formatDate(date, tag, { dateStyle: 'long', timeZone: shop.site.timeZone }),
    dayOf: (day) => formatDate(new Date(day), tag),
    rate: (rate) => percent.format(rate / 100_000),
  };
}

/** A sheet with the letterhead of the seller. @param createdAt Makes the bytes of a document always the same */
export async function openSheet({ order, shop, seller, messages }: DocumentContext, title: string, createdAt: Date): Promise<Sheet> {
  const sheet = await Sheet.open({ title, languageTag: languageTagOf(shop.locale), size: paperOf(order.site_id), createdAt });
  const taxNumber = seller.taxNumber ? [messages.taxNumber({ number: seller.taxNumber })] : [];
  sheet.letterhead(shop.site.brandName, [seller.name, ...seller.lines, ...taxNumber]);
  return sheet;
}

/** Ends a sheet with its page numbers, as the file of a response. */
export async function closeSheet({ messages }: DocumentContext, sheet: Sheet): Promise<Buffer> {
  return sheet.finish((page, pages) => messages.page({ page: String(page), pages: String(pages) }));
}
