/** Form field with the path of the current page, including its locale. */
export const fromField = 'from';

/** Address that changes to the site of a locale. */
export function getSiteChangePath(locale: string): string {
  return `/${locale}/change-site`;
}
