import { loadBelow } from '../../../page/load-below.ts';
import { defineDeferredSection } from '../../../sections/section.ts';

/** Editors' content below the results. */
export const below = defineDeferredSection({
  name: 'content below',
  load: ({ context }) => loadBelow('search', context, 'search'),
  show: ({ data: { composed } }) => ({ canvases: { below: composed } }),
});
