import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState, type FormEvent, type ReactElement } from 'react';
import { getPaymentMethods } from '#generated/calls/get-payment-methods.ts';
import type { AddressField } from '#generated/openapi/shared.ts';
import { ServiceError } from '../../client/service-error.ts';
import { errorText, useCommerce } from '../../query/commerce-provider.tsx';
import { useAddBillingAddress } from '../address/add-billing-address.ts';
import type { AddressDraft } from '../address/use-address-draft.ts';
import type { SavedAddresses } from '../address/use-saved-addresses.ts';
import type { CheckoutKinds } from '../checkout-kinds.ts';
import { useAddPaymentInstrument } from '../tenders/add-payment-instrument.ts';
import { TenderChoice } from '../tenders/tender-choice.tsx';
import type { TenderFormState } from '../tenders/tender.ts';
import { useTenderChoice } from '../tenders/use-tender-choice.ts';
import { BillingAddress } from './billing-address.tsx';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';
import { needsBillingAddress } from './steps.ts';

interface Props extends StepProps {
  readonly kinds: CheckoutKinds;
  readonly draft: AddressDraft;
  readonly savedAddresses: SavedAddresses | undefined;
  readonly isSame: boolean;
  readonly onSame: (isSame: boolean) => void;
  /** The bill's address has been sent. */
  readonly onSent: () => void;
  /** The payment that an order was refused with: another has to be entered. */
  readonly refusedId: string | undefined;
}

/** The billing address, where one is needed, and the payment. */
export function BillingStep(props: Props): ReactElement {
  const { cart, kinds, countries, messages, draft, savedAddresses, isSame, onSame, onSent, refusedId, onDone } = props;
  const { calls, errorMessages } = useCommerce();
  const addBilling = useAddBillingAddress();
  const addPayment = useAddPaymentInstrument();
  const { data: payment } = useQuery(getPaymentMethods.query(calls, { basketId: cart.id }));
  const choice = useTenderChoice(cart, kinds.tenders, payment?.paymentMethods);
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<string>();
  /** What the service finds wrong with the payment itself: shown in its form, not above the step. */
  const [fault, setFault] = useState<string>();
  const [wrong, setWrong] = useState<readonly AddressField[]>([]);
  const [attempt, setAttempt] = useState(0);
  const form = useRef<TenderFormState>(undefined);
  const onState = useCallback((state: TenderFormState | undefined) => {
    form.current = state;
  }, []);
  const asksAddress = needsBillingAddress(cart, kinds.deliveryKinds);

  const run = async (): Promise<void> => {
    setNotice(undefined);
    setFault(undefined);
    const faults = asksAddress && !isSame ? await draft.judge() : [];
    setWrong(faults);
    setAttempt((before) => before + 1);
    if (faults.length > 0) return;
    setBusy(true);
    let isEntered = false;
    try {
      const entry = await form.current?.collect();
      if (entry?.outcome === 'failed') setNotice(entry.text);
      if (entry?.outcome === 'failed' || entry?.outcome === 'invalid') return;
      const address = asksAddress && !isSame ? await draft.toInput() : undefined;
      let latest = cart;
      if (asksAddress) latest = await addBilling.mutateAsync(address ? { address } : { sameAsShipping: true });
      isEntered = entry?.outcome === 'entered';
      if (entry?.outcome === 'entered') latest = await addPayment.mutateAsync(entry.input);
      if (address) savedAddresses?.save(address);
      draft.forget();
      form.current?.forget();
      choice.forget();
      onSent();
      if (latest.totals.remainingToPay === 0) onDone();
    } catch (error) {
      if (error instanceof ServiceError && error.level === 'input' && isEntered) setFault(errorText(error, errorMessages));
      else setNotice(error instanceof ServiceError && error.errorId === undefined ? messages.noAnswer : errorText(error, errorMessages));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event?: FormEvent): void => {
    event?.preventDefault();
    if (!busy) void run();
  };
  return (
    <StepFrame
      purpose="billing"
      draft={draft}
      wrong={wrong}
      attempt={attempt}
      busy={busy}
      notice={notice}
      next={messages.continueToSummary}
      messages={messages}
      onSubmit={submit}
    >
      {asksAddress ? (
        <BillingAddress
          countries={countries}
          messages={messages}
          draft={draft}
          savedAddresses={savedAddresses}
          isSame={isSame}
          onSame={onSame}
        />
      ) : null}
      <TenderChoice
        cart={cart}
        messages={messages}
        choice={choice}
        refusedId={refusedId}
        fault={fault}
        onState={onState}
        onEnter={() => submit()}
      />
    </StepFrame>
  );
}
