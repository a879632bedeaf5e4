import { useEffect, type ReactElement } from 'react';
import type { CardInstrumentInput } from '#generated/openapi/cart.ts';
import { Button } from '#ui/button/button.tsx';
import { useKeptChoice } from '../../address/use-kept-choice.ts';
import { SavedPayment } from '../../steps/step-form.styles.ts';
import type { TenderFormProps } from '../tender.ts';
import { CardEntry } from './card-entry.tsx';
import { cardTender } from './card-tender.ts';

/** The card that the cart has, or the frame for another. */
export function CardForm(props: TenderFormProps<CardInstrumentInput>): ReactElement {
  const { cart, messages, instrument, isRefused, onState } = props;
  const { chosen, choose, forget } = useKeptChoice(cart.id, 'card', ['saved', 'new']);
  const mayKeep = instrument !== undefined && !isRefused;
  const isKept = mayKeep && chosen !== 'new';
  useEffect(() => {
    if (!isKept) return undefined;
    onState({ collect: () => Promise.resolve('kept'), forget });
    return () => onState(undefined);
  });

  if (isKept)
    return (
      <SavedPayment>
        <span>{cardTender.getLines(instrument, messages).join(' · ')}</span>
        <Button variant="text-link" size="small" onClick={() => choose('new')}>
          {messages.newCard}
        </Button>
      </SavedPayment>
    );
  return (
    <>
      <CardEntry {...props} forget={forget} />
      {mayKeep ? (
        <Button variant="text-link" size="small" onClick={() => choose('saved')}>
          {messages.keepCard}
        </Button>
      ) : null}
    </>
  );
}
