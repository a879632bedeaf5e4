import { useCallback, useEffect, useRef, type ReactElement } from 'react';
import type { CardInstrumentInput } from '#generated/openapi/cart.ts';
import { Button } from '#ui/button/button.tsx';
import { useKeptChoice } from '../../address/use-kept-choice.ts';
import { SavedPayment } from '../../steps/step-form.styles.ts';
import type { TenderEntry, TenderFormProps } from '../tender.ts';
import { CardEntry } from './card-entry.tsx';
import { cardTender } from './card-tender.ts';
import type { CardFrameState } from './use-card-frame.ts';

/** The card that the cart has, or the frame for another. */
export function CardForm(props: TenderFormProps<CardInstrumentInput>): ReactElement {
  const { cart, messages, instrument, isRefused, fault, onState, onEnter } = props;
  const { chosen, choose, forget } = useKeptChoice(cart.id, 'card', ['saved', 'new']);
  const mayKeep = instrument !== undefined && !isRefused;
  const isKept = mayKeep && chosen !== 'new';
  const frame = useRef<CardFrameState>(undefined);
  const onFrame = useCallback((state: CardFrameState | undefined) => {
    frame.current = state;
  }, []);

  const collect = async (): Promise<TenderEntry<CardInstrumentInput>> => {
    if (isKept) return { outcome: 'kept' };
    const answer = await frame.current?.requestToken();
    if (answer === undefined) return { outcome: 'failed', text: messages.cardFailed };
    if (answer.kind === 'token') {
      const { sessionId, token } = answer;
      return { outcome: 'entered', input: { payment_method_id: 'CREDIT_CARD', sessionId, token } };
    }
    const isShown = answer.kind === 'invalid' || answer.reason === 'closed';
    return isShown ? { outcome: 'invalid' } : { outcome: 'failed', text: messages.cardFailed };
  };
  useEffect(() => {
    onState({ collect, forget });
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
      <CardEntry cart={cart} messages={messages} fault={fault} onFrame={onFrame} onEnter={onEnter} />
      {mayKeep ? (
        <Button variant="text-link" size="small" onClick={() => choose('saved')}>
          {messages.keepCard}
        </Button>
      ) : null}
    </>
  );
}
