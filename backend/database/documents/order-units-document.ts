import type { FulfillmentEvent } from '#generated/openapi/fulfillment.ts';
import type { Cancellation } from '#generated/openapi/orders.ts';
import type { OrderEvent, ReturnItem } from '#generated/openapi/shared.ts';
import type { Minor } from '../../money/minor-units.ts';
import type { TaxShare } from '../../money/totals.ts';
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

/** A changed price of units or of a delivery that remain. */
export interface RepricedPart {
  /** Absent for the delivery. */
  readonly lineId?: string;
  /** Including tax; negative if the rest costs more than before. */
  readonly amountMinor: Minor;
  readonly taxMinor: Minor;
}

/** The parts of a refund. Together they are its amount. */
export interface RefundContent {
  readonly lines: readonly RefundedLine[];
  /** Including tax. */
  readonly shippingMinor: Minor;
  readonly shippingTaxMinor: Minor;
  /** Absent if the rest costs what was paid for it. */
  readonly repriced?: readonly RepricedPart[];
  /** Names of the promotions that the rest no longer earns. */
  readonly endedPromotions?: readonly string[];
  /** The refunded tax by rate; absent in refunds that predate it. */
  readonly taxes?: readonly TaxShare[];
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
