import type { ReactElement } from 'react';
import { Notice } from '#ui/notice/notice.tsx';
import { ChoiceCards, SavedPayment } from '../steps/step-form.styles.ts';
import type { TenderFormProps } from './tender.ts';
import type { TenderChoice as Choice } from './use-tender-choice.ts';

interface Props extends Pick<TenderFormProps, 'cart' | 'messages' | 'fault' | 'onState' | 'onEnter'> {
  readonly choice: Choice;
  /** The payment that an order was refused with. */
  readonly refusedId: string | undefined;
}

/** How the cart is paid: the form of the chosen tender, below what the others pay and, where there are several, the choice. */
export function TenderChoice({ choice: { options, chosen, choose }, refusedId, ...form }: Props): ReactElement | null {
  const { cart, messages } = form;
  if (!chosen && cart.totals.remainingToPay === 0) return null;
  if (!chosen)
    return (
      <fieldset>
        <legend>{messages.payment}</legend>
        <Notice kind="warning">{messages.noPaymentMethods}</Notice>
      </fieldset>
    );
  const { id, tender, instrument, isOffered } = chosen;
  const others = options.filter((option) => option.id !== id && option.instrument);
  return (
    <>
      {others.map((other) => (
        <SavedPayment key={other.id}>{other.instrument && other.tender.getLines(other.instrument, messages).join(' · ')}</SavedPayment>
      ))}
      {options.length > 1 ? (
        <fieldset>
          <legend>{messages.payment}</legend>
          <ChoiceCards>
            {options.map((option) => (
              <label key={option.id}>
                <input type="radio" name="tender" checked={option.id === id} onChange={() => choose(option.id)} />
                <span data-part="label">{option.tender.getTitle(messages)}</span>
              </label>
            ))}
          </ChoiceCards>
        </fieldset>
      ) : null}
      <fieldset>
        <legend>{tender.getTitle(messages)}</legend>
        <tender.Form
          key={id}
          {...form}
          instrument={instrument}
          isOffered={isOffered}
          isRefused={instrument !== undefined && instrument.paymentInstrumentId === refusedId}
        />
      </fieldset>
    </>
  );
}
