import { randomUUID } from 'node:crypto';
import type { FulfilmentEvent } from '#generated/openapi/fulfilment.ts';
import type { CallScript } from '#tests/contracts/call/call-script.ts';
import { fulfilmentSecret } from './testing/fulfilment-secret.ts';
import { createSignatureHeader } from './webhook-signature.ts';

export const script: CallScript<'reportFulfilment'> = {
  operationId: 'reportFulfilment',
  status: 200,
  compose: async ({ test, order }) => {
    const { orderNumber, items, shipments } = await order();
    const [item] = items;
    const [shipment] = shipments;
    if (!item || !shipment) throw new Error('the order is empty');
    const body: FulfilmentEvent = {
      eventId: randomUUID(),
      orderNumber,
      event: 'packed',
      at: test.time.now.toISOString(),
      shippingId: shipment.shippingId,
      parcelId: 'P1',
      items: [{ itemId: item.id, qty: 1 }],
    };
    return { headers: { 'x-fulfilment-signature': createSignatureHeader(fulfilmentSecret, JSON.stringify(body), test.time.now) }, body };
  },
};
