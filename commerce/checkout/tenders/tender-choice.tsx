import { lazy, Suspense, useEffect, useRef, type ReactElement } from 'react';
import { Notice } from '#ui/notice/notice.tsx';
import { ChoiceCards } from '../steps/step-form.styles.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import type { OrderRejection } from '../order/use-stored-rejection.ts';
import type { TenderFormProps } from './tender.ts';
import { isAvailable, type TenderChoice as Choice } from './use-tender-choice.ts';

/** Loaded on demand: most methods are available. */
const UnavailableNote = lazy(async () => ({ default: (await import('./unavailable-note.tsx')).UnavailableNote }));

interface Props extends Omit<TenderFormProps, 'method' | 'instrument' | 'isRejected'> {
  readonly choice: Choice;
  /** Why an order was rejected, with the payment to replace. */
  readonly rejection: OrderRejection | undefined;
}

/** Radio buttons if there are several tenders, with reasons for unavailable ones, and the form of the selected one. */
export function TenderChoice({ choice: { options, chosen, choose }, rejection, ...form }: Props): ReactElement | null {
  const { cart, messages, texts } = form;
  const title = chosen?.tender.getTitle(messages, chosen.method);
  const ownRejection = chosen?.instrument && chosen.instrument.paymentInstrumentId === rejection?.paymentId ? rejection : undefined;
  const part = useRef<HTMLFieldSetElement>(null);
  const isRejected = ownRejection !== undefined;
  useEffect(() => {
    if (!isRejected) return undefined;
    // Runs after the step's heading got the focus.
    const frame = requestAnimationFrame(() => part.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' }));
    return () => cancelAnimationFrame(frame);
  }, [isRejected]);
  if (options.length === 0 && cart.totals.remainingToPay === 0) return null;
  return (
    <>
      {options.length > 1 ? (
        <fieldset>
          <legend>{texts.messages.paymentTitle}</legend>
          <ChoiceCards>
            {options.map((option) => {
              const isOpen = isAvailable(option);
              return (
                <label key={option.id}>
                  <input
                    type="radio"
                    name="tender"
                    value={option.id}
                    checked={option === chosen}
                    disabled={!isOpen}
                    onChange={() => choose(option.id)}
                  />
                  <span data-part="label">
                    {option.tender.getTitle(messages, option.method)}
                    {isOpen ? null : (
                      <Suspense fallback={null}>
                        <UnavailableNote method={option.method} texts={texts} />
                      </Suspense>
                    )}
                  </span>
                </label>
              );
            })}
          </ChoiceCards>
        </fieldset>
      ) : null}
      {chosen ? (
        <fieldset ref={part}>
          {options.length > 1 ? <VisuallyHidden as="legend">{title}</VisuallyHidden> : <legend>{title}</legend>}
          {ownRejection ? <Notice kind="danger">{ownRejection.text}</Notice> : null}
          <Suspense key={chosen.id} fallback={null}>
            <chosen.tender.Form {...form} method={chosen.method} instrument={chosen.instrument} isRejected={isRejected} />
          </Suspense>
        </fieldset>
      ) : (
        <Notice kind="warning">{messages.noPaymentMethods}</Notice>
      )}
    </>
  );
}
