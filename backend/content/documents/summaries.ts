import type { Image, Page } from '#generated/content/types.ts';
import type { OperationResponse } from '#generated/openapi/operations.ts';
import { foldText } from './searchable-text.ts';

export type PageSummary = OperationResponse<'getChildren'>['result'][number];
export type ArticleSummary = OperationResponse<'searchContent'>['result'][number];

function getPicture({ article }: Page): Image | undefined {
  return article?.picture ?? article?.media?.lg ?? article?.media?.md ?? article?.media?.sm;
}

/** Omits undefined values. */
function omitUndefined<Value extends object>(value: Value): Value {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as Value;
}

/** A page without its blocks. */
export function summarizePage(page: Page): PageSummary {
  const { id, type, name, slug, parent, article, seo } = page;
  const title = article?.title ?? seo?.title ?? name;
  return omitUndefined({
    id,
    type,
    name,
    slug,
    parent,
    title,
    description: article?.subtitle ?? seo?.description,
    picture: getPicture(page),
  });
}

/** A tag's own id, else one derived from its label. */
function getTagId(tag: { readonly id?: string; readonly label: string }): string {
  return (
    tag.id ??
    foldText(tag.label)
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
  );
}

/** The data of an article card. */
export function summarizeArticle(page: Page): ArticleSummary {
  const { article, id, slug, name } = page;
  const tags = (article?.tags ?? []).map((tag) => ({ id: getTagId(tag), label: tag.label }));
  const { title = name, subtitle, eyebrow, date, hidePageDate } = article ?? {};
  return omitUndefined({
    id,
    title,
    subtitle,
    eyebrow,
    date,
    hidePageDate,
    url: article?.url ?? `/${slug}`,
    picture: getPicture(page),
    tags,
  });
}
