import { fetchAccountDialog } from '#commerce/account/ask-account-dialog.ts';
import { getAccountUrl, type DialogPage } from '#commerce/account/dialog-address.ts';
import type { FirstPage } from '#commerce/account/use-account-dialog.ts';
import { clearMerged, markMerged, isMarkedMerged } from '#commerce/cart/changes/merged-cart.ts';
import { defineDialog, type DialogSource } from '../define-dialog.ts';
import type { AccountDialogParams } from './account-dialog-params.ts';

interface Options {
  readonly query?: Readonly<Record<string, string>>;
  /** Query parameter of the page behind that the dialog's page takes. */
  readonly takes?: string;
  /** Closes silently if loading fails, because no visitor has asked for the dialog. */
  readonly onFailure?: 'close';
}

/** Shows an account page in a dialog that returns to the page behind it. */
function defineAccountDialog(page: DialogPage, { query = {}, takes, onFailure }: Options = {}) {
  return defineDialog({
    placement: 'center',
    readParams: (source): AccountDialogParams => ({ address: getDialogAddress(page, { query, takes }, source) }),
    loadCriticalData: async ({ params: { address }, signal }): Promise<FirstPage> => ({
      address,
      response: await fetchAccountDialog(address, { signal }),
    }),
    onFailure,
    view: () => import('./account-view.tsx'),
  });
}

/** The address of the dialog's page. `next` omits the parameter of a merged cart, which the page behind has announced already. */
function getDialogAddress(page: DialogPage, { query: own, takes = '' }: Options, { locale, pathname, query: shown }: DialogSource): string {
  const query = new URLSearchParams(own);
  if (isMarkedMerged(shown)) markMerged(query);
  const behind = new URLSearchParams(shown);
  clearMerged(behind);
  const taken = shown.get(takes);
  if (taken !== null) query.set(takes, taken);
  behind.delete(takes);
  query.set('next', behind.size > 0 ? `${pathname}?${behind}` : pathname);
  return getAccountUrl(locale, page, query);
}

/** Shows both fields at once, or the first enrollment step if the enrollment is simplified. */
export const signInDialog = defineAccountDialog('sign-in', { query: { step: 'dialog' } });
export const signInConfirmationDialog = defineAccountDialog('signed-in', { onFailure: 'close' });
export const signUpDialog = defineAccountDialog('sign-up');
export const forgotPasswordDialog = defineAccountDialog('forgot-password');
export const interestsDialog = defineAccountDialog('interests');
export const welcomeDialog = defineAccountDialog('enrollment', { query: { step: 'welcome' }, onFailure: 'close' });
export const loyaltySignUpDialog = defineAccountDialog('loyalty');
export const employeeTermsDialog = defineAccountDialog('employee-terms', { onFailure: 'close' });

/** Opened by `?sku=…#modal-notify-me`. */
export const notifyMeDialog = defineAccountDialog('notify-me', { takes: 'sku' });
