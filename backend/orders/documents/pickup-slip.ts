import type { DeliveryKinds } from '../../delivery/delivery-kind.ts';
import type { OrderShipment } from '../../database/documents/shipment-document.ts';
import { closeSheet, openSheet, type DocumentContext } from './document-context.ts';
import { destinationBlocks, itemText } from './order-blocks.ts';

/** The slip that a customer shows in the store to collect a shipment. */
export async function drawPickupSlip(context: DocumentContext, kinds: DeliveryKinds, shipment: OrderShipment): Promise<Buffer> {
  const { order, messages, day } = context;
  const sheet = await openSheet(context, `${messages.pickupSlip} ${order.number}`, order.settled_at ?? order.placed_at);
  sheet.title(messages.pickupSlip);
  sheet.facts([
    { label: messages.orderNumber, value: order.number },
    { label: messages.orderDate, value: day(order.placed_at) },
  ]);
  sheet.barcode(order.number, messages.barcodeOfOrder);
  sheet.paragraph(messages.bring);
  sheet.blocks(destinationBlocks(context, kinds, shipment));
  sheet.table(
    [
      { title: messages.item, share: 0.85 },
      { title: messages.quantity, share: 0.15, align: 'right' },
    ],
    order.content.rows.filter(({ id }) => shipment.items.includes(id)).map((line) => [itemText(line), String(line.qty)]),
  );
  return closeSheet(context, sheet);
}
