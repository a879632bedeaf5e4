import { randomUUID } from 'node:crypto';
import type { FulfillmentEvent } from '#generated/openapi/fulfillment.ts';
import type { CallScript } from '#tests/contracts/call/call-script.ts';
import { fulfillmentSecret } from './testing/fulfillment-secret.ts';
import { createSignatureHeader } from './webhook-signature.ts';

export const script: CallScript<'reportFulfillment'> = {
  operationId: 'reportFulfillment',
  status: 200,
  compose: async ({ test, order }) => {
    const { orderNumber, items, shipments } = await order();
    const [item] = items;
    const [shipment] = shipments;
    if (!item || !shipment) throw new Error('the order is empty');
    const body: FulfillmentEvent = {
      eventId: randomUUID(),
      orderNumber,
      event: 'packed',
      at: test.time.now.toISOString(),
      shippingId: shipment.shippingId,
      parcelId: 'P1',
      items: [{ itemId: item.id, qty: 1 }],
    };
    return { headers: { 'x-fulfillment-signature': createSignatureHeader(fulfillmentSecret, JSON.stringify(body), test.time.now) }, body };
  },
};
