import { definitions } from '#blocks/index.ts';
import type { Page } from '#generated/content/types.ts';
import { createContentCalls } from '../../../content/content-calls.ts';
import { defineDeferredSection } from '../../../sections/section.ts';
import { requireCategoryId } from '../category-address.ts';

const inList = new Set<string>(definitions.flatMap((definition) => (definition.inList ? [definition.type] : [])));

/** Editors' content around the products of a category. */
interface CategoryContent {
  /** SEO texts, if editors have written any. */
  readonly seo?: Page['seo'];
  readonly above?: Page;
  /** Creates one document per block that is shown among the products. */
  readonly between: readonly Page[];
  readonly below?: Page;
}

/**
 * Blocks with a position among the products are placed there, wherever they are in the page. Otherwise the first block goes above the
 * products, and all others below.
 */
export const content = defineDeferredSection({
  name: 'content',
  missing: [400, 404],
  async load({ params, context }): Promise<CategoryContent> {
    const page = await createContentCalls(context).category(requireCategoryId(params));
    const around = page.components.filter(({ type }) => !inList.has(type));
    const hasAbove = page.components[0] === around[0];
    const first = hasAbove ? around[0] : undefined;
    const others = hasAbove ? around.slice(1) : around;
    const between = page.components.filter(({ type }) => inList.has(type));
    return {
      ...(page.seo ? { seo: page.seo } : {}),
      ...(first ? { above: createSectionPage(page, 'above', [first]) } : {}),
      between: between.map((component) => createSectionPage(page, component.id, [component])),
      ...(others.length > 0 ? { below: createSectionPage(page, 'below', others) } : {}),
    };
  },
});

/** A part needs an id of its own, because parsed documents are cached by id. */
function createSectionPage(page: Page, name: string, components: Page['components']): Page {
  return { ...page, id: `${page.id}/${name}`, components };
}
