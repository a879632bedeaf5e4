import type { PlanTerms } from '#commerce/checkout/tenders/pay-later/plan-terms.ts';
import type { PayLaterMessages } from '#generated/messages/pay-later/messages.ts';
import type { PaymentMethodMessages } from '#generated/messages/payment-method/messages.ts';
import type { WalletMessages } from '#generated/messages/wallet/messages.ts';
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { SiteSettings } from '#settings/site-settings.ts';

type Messages = Pick<PayLaterMessages, 'line' | 'more'> & Pick<WalletMessages, 'buyWith'>;

/** The ways to pay that a product's page shows before there is a cart; plain data. */
export interface ProductPaymentsData {
  readonly terms: PlanTerms;
  /** Name of the pay-later provider. */
  readonly provider: string;
  /** Name of the wallet; absent where the page has no button of it. */
  readonly wallet?: string;
  readonly messages: MessageData<Messages>;
}

interface Catalogs {
  readonly payLater: MessageData<PayLaterMessages>;
  readonly wallet: MessageData<WalletMessages>;
  readonly methods: MessageData<PaymentMethodMessages>;
}

export function productPaymentsOf(settings: SiteSettings['payments'], { payLater, wallet, methods }: Catalogs): ProductPaymentsData {
  const { planPayments: payments, planDays: days, planMin: min, planMax: max, walletButton } = settings;
  return {
    terms: { payments, days, min, max },
    provider: methods.PAY_LATER,
    ...(walletButton ? { wallet: methods.DIGITAL_WALLET } : {}),
    messages: { line: payLater.line, more: payLater.more, buyWith: wallet.buyWith },
  };
}
