import type { Cart, CartItem } from '#generated/openapi/cart.ts';
import type { FlashDetail, FlashMessage } from '#generated/openapi/shared.ts';
import type { CartMessages } from '#generated/messages/cart/messages.ts';
import { getLineState } from '../lines/line-state.ts';

/** Notices of single lines. */
export interface LineNoticeTexts {
  /** Texts by item id. */
  readonly texts: ReadonlyMap<string, string>;
  /** Flash types whose details all show at lines. */
  readonly types: ReadonlySet<FlashMessage['type']>;
}

type TextOf = (item: CartItem, detail: FlashDetail, messages: CartMessages) => string | undefined;

/** Flash types that concern single lines. No text if the line's stock notice covers it. */
const rowTexts: Readonly<Partial<Record<FlashMessage['type'], TextOf>>> = {
  PriceChanged: (_, __, messages) => messages.rowPriceChanged,
  ItemNotAvailable: (item, _, messages) => (getLineState(item).kind === 'outOfStock' ? undefined : messages.rowUnavailable),
  PartialInventoryMissing: (item, { missingQty = 0 }, messages) =>
    missingQty === 0 || ['outOfStock', 'tooFew'].includes(getLineState(item).kind) ? undefined : messages.rowMissing({ count: missingQty }),
};

/** Assigns the flash messages of a response to the lines that they name. */
export function getLineNotices({ flash, items }: Pick<Cart, 'flash' | 'items'>, messages: CartMessages): LineNoticeTexts {
  const texts = new Map<string, string>();
  const types = new Set<FlashMessage['type']>();
  for (const { type, details } of flash) {
    const textOf = rowTexts[type];
    const rows = details.map((detail) => findLine(items, detail));
    if (textOf === undefined || rows.length === 0 || rows.includes(undefined)) continue;
    types.add(type);
    for (const [index, row] of rows.entries()) {
      const text = row && textOf(row, details[index] ?? {}, messages);
      if (row && text !== undefined) texts.set(row.id, text);
    }
  }
  return { texts, types };
}

function findLine(items: readonly CartItem[], { itemId, sku, productId }: FlashDetail): CartItem | undefined {
  if (itemId !== undefined) return items.find(({ id }) => id === itemId);
  if (sku !== undefined) return items.find((item) => item.sku === sku);
  return productId === undefined ? undefined : items.find((item) => item.productId === productId);
}
