import type { Log } from '../ports.ts';
import type { Handler } from '../router/handler.ts';
import { augmentComponents, combineRevisions } from './augment-page.ts';
import { answerDocument, readSiteView, type ContentPorts } from './content-call.ts';

/** A page with its fragments set in place. */
export function createGetAugmentedPage(ports: ContentPorts & { readonly log: Log }): Handler<'getAugmentedPage'> {
  return {
    handle(call) {
      const view = readSiteView(ports, call);
      const slug = call.params.page;
      const { body, headers } = answerDocument(view, ports.store.find(view, ['pages', 'articles'], slug), `page "${slug}"`);
      const { components, revisions, missing } = augmentComponents(body.components, (id) => ports.store.find(view, ['fragments'], id));
      if (missing.length > 0) {
        ports.log.warn(`[cairn] [content] page "${slug}" names fragments that are not there: ${missing.join(', ')}`, { slug, missing });
      }
      return { body: { ...body, components, revision: combineRevisions(body.revision ?? '', revisions) }, headers };
    },
  };
}
