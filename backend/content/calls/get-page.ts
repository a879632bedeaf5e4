import type { Handler } from '../../router/handler.ts';
import { respondWithPlainDocument, resolveSiteView, type ContentPorts } from './content-call.ts';

/** Returns a page as its editor wrote it, including references to fragments. Articles are pages too. */
export function createGetPage(ports: ContentPorts): Handler<'getPage'> {
  return {
    handle(call) {
      const view = resolveSiteView(ports, call);
      const slug = call.params.page;
      return respondWithPlainDocument(ports, view, ports.store.find(view, ['pages', 'articles'], slug), `page "${slug}"`);
    },
  };
}
