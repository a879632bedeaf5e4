/** Where the shopper chooses another country or language; behind the locale. */
export const locationSelectorPath = '/location-selector';

/** What the form that changes the site sends: the page that the shopper comes from, with its locale. */
export const fromField = 'from';

/** Takes a shopper to the site of a locale. */
export function siteChangePath(locale: string): string {
  return `/${locale}/change-site`;
}
