import type { ReactElement } from 'react';
import { PlanLine } from '#commerce/checkout/tenders/pay-later/plan-line.tsx';
import { createPlan } from '#commerce/checkout/tenders/pay-later/plan-terms.ts';
import type { ChosenItem } from '#commerce/product/buy-form.tsx';
import type { Formatters } from '#commerce/site/formatters.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { Button } from '#ui/button/button.tsx';
import { openDialog } from '../../host/open-dialog.ts';
import type { ProductPaymentsData } from './product-payments-data.ts';

interface Props extends ChosenItem {
  readonly data: ProductPaymentsData;
  readonly currency: string;
  readonly formatters: Formatters;
}

/** The offer of the pay-later provider and the wallet button. */
export function ProductPayments({ item, amount, onMissing, data, currency, formatters }: Props): ReactElement {
  const { terms, provider, wallet } = data;
  const messages = bindMessages(data.messages, formatters.languageTag);
  const plan = createPlan(amount, terms, currency);
  const { min, max } = terms;
  return (
    <>
      {wallet === undefined ? null : (
        <Button
          variant="inverse"
          size="large"
          full
          aria-haspopup="dialog"
          onClick={() => (item ? openDialog('digital-wallet', { item: { sku: item.sku, qty: item.qty } }) : onMissing())}
        >
          {messages.buyWith({ provider: wallet })}
        </Button>
      )}
      {plan ? (
        <PlanLine
          plan={plan}
          provider={provider}
          messages={messages}
          formatters={formatters}
          onMore={() => openDialog('pay-later-provider', { product: { provider, plan, min, max, currency } })}
        />
      ) : null}
    </>
  );
}
