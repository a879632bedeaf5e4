import type { FulfillmentEvent } from '#generated/openapi/fulfillment.ts';
import type { Cancellation } from '#generated/openapi/orders.ts';
import type { OrderEvent, ReturnItem } from '#generated/openapi/shared.ts';
import type { Minor } from '../../money/minor-units.ts';
import type { TenderId } from './tender-document.ts';

/** Units of a line of an order. */
export interface LineUnits {
  readonly lineId: string;
  readonly qty: number;
}

export interface ReturnLine extends LineUnits {
  readonly reason: ReturnItem['reason'];
}

/** The parts of an event that the timeline shows. */
export interface EventDetails extends Pick<
  OrderEvent,
  'shippingId' | 'parcelId' | 'carrier' | 'trackingNumber' | 'expectedOn' | 'returnNumber'
> {
  readonly lines?: readonly LineUnits[];
  readonly amountMinor?: Minor;
}

/** The request that caused an event. A repeated request with the same id must be identical. */
export type EventRequest = Pick<Cancellation, 'items' | 'reason'> | FulfillmentEvent;

export interface RefundedLine extends LineUnits {
  /** Including tax. */
  readonly amountMinor: Minor;
  readonly taxMinor: Minor;
}

export interface RefundContent {
  readonly lines: readonly RefundedLine[];
  /** Including tax. */
  readonly shippingMinor: Minor;
  readonly shippingTaxMinor: Minor;
}

/** A tender's part of a refund. */
export interface RefundTender {
  /** Id of the order's tender. */
  readonly tenderId: string;
  readonly kind: TenderId;
  readonly amountMinor: Minor;
  readonly state: 'pending' | 'refunded';
  /** Credited points; absent for other tenders. */
  readonly points?: number;
}
