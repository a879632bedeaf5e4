import { createNotFoundError } from '../../router/call-error.ts';
import type { Handler } from '../../router/handler.ts';
import {
  respondWithDocument,
  getCandidateViews,
  resolveSiteView,
  type ContentCall,
  type ContentPorts,
  type SiteView,
} from './content-call.ts';

/** Returns blocks that several pages share, for the site in the header; without one, for the first site that has the fragment. */
export function createGetFragment(ports: ContentPorts): Handler<'getFragment'> {
  return {
    handle(call) {
      const { fragmentId } = call.params;
      const find = (view: SiteView) => ports.store.find(view, ['fragments'], fragmentId);
      const view = call.context.siteId ? resolveSiteView(ports, call) : findView(ports, call, (candidate) => find(candidate) !== null);
      return respondWithDocument(ports, view, find(view), `fragment "${fragmentId}"`);
    },
  };
}

/** @throws CallError 404 if the header names a brand without content. */
function findView(ports: ContentPorts, call: ContentCall, has: (view: SiteView) => boolean): SiteView {
  const views = getCandidateViews(ports, call);
  const view = views.find(has) ?? views[0];
  if (!view) throw createNotFoundError(`There is no brand "${call.context.brand}".`);
  return view;
}
