import type { Handler } from '../router/handler.ts';
import { answerDocument, readSiteView, type ContentPorts } from './content-call.ts';

/** A page as its editor wrote it; articles are pages too. */
export function createGetPage(ports: ContentPorts): Handler<'getPage'> {
  return {
    handle(call) {
      const view = readSiteView(ports, call);
      const slug = call.params.page;
      return answerDocument(view, ports.store.find(view, ['pages', 'articles'], slug), `page "${slug}"`);
    },
  };
}
