import { contentCalls } from '../../../content/content-calls.ts';
import { deferredSection } from '../../../sections/section.ts';

/** The editors' content page `store-locator`. */
export const content = deferredSection({
  name: 'content',
  missing: [400, 404],
  load: ({ context }) => contentCalls(context).page('store-locator'),
});
