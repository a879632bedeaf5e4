import type { Handler } from '../../router/handler.ts';
import { respondWithDocument, resolveSiteView, type ContentPorts } from './content-call.ts';

/** Slug of the document for products without their own. */
const ANY = 'default';
const STYLE = 8;

/** Returns the content around a product. The slug of its document is the id in lower case, of a color or of the whole style. */
export function createGetProductCanvas(ports: ContentPorts): Handler<'getProductCanvas'> {
  return {
    handle(call) {
      const view = resolveSiteView(ports, call);
      const { productId } = call.params;
      const id = productId.toLowerCase();
      const slugs = [...new Set([id, id.slice(0, STYLE), ANY])];
      const found = slugs.map((slug) => ports.store.find(view, ['products'], slug)).find((document) => document !== null) ?? null;
      return respondWithDocument(ports, view, found, `content for product "${productId}"`);
    },
  };
}
