import type { Handler } from '../../router/handler.ts';
import { findOrderFor } from '../find-order.ts';
import type { OrderPorts } from '../order-ports.ts';
import { renderDocument, type DocumentPorts } from './render-document.ts';

/** A document of an order of the customer or of a guest who proves it by e-mail address, the invoice by default. */
export function createDownloadInvoice(ports: DocumentPorts & Pick<OrderPorts, 'limiter'>): Handler<'downloadInvoice'> {
  return {
    async handle({ query: { document = 'INVOICE' }, body: { orderNumber, email, ...ids }, context }) {
      const order = await findOrderFor(ports, context, { orderNumber, email });
      return { body: await renderDocument(ports, order, document, ids) };
    },
  };
}
