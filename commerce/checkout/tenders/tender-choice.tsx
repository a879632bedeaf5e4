import type { ReactElement } from 'react';
import { Notice } from '#ui/notice/notice.tsx';
import { Select } from '#ui/select/select.tsx';
import { SavedPayment } from '../steps/step-form.styles.ts';
import type { Refusal } from '../order/use-kept-refusal.ts';
import type { TenderFormProps } from './tender.ts';
import type { TenderChoice as Choice } from './use-tender-choice.ts';

interface Props extends Pick<TenderFormProps, 'cart' | 'messages' | 'fault' | 'onState' | 'onFailure' | 'onEnter'> {
  readonly choice: Choice;
  /** Why an order was rejected, with the payment that has to be replaced. */
  readonly refusal: Refusal | undefined;
}

/** The payments by other tenders, a choice if there are several tenders, and the form of the chosen one. */
export function TenderChoice({ choice: { options, chosen, choose }, refusal, ...form }: Props): ReactElement | null {
  const { cart, messages } = form;
  if (!chosen) return cart.totals.remainingToPay === 0 ? null : <Notice kind="warning">{messages.noPaymentMethods}</Notice>;
  const { id, tender, instrument } = chosen;
  const isRefused = instrument !== undefined && instrument.paymentInstrumentId === refusal?.paymentId;
  return (
    <>
      {options.map((other) =>
        other.instrument && other !== chosen ? (
          <SavedPayment key={other.id}>{other.tender.getLines(other.instrument, messages).join(' · ')}</SavedPayment>
        ) : null,
      )}
      {options.length > 1 ? (
        <Select
          id="tender"
          name="tender"
          label={messages.payment}
          value={id}
          options={options.map((option) => ({ value: option.id, label: option.tender.getTitle(messages) }))}
          onChange={(event) => choose(event.currentTarget.value)}
        />
      ) : null}
      <fieldset>
        <legend>{tender.getTitle(messages)}</legend>
        {isRefused ? <Notice kind="danger">{refusal?.text}</Notice> : null}
        <tender.Form key={id} {...form} instrument={instrument} isRefused={isRefused} />
      </fieldset>
    </>
  );
}
