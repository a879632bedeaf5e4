import type { OrderEvent, OrderReturn, Parcel, Refund } from '#generated/openapi/shared.ts';
import type { RefundPreview } from '#generated/openapi/orders.ts';
import type { LineUnits, RefundContent } from '../../database/documents/order-units-document.ts';
import { toWire, type Minor } from '../../money/minor-units.ts';
import { getPriceChange, getRefundTax } from '../refunds/refund-math.ts';
import type { StoredEvent, StoredParcel, StoredRefund, StoredReturn } from './read-order-activity.ts';

type ItemUnits = NonNullable<OrderEvent['items']>[number];

type RefundParts = Omit<RefundPreview, 'currency' | 'payments'>;

const formatIso = (stored: string): string => new Date(stored).toISOString();
const renderUnits = (units: readonly LineUnits[]): ItemUnits[] => units.map(({ lineId, qty }) => ({ itemId: lineId, qty }));

export function renderParcel(parcel: StoredParcel): Parcel {
  const { carrier, tracking_number: trackingNumber, tracking_url: trackingUrl, first_expected_on: first, expected_on: expectedOn } = parcel;
  return {
    parcelId: parcel.parcel_id,
    state: parcel.state,
    items: renderUnits(parcel.lines),
    ...(carrier !== null && { carrier }),
    ...(trackingNumber !== null && { trackingNumber }),
    ...(trackingUrl !== null && { trackingUrl }),
    ...(parcel.shipped_at && { shippedAt: formatIso(parcel.shipped_at) }),
    ...(expectedOn !== null && { expectedOn, isDelayed: first !== null && expectedOn > first }),
    ...(parcel.delivered_at && { deliveredAt: formatIso(parcel.delivered_at) }),
  };
}

export function renderEvent({ kind, at, details: { lines, amountMinor, ...details } }: StoredEvent, currency: string): OrderEvent {
  return {
    at: formatIso(at),
    event: kind,
    ...details,
    ...(lines && { items: renderUnits(lines) }),
    ...(amountMinor !== undefined && { amount: toWire(amountMinor, currency) }),
  };
}

export function renderReturn({ id, number, state, lines, ...stored }: StoredReturn): OrderReturn {
  return {
    returnId: id,
    returnNumber: number,
    state,
    requestedAt: formatIso(stored.requested_at),
    sendBy: stored.send_by,
    ...(stored.received_at && { receivedAt: formatIso(stored.received_at) }),
    items: lines.map(({ lineId, qty, reason }) => ({ itemId: lineId, qty, reason })),
  };
}

/** The parts of a refund, whose sum is its amount. */
export function renderRefundParts(content: RefundContent, amountMinor: Minor, currency: string): RefundParts {
  const { lines, shippingMinor, endedPromotions } = content;
  const taxMinor = amountMinor === 0 ? 0 : getRefundTax(content);
  const changeMinor = getPriceChange(content, amountMinor);
  const formatMinor = (minor: number): number => toWire(minor, currency);
  return {
    amount: formatMinor(amountMinor),
    ...(shippingMinor > 0 && { shipping: formatMinor(shippingMinor) }),
    ...(taxMinor > 0 && { tax: formatMinor(taxMinor) }),
    ...(changeMinor !== 0 && { priceChange: formatMinor(changeMinor) }),
    ...(endedPromotions && { endedPromotions: [...endedPromotions] }),
    items: lines.map(({ lineId, qty, amountMinor: minor }) => ({ itemId: lineId, qty, amount: formatMinor(minor) })),
  };
}

export function renderRefund({ id, reason, state, content, tenders, ...stored }: StoredRefund, currency: string): Refund {
  return {
    refundId: id,
    reason,
    state,
    createdAt: formatIso(stored.created_at),
    ...(stored.refunded_at && { refundedAt: formatIso(stored.refunded_at) }),
    ...renderRefundParts(content, stored.amount_minor, currency),
    payments: tenders.map(({ tenderId, kind, amountMinor, points, state: partState }) => ({
      paymentInstrumentId: tenderId,
      payment_method_id: kind,
      amount: toWire(amountMinor, currency),
      ...(points !== undefined && { points }),
      state: partState,
    })),
    ...(stored.credit_note_number !== null && { creditNoteNumber: stored.credit_note_number }),
  };
}
