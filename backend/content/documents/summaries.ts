import type { Image, Page } from '#generated/content/types.ts';
import type { OperationAnswer } from '#generated/openapi/operations.ts';
import { fold } from './searchable-text.ts';

export type PageSummary = OperationAnswer<'getChildren'>['result'][number];
export type ArticleSummary = OperationAnswer<'searchContent'>['result'][number];

function pictureOf({ article }: Page): Image | undefined {
  return article?.picture ?? article?.media?.lg ?? article?.media?.md ?? article?.media?.sm;
}

/** Omits undefined values. */
function known<Value extends object>(value: Value): Value {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as Value;
}

/** A page without its blocks. */
export function summarizePage(page: Page): PageSummary {
  const { id, type, name, slug, parent, article, seo } = page;
  const title = article?.title ?? seo?.title ?? name;
  return known({ id, type, name, slug, parent, title, description: article?.subtitle ?? seo?.description, picture: pictureOf(page) });
}

/** A tag's own id, else one derived from its label. */
function tagId(tag: { readonly id?: string; readonly label: string }): string {
  return (
    tag.id ??
    fold(tag.label)
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
  );
}

/** The data of an article card. */
export function summarizeArticle(page: Page): ArticleSummary {
  const { article, id, slug, name } = page;
  const tags = (article?.tags ?? []).map((tag) => ({ id: tagId(tag), label: tag.label }));
  const { title = name, subtitle, eyebrow, date, hidePageDate } = article ?? {};
  return known({ id, title, subtitle, eyebrow, date, hidePageDate, url: article?.url ?? `/${slug}`, picture: pictureOf(page), tags });
}
