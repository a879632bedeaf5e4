/** Screens of the account area that dialogs can show. */
export const dialogPages = [
  'sign-in',
  'sign-up',
  'forgot-password',
  'signed-in',
  'enrollment',
  'interests',
  'employee-terms',
  'loyalty',
  'notify-me',
] as const;
export type DialogPage = (typeof dialogPages)[number];

/** URL of an account screen. */
export function getAccountUrl(locale: string, page: DialogPage, query: URLSearchParams): string {
  return `/${locale}/account/${page}?${query}`;
}

/** True if an address opens in the dialog: a dialog screen of the account area, but not the one behind the dialog. */
export function isDialogUrl(address: string, behind: Pick<Location, 'pathname' | 'search'>): boolean {
  return getDialogDataUrl(address) !== undefined && address !== `${behind.pathname}${behind.search}`;
}

/** URL of the data that a dialog fetches for an account screen; undefined for any other address. */
export function getDialogDataUrl(address: string): string | undefined {
  return getDataUrl(address, 'dialogs');
}

/** URL to which JavaScript sends a form of an account screen; undefined if no dialog can show the screen. */
export function getFormUrl(address: string): string | undefined {
  return getDataUrl(address, 'forms');
}

function getDataUrl(address: string, place: 'dialogs' | 'forms'): string | undefined {
  const [path = '', search] = address.split('?');
  const [, locale, area, page, ...rest] = path.split('/');
  if (area !== 'account' || rest.length > 0 || !dialogPages.some((one) => one === page)) return undefined;
  return `/${locale}/account/${place}/${page}${search === undefined ? '' : `?${search}`}`;
}
