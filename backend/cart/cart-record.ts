import type { StoredDeliveryChange } from '../database/documents/delivery-change-document.ts';
import type { Cart } from '#generated/openapi/cart.ts';
import type { Address } from '#generated/openapi/shared.ts';
import type { BonusChoice, CartAdjustment, CartCoupon, CartLine, LeftOutUnits } from '../database/documents/cart-document.ts';
import type { Reservation } from '../database/documents/reservation-document.ts';
import type { CartShipment } from '../database/documents/shipment-document.ts';
import type { CartTender, DeviceData } from '../database/documents/tender-document.ts';
import type { Minor } from '../money/minor-units.ts';

/** The mutable parts of a cart. */
export interface CartContents {
  readonly lines: readonly CartLine[];
  readonly shipments: readonly CartShipment[];
  readonly tenders: readonly CartTender[];
  readonly billingAddress: Address | null;
  readonly coupons: readonly CartCoupon[];
  readonly bonusChoices: readonly BonusChoice[];
  readonly priceAdjustments: readonly CartAdjustment[];
}

export interface CartRecord extends CartContents {
  readonly id: string;
  readonly siteId: string;
  readonly status: Cart['status'];
  readonly version: number;
  /** Total of the response that last stored the cart; an order must have the same total. Null when unknown. */
  readonly shownTotalMinor: Minor | null;
  /** Present on the cart of an express purchase, else null. */
  readonly reservation: Reservation | null;
  /** Deliveries that the shop changed and the shopper has not accepted yet. */
  readonly deliveryChanges: readonly StoredDeliveryChange[];
  /** Units that a merge or a review has left out, reported until the next change. */
  readonly leftOut: readonly LeftOutUnits[];
}

/** A cart as read from the database. */
export interface StoredCart extends CartRecord {
  /**
   * Version of its database row. It changes with every update, including those that the cart's version does not count, such as an order
   * attempt.
   */
  readonly revision: string;
  /** The browser that pays, if it sent its device data. */
  readonly device: DeviceData | null;
}
