import type { Handler } from '../../router/handler.ts';
import { findOwnOrder } from '../find-order.ts';
import { renderDocument, type DocumentPorts } from './render-document.ts';

/** A document of an order of the customer, the invoice by default. */
export function createDownloadInvoice(ports: DocumentPorts): Handler<'downloadInvoice'> {
  return {
    async handle({ query: { document = 'INVOICE' }, body: { orderNumber, email: _email, ...ids }, context }) {
      const order = await findOwnOrder(ports, context, orderNumber);
      return { body: await renderDocument(ports, order, document, ids) };
    },
  };
}
