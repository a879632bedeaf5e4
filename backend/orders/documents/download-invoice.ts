import type { Handler } from '../../router/handler.ts';
import { findOrderFor } from '../find-order.ts';
import type { OrderPorts } from '../order-ports.ts';
import { renderDocument, type DocumentPorts } from './render-document.ts';

/** Returns a document of an order, the invoice by default, to its customer or to a guest with its email address. */
export function createDownloadInvoice(ports: DocumentPorts & Pick<OrderPorts, 'limiter'>): Handler<'downloadInvoice'> {
  return {
    async handle({ query: { document = 'INVOICE' }, body: { orderNumber, email, ...ids }, context }) {
      const order = await findOrderFor(ports, context, { orderNumber, email });
      return { body: await renderDocument(ports, order, document, ids) };
    },
  };
}
