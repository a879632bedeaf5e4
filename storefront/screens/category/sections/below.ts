import { compose } from '../../../page/compose.ts';
import { section } from '../../../sections/section.ts';
import { content } from './content.ts';

/** Editors' content below the products. */
export const below = section({
  name: 'content below',
  uses: { content },
  show({ used, visitor }, { context }) {
    const document = used.content?.below;
    return document ? { canvases: { below: compose('below', [{ document }], visitor, context) } } : undefined;
  },
});
