import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState, type ReactElement } from 'react';
import { getPaymentMethods } from '#generated/calls/get-payment-methods.ts';
import type { Cart, PaymentInstrumentInput } from '#generated/openapi/cart.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { ServiceError } from '../../client/service-error.ts';
import { getErrorText, useCommerce } from '../../query/commerce-provider.tsx';
import { useAddBillingAddress } from '../address/add-billing-address.ts';
import type { AddressDraft } from '../address/use-address-draft.ts';
import type { SavedAddresses } from '../address/use-saved-addresses.ts';
import type { CheckoutCustomer } from '../checkout-customer.ts';
import type { CheckoutKinds } from '../checkout-kinds.ts';
import { useAddPaymentInstrument } from '../tenders/add-payment-instrument.ts';
import type { OrderRejection } from '../order/use-stored-rejection.ts';
import { TenderChoice } from '../tenders/tender-choice.tsx';
import type { TenderFormState } from '../tenders/tender.ts';
import type { PaymentTexts } from '../tenders/tender.ts';
import { useTenderChoice } from '../tenders/use-tender-choice.ts';
import { ValuePayments } from '../tenders/value/value-payments.tsx';
import { BillingAddress } from './billing-address.tsx';
import { loadSummaryStep } from './load-summary-step.ts';
import { BillingSections } from './step-form.styles.ts';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';
import { needsBillingAddress } from './steps.ts';
import { useStepForm } from './use-step-form.ts';

interface Props extends StepProps {
  readonly kinds: CheckoutKinds;
  readonly texts: PaymentTexts;
  readonly customer: CheckoutCustomer | undefined;
  /** Path of this step, for links that return to it. */
  readonly path: string;
  readonly draft: AddressDraft;
  readonly savedAddresses: SavedAddresses | undefined;
  /** True if there is a shipping address, which can be the billing address too. */
  readonly hasShippingAddress: boolean;
  readonly isSame: boolean;
  readonly onSame: (isSame: boolean) => void;
  /** Called after the billing address was sent. */
  readonly onSent: () => void;
  /** Why an order was rejected, with the payment to replace. */
  readonly rejection: OrderRejection | undefined;
}

/** Billing step: payments from balances, the payment for the remainder, and the billing address if needed. */
export function BillingStep(props: Props): ReactElement {
  const { cart, kinds, texts, customer, path, countries, messages, draft, savedAddresses } = props;
  const { hasShippingAddress, isSame, onSame, onSent, rejection, onDone } = props;
  const { calls, errorMessages } = useCommerce();
  const addBilling = useAddBillingAddress();
  const addPayment = useAddPaymentInstrument();
  const { data: payment } = useQuery(getPaymentMethods.query(calls, { basketId: cart.id }));
  const choice = useTenderChoice(cart, kinds.tenders, payment?.paymentMethods);
  const form = useStepForm(messages);
  /** Error of the payment itself, shown in its form instead of above the step. */
  const [fault, setFault] = useState<string>();
  const payer = useRef<TenderFormState>(undefined);
  const [nextLabel, setNextLabel] = useState<string>();
  const onState = useCallback((state: TenderFormState | undefined) => {
    payer.current = state;
    setNextLabel(state?.nextLabel);
  }, []);
  const needsAddress = needsBillingAddress(cart, kinds.deliveryKinds);

  const pay = async (input: PaymentInstrumentInput): Promise<Cart | undefined> => {
    try {
      return await addPayment.mutateAsync(input);
    } catch (error) {
      if (!(error instanceof ServiceError) || error.level !== 'input') throw error;
      setFault(getErrorText(error, errorMessages));
      return undefined;
    }
  };
  const submit = async (): Promise<void> => {
    setFault(undefined);
    void loadSummaryStep().catch(() => undefined);
    const faults = needsAddress && !isSame ? await draft.validate() : [];
    form.endAttempt(faults);
    if (faults.length > 0) return;
    const { getInput, redirect } = payer.current ?? {};
    const input = getInput ? await getInput() : 'kept';
    if (input === undefined) return;
    const address = needsAddress && !isSame ? await draft.toInput() : undefined;
    const billed = needsAddress ? await addBilling.mutateAsync(address ? { address } : { sameAsShipping: true }) : cart;
    const paid = input === 'kept' ? billed : await pay(input);
    if (!paid) return;
    if (address) savedAddresses?.save(address);
    draft.deleteDraft();
    payer.current?.onSent();
    choice.forget();
    onSent();
    if (redirect) return redirect();
    if (paid.totals.remainingToPay === 0) onDone();
  };
  const { notice, notify } = form;
  return (
    <BillingSections>
      {notice === undefined ? null : <Notice kind="danger">{notice}</Notice>}
      <ValuePayments
        cart={cart}
        kinds={kinds}
        methods={payment?.paymentMethods}
        customer={customer}
        texts={texts}
        path={path}
        rejection={rejection}
        onNotice={notify}
      />
      <StepFrame
        draft={draft}
        form={{ ...form, notice: undefined }}
        next={nextLabel ?? messages.continueToSummary}
        messages={messages}
        onSubmit={submit}
      >
        <TenderChoice
          cart={cart}
          messages={messages}
          texts={texts}
          customer={customer}
          choice={choice}
          rejection={rejection}
          fault={fault}
          onState={onState}
          onFailure={notify}
          onEnter={() => void form.run(submit)}
        />
        {needsAddress ? (
          <BillingAddress
            countries={countries}
            messages={messages}
            draft={draft}
            savedAddresses={savedAddresses}
            hasShippingAddress={hasShippingAddress}
            isSame={isSame}
            onSame={onSame}
          />
        ) : null}
      </StepFrame>
    </BillingSections>
  );
}
