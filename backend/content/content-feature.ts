import type { Feature } from '../features/feature.ts';
import type { ContentPorts } from './calls/content-call.ts';
import { createGetAugmentedPage } from './calls/get-augmented-page.ts';
import { createGetCategoryCanvas } from './calls/get-category-canvas.ts';
import { createGetChildren } from './calls/get-children.ts';
import { createGetFooter } from './calls/get-footer.ts';
import { createGetFragment } from './calls/get-fragment.ts';
import { createGetMenu } from './calls/get-menu.ts';
import { createGetPage } from './calls/get-page.ts';
import { createGetPopups } from './calls/get-popups.ts';
import { createGetProductCanvas } from './calls/get-product-canvas.ts';
import { createSearchContent } from './calls/search-content.ts';
import { createShowcase } from './calls/showcase.ts';

/** The operations of the content area. */
export function contentFeature(ports: ContentPorts) {
  return {
    handlers: {
      getAugmentedPage: createGetAugmentedPage(ports),
      getCategoryCanvas: createGetCategoryCanvas(ports),
      getChildren: createGetChildren(ports),
      getFooter: createGetFooter(ports),
      getFragment: createGetFragment(ports),
      getMenu: createGetMenu(ports),
      getPage: createGetPage(ports),
      getPopups: createGetPopups(ports),
      getProductCanvas: createGetProductCanvas(ports),
      searchContent: createSearchContent(ports),
      showcase: createShowcase(ports),
    },
  } satisfies Feature;
}
