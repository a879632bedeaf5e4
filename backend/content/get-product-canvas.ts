import type { Handler } from '../router/handler.ts';
import { answerDocument, readSiteView, type ContentPorts } from './content-call.ts';

/** The content around a product; its document's slug is the id in lower case. */
export function createGetProductCanvas(ports: ContentPorts): Handler<'getProductCanvas'> {
  return {
    handle(call) {
      const view = readSiteView(ports, call);
      const { productId } = call.params;
      return answerDocument(view, ports.store.find(view, ['products'], productId.toLowerCase()), `content for product "${productId}"`);
    },
  };
}
