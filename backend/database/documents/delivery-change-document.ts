import type { DeliveryChangeReason, DeliveryChangeType } from '#generated/openapi/shared.ts';
import type { Minor } from '../../money/minor-units.ts';
import type { DeliveryKind, DeliveryMethod } from './shipment-document.ts';

/** A previous or current delivery of a row; its label is in the locale of the request that changed it. */
export interface NamedDelivery extends DeliveryMethod {
  readonly kind: DeliveryKind;
  /** The store of pickup or ship to store. */
  readonly storeId?: string;
}

/** A delivery of a row that the shop has changed and the shopper has not accepted yet. */
export interface StoredDeliveryChange {
  readonly itemId: string;
  readonly type: DeliveryChangeType;
  readonly reason: DeliveryChangeReason;
  readonly from: NamedDelivery;
  readonly to: NamedDelivery;
  /** The difference in the cart's shipping; negative if it is cheaper. */
  readonly priceDifferenceMinor: Minor;
}
