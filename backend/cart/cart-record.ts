import type { StoredDeliveryChange } from '../database/documents/delivery-change-document.ts';
import type { Cart } from '#generated/openapi/cart.ts';
import type { Address } from '#generated/openapi/shared.ts';
import type { BonusChoice, CartAdjustment, CartCoupon, CartLine, LeftOutUnits } from '../database/documents/cart-document.ts';
import type { Reservation } from '../database/documents/reservation-document.ts';
import type { CartShipment } from '../database/documents/shipment-document.ts';
import type { CartTender, DeviceData } from '../database/documents/tender-document.ts';
import type { Minor } from '../money/minor-units.ts';

/** What changes of a cart. */
export interface CartParts {
  readonly lines: readonly CartLine[];
  readonly shipments: readonly CartShipment[];
  readonly tenders: readonly CartTender[];
  readonly billingAddress: Address | null;
  readonly coupons: readonly CartCoupon[];
  readonly bonusChoices: readonly BonusChoice[];
  readonly priceAdjustments: readonly CartAdjustment[];
}

export interface CartRecord extends CartParts {
  readonly id: string;
  readonly siteId: string;
  readonly status: Cart['status'];
  readonly version: number;
  /** The total of the response that last stored the cart; an order must cost as much. Null for unknown. */
  readonly shownTotalMinor: Minor | null;
  /** Null unless it is of an express purchase. */
  readonly reservation: Reservation | null;
  /** Deliveries that the shop has changed and that the shopper has not accepted. */
  readonly deliveryChanges: readonly StoredDeliveryChange[];
  /** Units that a merge left out, until the next change. */
  readonly leftOut: readonly LeftOutUnits[];
}

/** A cart as it was read. */
export interface StoredCart extends CartRecord {
  /** Of its row: another one after every change, also of what its version does not count, such as an order that was tried. */
  readonly revision: string;
  /** The browser that pays, if it has described itself. */
  readonly device: DeviceData | null;
}
