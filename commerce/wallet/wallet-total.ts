import type { Cart, ShipmentMethods } from '#generated/openapi/cart.ts';
import type { WalletMessages } from '#generated/messages/wallet/messages.ts';
import { getSubtotal } from '../cart/totals/discounts.ts';
import { getDeliveries } from '../checkout/delivery/deliveries-of.ts';
import { deliveryKinds } from '../checkout/delivery/delivery-kinds.ts';
import { getRestAmount } from '../checkout/tenders/rest-amount.ts';
import { tenders } from '../checkout/tenders/tenders.ts';

interface WalletLine {
  readonly label: string;
  readonly amountMinor: number;
}

/** The cart as the wallet's sheet shows it. */
export interface WalletTotal {
  readonly amountMinor: number;
  readonly currency: string;
  readonly lines: readonly WalletLine[];
  readonly methods: readonly (WalletLine & { readonly code: string })[];
  readonly method?: string;
}

/** The shipment to the shopper's address, whose method can be chosen in the sheet. */
export function findAddressedShipment({ shippingMethods }: Pick<Cart, 'shippingMethods'>): ShipmentMethods | undefined {
  return getDeliveries(shippingMethods, deliveryKinds).find(({ kind }) => kind.goesToAddress)?.shipment;
}

/** Amounts and shipping methods of a cart. The wallet pays the remainder after gift cards and rewards. */
export function getWalletTotal(cart: Cart, messages: Pick<WalletMessages, 'subtotal' | 'discount' | 'delivery' | 'tax'>): WalletTotal {
  const { totals, currency, taxIncluded } = cart;
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  const getMinor = (amount: number): number => Math.round(amount * 10 ** digits);
  const createLine = (label: string, amount: number): WalletLine => ({ label, amountMinor: getMinor(amount) });
  const subtotal = getSubtotal(cart);
  const shipment = findAddressedShipment(cart);
  const methods = (shipment?.applicableShippingMethods ?? []).map(({ code, label, price }) => ({ code, ...createLine(label, price) }));
  return {
    amountMinor: getMinor(getRestAmount(cart, tenders)),
    currency,
    lines: [
      createLine(messages.subtotal, subtotal),
      ...(subtotal > totals.itemTotal ? [createLine(messages.discount, totals.itemTotal - subtotal)] : []),
      createLine(messages.delivery, totals.shipping),
      ...(taxIncluded ? [] : [createLine(messages.tax, totals.tax)]),
    ],
    methods,
    ...(shipment?.code === undefined ? {} : { method: shipment.code }),
  };
}
