import type { Handler } from '../../router/handler.ts';
import { answerDocument, findMain, readSiteView, type ContentPorts } from './content-call.ts';

/** Returns the site's menu: the document `main`, else the first of its folder. */
export function createGetMenu(ports: ContentPorts): Handler<'getMenu'> {
  return {
    handle(call) {
      const view = readSiteView(ports, call);
      return answerDocument(ports, view, findMain(ports.store, view, 'menus'), 'menu');
    },
  };
}
