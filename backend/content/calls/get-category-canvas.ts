import type { Handler } from '../../router/handler.ts';
import { respondWithDocument, resolveSiteView, type ContentPorts } from './content-call.ts';

/** Returns the content around a category. The slug of its document is the id in lower case. */
export function createGetCategoryCanvas(ports: ContentPorts): Handler<'getCategoryCanvas'> {
  return {
    handle(call) {
      const view = resolveSiteView(ports, call);
      const { categoryId } = call.params;
      return respondWithDocument(
        ports,
        view,
        ports.store.find(view, ['categories'], categoryId.toLowerCase()),
        `content for category "${categoryId}"`,
      );
    },
  };
}
