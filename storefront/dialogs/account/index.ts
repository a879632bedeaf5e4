import type { DialogPage } from '#commerce/account/dialog-address.ts';
import { sayMerged, saysMerged } from '#commerce/cart/changes/merged-cart.ts';
import { defineDialog } from '../define-dialog.ts';
import type { AccountDialogParams } from './account-dialog-params.ts';

/** A page of the account area over another page, to which it leads back. */
function accountDialog(page: DialogPage, query: Readonly<Record<string, string>> = {}) {
  return defineDialog<AccountDialogParams>({
    placement: 'center',
    read({ query: shown }) {
      const asked = new URLSearchParams(query);
      if (saysMerged(shown)) sayMerged(asked);
      return { page, query: asked };
    },
    load: () => import('./account-dialog.tsx'),
  });
}

/** Both fields in one, or the enrollment where that is simplified. */
export const signInDialog = accountDialog('sign-in', { step: 'dialog' });
export const signInConfirmationDialog = accountDialog('signed-in');
export const signUpDialog = accountDialog('sign-up');
export const forgotPasswordDialog = accountDialog('forgot-password');
export const interestsDialog = accountDialog('interests');
export const welcomeDialog = accountDialog('enrollment', { step: 'welcome' });
export const loyaltySignUpDialog = accountDialog('loyalty');
export const employeeTermsDialog = accountDialog('employee-terms');
