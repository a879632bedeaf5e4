import type { ColumnType } from 'kysely';
import type { OrderEventKind, Parcel, Refund } from '#generated/openapi/shared.ts';
import type { EventDetails, EventRequest, LineUnits, RefundContent, RefundTender, ReturnLine } from '../documents/order-units-document.ts';
import type { Json, Timestamp } from './columns.ts';

type Counter = ColumnType<number, number | undefined, number>;
type Optional<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

export interface OrderUnitTables {
  /** A row for each line of a paid order. */
  order_lines: {
    order_id: string;
    line_id: string;
    qty: number;
    cancelled: Counter;
    /** Includes shipped units. */
    packed: Counter;
    /** Or ready in the store; includes delivered units. */
    shipped: Counter;
    /** Or collected; includes returned units. */
    delivered: Counter;
    /** Units with a requested return; includes returned units. */
    requested: Counter;
    returned: Counter;
  };
  order_parcels: {
    order_id: string;
    parcel_id: string;
    shipment_id: string;
    state: Parcel['state'];
    lines: Json<readonly LineUnits[]>;
    carrier: Optional<string>;
    tracking_number: Optional<string>;
    tracking_url: Optional<string>;
    packed_at: Timestamp;
    shipped_at: Optional<Date>;
    /** YYYY-MM-DD, the first announced day. */
    first_expected_on: Optional<string>;
    expected_on: Optional<string>;
    delivered_at: Optional<Date>;
  };
  order_events: {
    order_id: string;
    event_id: string;
    kind: OrderEventKind;
    /** Time of the event according to its sender. */
    at: Timestamp;
    recorded_at: Timestamp;
    details: Json<EventDetails>;
    /** Present on cancellations and fulfillment events. */
    request: ColumnType<EventRequest | null, string | undefined, never>;
  };
  order_returns: {
    id: string;
    number: string;
    order_id: string;
    idempotency_key: string;
    state: 'requested' | 'received' | 'expired';
    lines: Json<readonly ReturnLine[]>;
    requested_at: Timestamp;
    /** YYYY-MM-DD. */
    send_by: string;
    received_at: Optional<Date>;
  };
  order_refunds: {
    id: string;
    order_id: string;
    /** 1 for the first refund of its order. */
    position: number;
    reason: Refund['reason'];
    state: Refund['state'];
    amount_minor: number;
    content: Json<RefundContent>;
    /** In reverse order of payment. */
    tenders: Json<readonly RefundTender[]>;
    credit_note_number: Optional<string>;
    created_at: Timestamp;
    refunded_at: Optional<Date>;
  };
}
