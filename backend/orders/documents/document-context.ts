import { orderDocumentsMessages } from '#generated/messages/order-documents/all.ts';
import type { OrderDocumentsMessages } from '#generated/messages/order-documents/messages.ts';
import { formatDate } from '#messages/format/date.ts';
import { formatMoney } from '#messages/format/money.ts';
import { getLanguageTag } from '#messages/runtime/language-tag.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { toWire, type Minor } from '../../money/minor-units.ts';
import { getShopContext, type ShopContext } from '../../sites/shop-site.ts';
import type { OrderRecord } from '../order-record.ts';
import { Sheet } from './pdf/sheet.ts';
import { getPaperSize, type Seller, type SellerOf } from './seller.ts';

/** Data that every document of an order needs, in the order's language. */
export interface DocumentContext {
  readonly order: OrderRecord;
  readonly shop: ShopContext;
  readonly seller: Seller;
  readonly messages: OrderDocumentsMessages;
  formatMoney(amount: Minor): string;
  /** Formats a date in the site's time zone. */
  formatDate(date: Date): string;
  /** Formats a date given as YYYY-MM-DD. */
  formatDay(day: string): string;
  /** Formats a tax rate given in thousandths of a percent. */
  formatRate(rate: number): string;
}

export function createDocumentContext(order: OrderRecord, sellerOf: SellerOf): DocumentContext {
  const shop = getShopContext({ siteId: order.site_id, locale: order.locale });
  const tag = getLanguageTag(shop.locale);
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 3 });
  return {
    order,
    shop,
    seller: sellerOf(shop.site),
    messages: getMessages(orderDocumentsMessages, shop.locale),
    formatMoney: (amount) => formatMoney(toWire(amount, order.currency), order.currency, tag),
    formatDate: (date) => formatDate(date, tag, { dateStyle: 'long', timeZone: shop.site.timeZone }),
    formatDay: (day) => formatDate(new Date(day), tag),
    formatRate: (rate) => percent.format(rate / 100_000),
  };
}

/**
 * Starts a sheet with the seller's letterhead.
 * @param createdAt Fixes the bytes of the document
 */
export async function openSheet({ order, shop, seller, messages }: DocumentContext, title: string, createdAt: Date): Promise<Sheet> {
  const sheet = await Sheet.open({ title, languageTag: getLanguageTag(shop.locale), size: getPaperSize(order.site_id), createdAt });
  const taxNumber = seller.taxNumber ? [messages.taxNumber({ number: seller.taxNumber })] : [];
  sheet.addLetterhead(shop.site.brandName, [seller.name, ...seller.lines, ...taxNumber]);
  return sheet;
}

/** Adds the page numbers and returns the file. */
export async function closeSheet({ messages }: DocumentContext, sheet: Sheet): Promise<Buffer> {
  return sheet.finish((page, pages) => messages.page({ page: String(page), pages: String(pages) }));
}
