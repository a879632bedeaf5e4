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

  const change = (
    <Button variant="text-link" size="small" onClick={() => choose(isKept ? 'new' : 'saved')}>
      {isKept ? messages.newCard : messages.keepCard}
    </Button>
  );
  return isKept ? (
    <SavedPayment>
      <span>{cardTender.getLines(instrument, messages).join(' · ')}</span>
      {change}
    </SavedPayment>
  ) : (
    <>
      <CardEntry {...props} forget={forget} />
      {mayKeep ? change : null}
    </>
  );
}
