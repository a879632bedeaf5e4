import type { Handler } from '../../router/handler.ts';
import { answerDocument, readSiteView, type ContentPorts } from './content-call.ts';

/** Returns a page with its fragments expanded. */
export function createGetAugmentedPage(ports: ContentPorts): Handler<'getAugmentedPage'> {
  return {
    handle(call) {
      const view = readSiteView(ports, call);
      const slug = call.params.page;
      return answerDocument(ports, view, ports.store.find(view, ['pages', 'articles'], slug), `page "${slug}"`);
    },
  };
}
