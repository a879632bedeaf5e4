import { definitions } from '#blocks/index.ts';
import type { Page } from '#generated/content/types.ts';
import { contentCalls, isNotFound } from '../../content/content-calls.ts';
import type { RequestContext } from '../../request/request-context.ts';

const inList = new Set<string>(definitions.flatMap((definition) => (definition.inList ? [definition.type] : [])));

export interface CategoryContent {
  /** Its search engine texts, where editors have written some. */
  readonly seo?: Page['seo'];
  readonly above?: Page;
  /** One each for the blocks that belong among the products. */
  readonly between: readonly Page[];
  readonly below?: Page;
}

/** What editors have put around a category's products: its first block stands above them, the others below, but for those that say where among them they belong. Never rejects: a category can do without. */
export async function categoryContent(categoryId: string, context: RequestContext): Promise<CategoryContent> {
  try {
    const page = await contentCalls(context).category(categoryId);
    const [first, ...others] = page.components.filter(({ type }) => !inList.has(type));
    const between = page.components.filter(({ type }) => inList.has(type));
    return {
      ...(page.seo ? { seo: page.seo } : {}),
      ...(first ? { above: part(page, 'above', [first]) } : {}),
      between: between.map((component) => part(page, component.id, [component])),
      ...(others.length > 0 ? { below: part(page, 'below', others) } : {}),
    };
  } catch (error) {
    if (!isNotFound(error))
      context.services.log.warn('[cairn] [page] a category stands without its content', { categoryId, reason: String(error) });
    return { between: [] };
  }
}

/** A part of a document is a document of its own: what is remembered of one must not stand for the other. */
function part(page: Page, name: string, components: Page['components']): Page {
  return { ...page, id: `${page.id}/${name}`, components };
}
