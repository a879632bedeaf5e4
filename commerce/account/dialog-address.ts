/** Pages of the account area that dialogs show, too. */
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

/** A page of the account area, as its own address is written. */
export function pageAddress(locale: string, page: DialogPage, query: URLSearchParams): string {
  return `/${locale}/account/${page}?${query}`;
}

/** Whether an address is shown in the dialog: a page of the account area, but not the one that the dialog stands over. */
export function staysInDialog(address: string, behind: Pick<Location, 'pathname' | 'search'>): boolean {
  return dialogAddress(address) !== undefined && address !== `${behind.pathname}${behind.search}`;
}

/** Where a dialog asks for a page of the account area; undefined for an address that is none of its pages. */
export function dialogAddress(address: string): string | undefined {
  return dataAddress(address, 'dialogs');
}

/** Address to which the script of such a page sends a form; undefined for the other pages of the account area. */
export function formAddress(address: string): string | undefined {
  return dataAddress(address, 'forms');
}

function dataAddress(address: string, place: 'dialogs' | 'forms'): string | undefined {
  const [path = '', search] = address.split('?');
  const [, locale, area, page, ...rest] = path.split('/');
  if (area !== 'account' || rest.length > 0 || !dialogPages.some((one) => one === page)) return undefined;
  return `/${locale}/account/${place}/${page}${search === undefined ? '' : `?${search}`}`;
}
