import { createContentCalls } from '../../../content/content-calls.ts';
import { deferredSection } from '../../../sections/section.ts';

/** The editors' content page `store-locator`. */
export const content = deferredSection({
  name: 'content',
  missing: [400, 404],
  load: ({ context }) => createContentCalls(context).page('store-locator'),
});
