import { lazy, Suspense, useEffect, type ReactElement } from 'react';
import type { CardInstrumentInput } from '#generated/openapi/cart.ts';
import { Button } from '#ui/button/button.tsx';
import { useStoredChoice } from '../../address/use-kept-choice.ts';
import { SavedPayment } from '../../steps/step-form.styles.ts';
import type { TenderFormProps } from '../tender.ts';
import { CardEntry, IdleCardEntry } from './card-entry.tsx';
import { cardTender } from './card-tender.ts';

/** Loaded on demand: guests have no saved cards. */
const CardChoice = lazy(async () => ({ default: (await import('./card-choice.tsx')).CardChoice }));

/** The cart's card, the saved cards, or the frame for a new one. */
export function CardForm(props: TenderFormProps<CardInstrumentInput>): ReactElement {
  const { cart, messages, texts, customer, instrument, isRejected, onState } = props;
  const { chosen, choose, forget: onSent } = useStoredChoice(cart.id, 'card', ['saved', 'new']);
  const mayKeep = instrument !== undefined && !isRejected;
  const isKept = mayKeep && chosen !== 'new';
  useEffect(() => {
    if (!isKept) return undefined;
    onState({ getInput: () => Promise.resolve('kept'), onSent });
    return () => onState(undefined);
  });

  const change = (
    <Button variant="text-link" size="small" onClick={() => choose(isKept ? 'new' : 'saved')}>
      {isKept ? messages.newCard : messages.keepCard}
    </Button>
  );
  return isKept ? (
    <SavedPayment>
      <span>{cardTender.getLines(instrument, texts).join(' · ')}</span>
      {change}
    </SavedPayment>
  ) : (
    <>
      {customer ? (
        <Suspense fallback={<IdleCardEntry messages={messages} />}>
          <CardChoice {...props} forget={onSent} />
        </Suspense>
      ) : (
        <CardEntry {...props} onSent={onSent} />
      )}
      {mayKeep ? change : null}
    </>
  );
}
