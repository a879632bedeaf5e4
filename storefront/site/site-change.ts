/** Field of the form that changes the site: path of the page that the shopper comes from, with its locale. */
export const fromField = 'from';

/** Takes a shopper to the site of a locale. */
export function siteChangePath(locale: string): string {
  return `/${locale}/change-site`;
}
