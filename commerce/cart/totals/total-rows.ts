import type { CartMessages } from '#generated/messages/cart/messages.ts';
import type { Cart } from '#generated/openapi/cart.ts';
import type { Formatters } from '../../site/formatters.ts';
import { getDiscounts, getSavings, getShippingBefore, getSubtotal, getUnnamedDiscount, type Discounted } from './discounts.ts';

/** Messages that all screens with totals have under the same names. */
export interface TotalsMessages {
  readonly subtotal: string;
  readonly discount: string;
  readonly shipping: string;
  readonly shippingFree: string;
  readonly tax: string;
  readonly taxIncluded: (values: { readonly tax: string }) => string;
  readonly total: string;
  /** For screens that show the total savings. */
  readonly youSave?: string;
}

export interface TotalRow {
  readonly key: string;
  readonly kind?: 'discount' | 'total' | 'included' | 'saved';
  readonly label: string;
  readonly value: string;
  /** Amount before a promotion. */
  readonly before?: string;
  /** True if the value is a text instead of an amount that is still unknown. */
  readonly isLater?: boolean;
}

/** Texts in place of amounts that are unknown until there is an address. */
interface LaterTexts {
  readonly shipping?: string;
  readonly tax?: string;
}

interface Source {
  /** A cart or an order. Each promotion has its own row; other discounts share one row. */
  readonly cart: Discounted & Pick<Cart, 'taxIncluded'>;
  readonly messages: TotalsMessages;
  readonly formatters: Pick<Formatters, 'money'>;
  readonly later?: LaterTexts;
}

/** Amounts from subtotal to total; with included tax, also the tax contained in the total. */
export function createTotalRows({ cart, messages, formatters: { money }, later = {} }: Source): readonly TotalRow[] {
  const { totals, taxIncluded } = cart;
  const unnamed = getUnnamedDiscount(cart);
  const before = later.shipping === undefined ? getShippingBefore(cart) : undefined;
  const saved = getSavings(cart);
  return [
    { key: 'subtotal', label: messages.subtotal, value: money(getSubtotal(cart)) },
    ...getDiscounts(cart).map(({ promotionId, promotionName, amount }) => createDiscountRow(promotionId, promotionName, money(-amount))),
    ...(unnamed > 0 ? [createDiscountRow('discount', messages.discount, money(-unnamed))] : []),
    {
      key: 'shipping',
      label: messages.shipping,
      value: later.shipping ?? (totals.shipping === 0 ? messages.shippingFree : money(totals.shipping)),
      ...(before === undefined ? {} : { before: money(before) }),
      isLater: later.shipping !== undefined,
    },
    ...(taxIncluded ? [] : [{ key: 'tax', label: messages.tax, value: later.tax ?? money(totals.tax), isLater: later.tax !== undefined }]),
    { key: 'total', kind: 'total', label: messages.total, value: money(totals.total) },
    ...(taxIncluded && totals.tax > 0 ? [createIncludedRow(messages, money(totals.tax))] : []),
    ...(messages.youSave !== undefined && saved > 0 ? [createSavedRow(messages.youSave, money(saved))] : []),
  ];
}

const createDiscountRow = (key: string, label: string, value: string): TotalRow => ({ key, kind: 'discount', label, value });
const createSavedRow = (label: string, value: string): TotalRow => ({ key: 'saved', kind: 'saved', label, value });
const createIncludedRow = (messages: TotalsMessages, tax: string): TotalRow => ({
  key: 'included',
  kind: 'included',
  label: messages.tax,
  value: messages.taxIncluded({ tax }),
});

/** Texts for an open cart: shipping without a method, and the tax of a parcel without an address. The tax of a pickup is known before. */
export function getLaterTexts(
  { shippingAddress, shippingMethods, totals }: Cart,
  messages: CartMessages,
  { money }: Formatters,
): LaterTexts {
  const hasMethod = shippingMethods.some(({ code }) => code !== undefined);
  const isTaxOpen =
    shippingAddress === undefined && (shippingMethods.length === 0 || shippingMethods.some(({ needsAddress = true }) => needsAddress));
  return {
    ...(hasMethod ? {} : { shipping: messages.shippingLater }),
    ...(isTaxOpen ? { tax: totals.tax > 0 ? messages.taxSoFar({ tax: money(totals.tax) }) : messages.taxLater } : {}),
  };
}
