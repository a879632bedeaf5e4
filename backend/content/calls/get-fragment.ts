import type { Handler } from '../../router/handler.ts';
import { answerDocument, readSiteView, type ContentPorts } from './content-call.ts';

/** Blocks that several pages share; the site comes from the header, as the path names none. */
export function createGetFragment(ports: ContentPorts): Handler<'getFragment'> {
  return {
    handle(call) {
      const view = readSiteView(ports, call);
      const { fragmentId } = call.params;
      return answerDocument(ports, view, ports.store.find(view, ['fragments'], fragmentId), `fragment "${fragmentId}"`);
    },
  };
}
