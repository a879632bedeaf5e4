import type { Handler } from '../../router/handler.ts';
import { respondWithDocument, resolveSiteView, type ContentPorts } from './content-call.ts';

/** Returns a page with its fragments expanded. */
export function createGetAugmentedPage(ports: ContentPorts): Handler<'getAugmentedPage'> {
  return {
    handle(call) {
      const view = resolveSiteView(ports, call);
      const slug = call.params.page;
      return respondWithDocument(ports, view, ports.store.find(view, ['pages', 'articles'], slug), `page "${slug}"`);
    },
  };
}
