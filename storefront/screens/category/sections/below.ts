import { compose } from '../../../page/compose.ts';
import { createSection } from '../../../sections/section.ts';
import { content } from './content.ts';

/** Editors' content below the products. */
export const below = createSection({
  name: 'content below',
  uses: { content },
  show({ used, visitor }, { context }) {
    const document = used.content?.below;
    return document ? { canvases: { below: compose('below', [{ document }], visitor, context) } } : undefined;
  },
});
