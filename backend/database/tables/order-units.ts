import type { ColumnType } from 'kysely';
import type { Cancellation } from '#generated/openapi/orders.ts';
import type { OrderEventKind, Parcel, Refund } from '#generated/openapi/shared.ts';
import type { EventDetails, LineUnits, RefundContent, RefundTender, ReturnLine } from '../documents/order-units-document.ts';
import type { Json, Timestamp } from './columns.ts';

type Counter = ColumnType<number, number | undefined, number>;
type Optional<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

export interface OrderUnitTables {
  /** A row for each line of an order that is paid. */
  order_lines: {
    order_id: string;
    line_id: string;
    qty: number;
    cancelled: Counter;
    /** Shipped units too. */
    packed: Counter;
    /** Or ready in the store; delivered units too. */
    shipped: Counter;
    /** Or collected; returned units too. */
    delivered: Counter;
    /** A return is requested; returned units too. */
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
    /** YYYY-MM-DD, as it was said first. */
    first_expected_on: Optional<string>;
    expected_on: Optional<string>;
    delivered_at: Optional<Date>;
  };
  order_events: {
    order_id: string;
    event_id: string;
    kind: OrderEventKind;
    /** When it happened, as its sender says. */
    at: Timestamp;
    recorded_at: Timestamp;
    details: Json<EventDetails>;
    /** Of a cancellation: a request with the same key must be the same. */
    request: ColumnType<Pick<Cancellation, 'items' | 'reason'> | null, string | undefined, string>;
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
    /** In the reverse of the order of payment. */
    tenders: Json<readonly RefundTender[]>;
    credit_note_number: Optional<string>;
    created_at: Timestamp;
    refunded_at: Optional<Date>;
  };
}
