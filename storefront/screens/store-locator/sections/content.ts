import { createContentCalls } from '../../../content/content-calls.ts';
import { defineDeferredSection } from '../../../sections/section.ts';

/** The editors' content page `store-locator`. */
export const content = defineDeferredSection({
  name: 'content',
  missing: [400, 404],
  load: ({ context }) => createContentCalls(context).page('store-locator'),
});
