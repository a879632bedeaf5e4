import type { Page } from '#generated/content/types.ts';

/** The title of a document that is shown on its own, in a dialog or on a page. */
export function titleOf({ seo, name }: Pick<Page, 'seo' | 'name'>): string {
  return seo?.title ?? name;
}
