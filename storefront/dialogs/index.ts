import {
  employeeTermsDialog,
  forgotPasswordDialog,
  interestsDialog,
  loyaltySignUpDialog,
  notifyMeDialog,
  signInConfirmationDialog,
  signInDialog,
  signUpDialog,
  welcomeDialog,
} from './account/index.ts';
import { addGiftOptionDialog } from './add-gift-option/index.ts';
import { adjustPriceDialog } from './adjust-price/index.ts';
import { askQuestionDialog } from './ask-question/index.ts';
import { askQuestionSuccessDialog } from './ask-question-success/index.ts';
import { cartChangeShippingMethodDialog } from './cart-change-shipping-method/index.ts';
import { changeStoreConfirmationDialog } from './change-store-confirmation/index.ts';
import { contentDialog } from './content/index.ts';
import type { AnyDialog } from './define-dialog.ts';
import { digitalWalletDialog } from './digital-wallet/index.ts';
import { flagReviewDialog } from './flag-review/index.ts';
import { locationConfirmationDialog } from './location-confirmation/index.ts';
import { locationSelectorDialog } from './location-selector/index.ts';
import { miniCartDialog } from './mini-cart/index.ts';
import { payLaterProviderDialog } from './pay-later-provider/index.ts';
import { pickupInStoreDialog } from './pickup-in-store/index.ts';
import { quickshopDialog } from './quickshop/index.ts';
import { reviewUserContentDialog } from './review-user-content/index.ts';
import { storeChangedDialog } from './store-changed/index.ts';
import { threeDSecureChallengeDialog } from './three-d-secure-challenge/index.ts';

/** Every dialog of the shop by name; `#modal-<name>`, the host port and openDialog open it. */
const dialogs = {
  'mini-cart': miniCartDialog,
  'add-gift-option': addGiftOptionDialog,
  'adjust-price': adjustPriceDialog,
  'cart-change-shipping-method': cartChangeShippingMethodDialog,
  'change-store-confirmation': changeStoreConfirmationDialog,
  'digital-wallet': digitalWalletDialog,
  'pay-later-provider': payLaterProviderDialog,
  'pickup-in-store': pickupInStoreDialog,
  'sign-in': signInDialog,
  'sign-in-confirmation': signInConfirmationDialog,
  'sign-up': signUpDialog,
  'forgot-password': forgotPasswordDialog,
  interests: interestsDialog,
  welcome: welcomeDialog,
  'employee-terms': employeeTermsDialog,
  'loyalty-sign-up': loyaltySignUpDialog,
  'notify-me': notifyMeDialog,
  'ask-question': askQuestionDialog,
  'ask-question-success': askQuestionSuccessDialog,
  'review-user-content': reviewUserContentDialog,
  'flag-review': flagReviewDialog,
  newsletter: contentDialog,
  loyalty: contentDialog,
  'size-chart': contentDialog,
  'foot-sizes': contentDialog,
  'error-4xx': contentDialog,
  quickshop: quickshopDialog,
  'location-selector': locationSelectorDialog,
  'location-confirmation': locationConfirmationDialog,
  'store-changed': storeChangedDialog,
  'three-d-secure-challenge': threeDSecureChallengeDialog,
};

type ParamsOf<Definition> = Definition extends { readonly readParams: (source: never) => infer Params } ? Params : never;
type ParamsByName = { readonly [Name in keyof typeof dialogs]: ParamsOf<(typeof dialogs)[Name]> };

declare module '../host/open-dialog.ts' {
  interface DialogParamsByName extends ParamsByName {}
}

/** The dialog with this name; a name that is not in the registry refers to an editors' dialog. */
export function getDialog(name: string): AnyDialog {
  const own = Object.hasOwn(dialogs, name) ? dialogs[name as keyof typeof dialogs] : contentDialog;
  return own as unknown as AnyDialog;
}
