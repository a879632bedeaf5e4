import { formatAddressLines } from '../../delivery/home/address-lines.ts';
import { getDeliveryKind } from '../../delivery/delivery-kind-lookup.ts';
import type { DeliveryKinds } from '../../delivery/delivery-kind.ts';
import type { OrderLine } from '../../database/documents/order-document.ts';
import type { OrderShipment } from '../../database/documents/shipment-document.ts';
import type { DocumentContext } from './document-context.ts';
import type { Block } from './pdf/sheet.ts';

/** A line of the order with its options and SKU. */
export function formatItem({ item }: Pick<OrderLine, 'item'>): string {
  const options = [item.color?.label, item.size?.label, item.fitType?.label].filter(Boolean).join(', ');
  return [item.name, options, item.sku].filter(Boolean).join('\n');
}

/** The destination of a shipment, as in the order's mail. */
export function createDestinationBlocks(
  { shop, messages }: DocumentContext,
  kinds: DeliveryKinds,
  { kind, destination }: OrderShipment,
): readonly Block[] {
  if (!destination) return [];
  const definition = getDeliveryKind(kinds, { kind });
  const title = definition.isCollected ? messages.collectAt : messages.deliveredTo;
  return definition.createMailSections(shop, destination).flatMap((part) => (part.kind === 'lines' ? [{ title, lines: part.lines }] : []));
}

/** The billing address and the destinations of the shipments. */
export function createAddressBlocks(context: DocumentContext, kinds: DeliveryKinds): readonly Block[] {
  const { billingAddress, shipments } = context.order.content;
  const billed = billingAddress ? [{ title: context.messages.billedTo, lines: formatAddressLines(billingAddress) }] : [];
  const delivered = shipments.flatMap((shipment) => createDestinationBlocks(context, kinds, shipment));
  return [...billed, ...delivered].slice(0, 3);
}
