import { compose } from '../../../page/compose.ts';
import { createSection } from '../../../sections/section.ts';
import { content } from './content.ts';

/** Editors' content below the locator. */
export const below = createSection({
  name: 'content below',
  uses: { content },
  show({ used: { content: document }, visitor }, { context }) {
    return document ? { canvases: { below: compose('page', [{ document }], visitor, context) } } : undefined;
  },
});
