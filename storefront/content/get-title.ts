import type { Page } from '#generated/content/types.ts';

/** The title of a document that is shown in a dialog or on a page of its own. */
export function getTitle({ seo, name }: Pick<Page, 'seo' | 'name'>): string {
  return seo?.title ?? name;
}
