import type { HandlersOf } from '../router/handler.ts';
import type { ContentPorts } from './content-call.ts';
import { createGetAugmentedPage } from './get-augmented-page.ts';
import { createGetCategoryCanvas } from './get-category-canvas.ts';
import { createGetChildren } from './get-children.ts';
import { createGetFooter } from './get-footer.ts';
import { createGetFragment } from './get-fragment.ts';
import { createGetMenu } from './get-menu.ts';
import { createGetPage } from './get-page.ts';
import { createGetPopups } from './get-popups.ts';
import { createGetProductCanvas } from './get-product-canvas.ts';
import { createSearchContent } from './search-content.ts';
import { createShowcase } from './showcase.ts';

export type ContentHandlers = HandlersOf<'content'>;

export function createContentHandlers(ports: ContentPorts): ContentHandlers {
  return {
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
  };
}
