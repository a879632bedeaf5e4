import type { CartItem, ShipmentMethods, ShippingOption } from '#generated/openapi/cart.ts';
import type { ShippingMethodCode, StoreId } from '#generated/openapi/shared.ts';
import type { Delivery } from '../deliveries-of.ts';
import type { CheckoutDeliveryKind } from '../delivery-kind.ts';
import type { DeliveryKinds } from '../delivery-kinds.ts';

/** Another delivery kind that all lines of a shipment permit. */
export interface Move {
  readonly kind: CheckoutDeliveryKind;
  readonly code: ShippingMethodCode;
  /** Store that has all lines in stock. */
  readonly storeId?: StoreId;
}

/** Delivery kinds that a shipment can move to: those whose methods all of its lines offer. */
export function getPossibleMoves(
  { kind: present }: Delivery<CheckoutDeliveryKind, ShipmentMethods>,
  items: readonly Pick<CartItem, 'shippingOptions'>[],
  kinds: DeliveryKinds<CheckoutDeliveryKind>,
): readonly Move[] {
  return Object.values(kinds).flatMap((kind): readonly Move[] => {
    if (kind.codes === present.codes || kind.getMoveLabel === undefined) return [];
    const options = items.map(({ shippingOptions }) => shippingOptions.find((option) => hasKind(kind, option)));
    const [first] = options;
    if (first === undefined || options.includes(undefined)) return [];
    const storeId = first.storeInfo?.id;
    const isShared = storeId !== undefined && options.every((option) => option?.storeInfo?.id === storeId);
    return [{ kind, code: first.shippingMethod.code, ...(isShared ? { storeId } : {}) }];
  });
}

function hasKind({ codes }: CheckoutDeliveryKind, { available, shippingMethod }: ShippingOption): boolean {
  return available && codes.includes(shippingMethod.code);
}
