import type { Page } from '#generated/content/types.ts';
import { contentCalls } from '../../../content/content-calls.ts';
import { deferredSection } from '../../../sections/section.ts';

/** Blocks that open a page: they go above the locator, all others below. */
const openers = new Set<string>(['hero', 'image-banner']);

/** Content of editors around the locator. */
interface LocatorContent {
  readonly page: Page;
  readonly above?: Page;
  readonly below?: Page;
}

/** The content page `store-locator`. */
export const content = deferredSection({
  name: 'content',
  missing: [400, 404],
  async load({ context }): Promise<LocatorContent> {
    const page = await contentCalls(context).page('store-locator');
    const first = page.components.findIndex(({ type }) => !openers.has(type));
    const count = first === -1 ? page.components.length : first;
    const above = page.components.slice(0, count);
    const below = page.components.slice(count);
    return {
      page,
      ...(above.length > 0 ? { above: part(page, 'above', above) } : {}),
      ...(below.length > 0 ? { below: part(page, 'below', below) } : {}),
    };
  },
});

/** A part of a document is a document of its own, because parsed documents are cached by their id. */
function part(page: Page, name: string, components: Page['components']): Page {
  return { ...page, id: `${page.id}/${name}`, components };
}
