import { compose } from '../../../page/compose.ts';
import { createSection } from '../../../sections/section.ts';
import { content } from './content.ts';

/** Editors' blocks among the products, rendered inside the listing. */
export const between = createSection({
  name: 'blocks among the products',
  uses: { content },
  show({ used, visitor }, { context }) {
    const placed = (used.content?.between ?? []).flatMap((document, index) => {
      const name = `between-${index}`;
      const composed = compose(name, [{ document }], visitor, context);
      const [block] = composed.shown;
      return block?.kind === 'block' && block.inList ? [{ name, place: block.inList, composed }] : [];
    });
    if (placed.length === 0) return undefined;
    return {
      data: placed.map(({ name, place }) => ({ ...place, canvas: name })),
      canvases: Object.fromEntries(placed.map(({ name, composed }) => [name, composed])),
    };
  },
});
