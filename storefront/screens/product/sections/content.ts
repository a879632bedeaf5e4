import { compose } from '../../../page/compose.ts';
import { createContentCalls } from '../../../content/content-calls.ts';
import { defineDeferredSection } from '../../../sections/section.ts';
import { requireProduct } from '../product-address.ts';

/** Editors' content below the product. */
export const content = defineDeferredSection({
  name: 'content',
  missing: [400, 404],
  load: ({ params, context }) => createContentCalls(context).product(requireProduct(params).styleId),
  show: ({ data: document, visitor }, { context }) => ({ canvases: { page: compose('page', [{ document }], visitor, context) } }),
});
