import type { Kysely } from 'kysely';
import type { DocumentFile, DocumentRequest } from '#generated/openapi/orders.ts';
import type { DocumentType } from '#generated/openapi/shared.ts';
import type { Registries } from '../../cart/cart-ports.ts';
import type { Tables } from '../../database/tables.ts';
import { getDeliveryKind } from '../../delivery/delivery-kind-lookup.ts';
import { CallError } from '../../router/call-error.ts';
import type { OrderRecord } from '../order-record.ts';
import { drawCreditNote } from './credit-note.ts';
import { createDocumentContext } from './document-context.ts';
import { drawInvoice } from './invoice.ts';
import { drawPickupSlip } from './pickup-slip.ts';
import { drawReturnLabel, type ReturnRecord } from './return-label.ts';
import type { SellerOf } from './seller.ts';

export interface DocumentPorts extends Registries {
  readonly db: Kysely<Tables>;
  readonly sellerOf: SellerOf;
}

type Ids = Partial<Pick<DocumentRequest, 'refundId' | 'returnId' | 'shippingId'>>;
type Draw = (ports: DocumentPorts, order: OrderRecord, ids: Ids) => Promise<DocumentFile>;

const createNoDocumentError = (): CallError => new CallError(409, 'ORD409', ['The order has no such document.']);

const createFile = (name: string, bytes: Buffer): DocumentFile => ({
  fileName: `${name}.pdf`,
  mediaType: 'application/pdf',
  content: bytes.toString('base64'),
});

async function drawRefund(ports: DocumentPorts, order: OrderRecord, { refundId }: Ids): Promise<DocumentFile> {
  const ofOrder = ports.db.selectFrom('order_refunds').selectAll().where('order_id', '=', order.id).where('state', '=', 'refunded');
  const refund = await (refundId ? ofOrder.where('id', '=', refundId) : ofOrder.orderBy('position', 'desc').limit(1)).executeTakeFirst();
  if (!refund?.credit_note_number) throw createNoDocumentError();
  const bytes = await drawCreditNote(createDocumentContext(order, ports.sellerOf), ports, refund);
  return createFile(`${refund.credit_note_number}-credit-note`, bytes);
}

async function drawPickup(ports: DocumentPorts, order: OrderRecord, { shippingId }: Ids): Promise<DocumentFile> {
  const shipment = order.content.shipments.find(
    ({ id, kind }) => getDeliveryKind(ports.deliveryKinds, { kind }).isCollected && (shippingId === undefined || id === shippingId),
  );
  if (!shipment) throw createNoDocumentError();
  return createFile(
    `${order.number}-pickup`,
    await drawPickupSlip(createDocumentContext(order, ports.sellerOf), ports.deliveryKinds, shipment),
  );
}

/** Renders the label of a return, for its request and for later downloads. */
export async function renderReturnLabel(
  ports: Pick<DocumentPorts, 'sellerOf'>,
  order: OrderRecord,
  orderReturn: ReturnRecord,
): Promise<DocumentFile> {
  return createFile(`${orderReturn.number}-label`, await drawReturnLabel(createDocumentContext(order, ports.sellerOf), orderReturn));
}

async function drawLabel(ports: DocumentPorts, order: OrderRecord, { returnId }: Ids): Promise<DocumentFile> {
  const ofOrder = ports.db.selectFrom('order_returns').selectAll().where('order_id', '=', order.id).where('state', '=', 'requested');
  const found = await (returnId ? ofOrder.where('id', '=', returnId) : ofOrder.orderBy('requested_at', 'desc').limit(1)).executeTakeFirst();
  if (!found) throw createNoDocumentError();
  return renderReturnLabel(ports, order, found);
}

const draws = {
  INVOICE: async (ports, order) =>
    createFile(`${order.number}-invoice`, await drawInvoice(createDocumentContext(order, ports.sellerOf), ports)),
  CREDIT_NOTE: drawRefund,
  PICKUP_SLIP: drawPickup,
  RETURN_LABEL: drawLabel,
} satisfies Readonly<Record<DocumentType, Draw>>;

/**
 * Renders a document of an order.
 * @throws 409 ORD409 if the order has no such document
 */
export async function renderDocument(ports: DocumentPorts, order: OrderRecord, type: DocumentType, ids: Ids): Promise<DocumentFile> {
  if (order.state !== 'finalised') throw createNoDocumentError();
  const draw: Draw = draws[type];
  return draw(ports, order, ids);
}
