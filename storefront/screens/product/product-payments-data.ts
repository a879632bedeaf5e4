import { getPlanName } from '#commerce/checkout/tenders/pay-later/plan-input.ts';
import type { PlanTerms } from '#commerce/checkout/tenders/pay-later/plan-terms.ts';
import { getWalletName } from '#commerce/checkout/tenders/wallet/wallet-input.ts';
import type { CartMessages } from '#generated/messages/cart/messages.ts';
import type { PaymentMethodMessages } from '#generated/messages/payment-method/messages.ts';
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { SiteSettings } from '#settings/site-settings.ts';

type Messages = Pick<CartMessages, 'planLine' | 'planMore' | 'buyWith'>;

/** Payment methods that a product page shows without a cart, as plain data. */
export interface ProductPaymentsData {
  readonly terms: PlanTerms;
  /** Name of the pay-later provider. */
  readonly provider: string;
  /** Name of the wallet; absent if the page has no wallet button. */
  readonly wallet?: string;
  readonly messages: MessageData<Messages>;
}

interface Catalogs {
  readonly cart: MessageData<CartMessages>;
  readonly methods: MessageData<PaymentMethodMessages>;
}

export function getProductPayments(
  settings: SiteSettings['payments'],
  { cart: { planLine, planMore, buyWith }, methods }: Catalogs,
): ProductPaymentsData {
  const { planPayments: payments, planDays: days, planMin: min, planMax: max, walletButton } = settings;
  return {
    terms: { payments, days, min, max },
    provider: getPlanName(methods),
    ...(walletButton ? { wallet: getWalletName(methods) } : {}),
    messages: { planLine, planMore, buyWith },
  };
}
