import type { Handler } from '../../router/handler.ts';
import { respondWithDocument, findMain, resolveSiteView, type ContentPorts } from './content-call.ts';

/** Returns the site's pop-ups: the document `main`, else the first of its folder. */
export function createGetPopups(ports: ContentPorts): Handler<'getPopups'> {
  return {
    handle(call) {
      const view = resolveSiteView(ports, call);
      return respondWithDocument(ports, view, findMain(ports.store, view, 'popups'), 'pop-ups');
    },
  };
}
