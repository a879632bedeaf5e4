import type { DeliveryKinds } from '../../delivery/delivery-kind.ts';
import type { OrderShipment } from '../../database/documents/shipment-document.ts';
import { closeSheet, openSheet, type DocumentContext } from './document-context.ts';
import { createDestinationBlocks, formatItem } from './order-blocks.ts';

/** The slip that a customer shows in the store to collect a shipment. */
export async function drawPickupSlip(context: DocumentContext, kinds: DeliveryKinds, shipment: OrderShipment): Promise<Buffer> {
  const { order, messages, formatDate } = context;
  const sheet = await openSheet(context, `${messages.pickupSlip} ${order.number}`, order.settled_at ?? order.placed_at);
  sheet.title(messages.pickupSlip);
  sheet.addFacts([
    { label: messages.orderNumber, value: order.number },
    { label: messages.orderDate, value: formatDate(order.placed_at) },
  ]);
  sheet.addBarcode(order.number, messages.barcodeOfOrder);
  sheet.addParagraph(messages.bring);
  sheet.addBlocks(createDestinationBlocks(context, kinds, shipment));
  sheet.addTable(
    [
      { addTitle: messages.item, share: 0.85 },
      { addTitle: messages.quantity, share: 0.15, align: 'right' },
    ],
    order.content.rows.filter(({ id }) => shipment.items.includes(id)).map((line) => [formatItem(line), String(line.qty)]),
  );
  return closeSheet(context, sheet);
}
