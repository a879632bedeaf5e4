import type { DeliveryChangeReason, DeliveryChangeType } from '#generated/openapi/shared.ts';
import type { Minor } from '../../money/minor-units.ts';
import type { DeliveryKind, DeliveryMethod } from './shipment-document.ts';

/** A delivery that a row had or has; its label is in the locale of the call that changed it. */
export interface NamedDelivery extends DeliveryMethod {
  readonly kind: DeliveryKind;
  /** The store of pickup or ship to store. */
  readonly storeId?: string;
}

/** A delivery of a row that the shop has changed and that the shopper has not accepted yet. */
export interface StoredDeliveryChange {
  readonly itemId: string;
  readonly type: DeliveryChangeType;
  readonly reason: DeliveryChangeReason;
  readonly from: NamedDelivery;
  readonly to: NamedDelivery;
  /** The difference in the cart's shipping; negative if it costs less. */
  readonly priceDifferenceMinor: Minor;
}
