import { useQuery } from '@tanstack/react-query';
import { useId, useState, type ReactElement } from 'react';
import { getSavedPayments } from '#generated/calls/get-saved-payments.ts';
import type { CardInstrumentInput } from '#generated/openapi/cart.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { useCalls } from '../../../query/commerce-provider.tsx';
import { useStoredChoice } from '../../address/use-kept-choice.ts';
import { ChoiceCards } from '../../steps/step-form.styles.ts';
import type { TenderFormProps } from '../tender.ts';
import { CardEntry, IdleCardEntry } from './card-entry.tsx';
import { ChoicePanel, ChoiceTitle } from './card-choice.styles.ts';
import { formatCard } from './card-tender.ts';
import { savedCardsInput } from './get-saved-cards.ts';

interface Props extends TenderFormProps<CardInstrumentInput> {
  readonly forget: () => void;
}

const NEW = 'new';

/** The customer's saved cards, with expired ones disabled, and a new card that may be saved. */
export function CardChoice(props: Props): ReactElement {
  const { cart, messages, texts, forget } = props;
  const titleId = useId();
  const { data, isPending } = useQuery(getSavedPayments.query(useCalls(), savedCardsInput));
  const cards = data?.paymentInstruments.flatMap((saved) => (saved.card ? [{ ...saved, card: saved.card }] : [])) ?? [];
  const possible = cards.filter(({ isExpired }) => !isExpired);
  const choice = useStoredChoice(cart.id, 'saved-card', [...possible.map(({ paymentInstrumentId: id }) => id), NEW]);
  const [saves, setSaves] = useState(false);
  const chosen = choice.chosen ?? possible[0]?.paymentInstrumentId ?? NEW;
  const saved = possible.find(({ paymentInstrumentId: id }) => id === chosen);
  const clearAll = (): void => {
    choice.forget();
    forget();
  };
  if (isPending) return <IdleCardEntry messages={messages} />;
  const renderRadio = (id: string, isExpired = false): ReactElement => (
    <input type="radio" name="savedCard" value={id} checked={id === chosen} disabled={isExpired} onChange={() => choice.choose(id)} />
  );
  return (
    <>
      {cards.length === 0 ? null : (
        <>
          <ChoiceTitle id={titleId}>{texts.messages.savedCards}</ChoiceTitle>
          <ChoiceCards role="radiogroup" aria-labelledby={titleId}>
            {cards.map(({ paymentInstrumentId: id, card, label, isDefault, isExpired }) => {
              const [name, expiry] = formatCard(card, texts);
              const notes = [
                ...(label === undefined ? [] : [name]),
                isExpired ? texts.messages.expiredCard : expiry,
                ...(isDefault ? [texts.messages.defaultCard] : []),
              ];
              return (
                <label key={id}>
                  {renderRadio(id, isExpired)}
                  <span data-part="label">
                    {label ?? name}
                    <span data-part="note">{notes.join(' · ')}</span>
                  </span>
                </label>
              );
            })}
            <label>
              {renderRadio(NEW)}
              <span data-part="label">{texts.messages.otherCard}</span>
            </label>
          </ChoiceCards>
        </>
      )}
      <ChoicePanel>
        {saved ? (
          <CardEntry
            key={saved.paymentInstrumentId}
            {...props}
            onSent={clearAll}
            more={{ savedPaymentId: saved.paymentInstrumentId }}
            title={texts.messages.securityCode}
          />
        ) : (
          <>
            <CardEntry {...props} onSent={clearAll} more={saves ? { save: true } : {}} />
            <Checkbox
              name="saveCard"
              label={texts.messages.saveCard}
              hint={texts.messages.saveCardHint}
              checked={saves}
              onChange={({ currentTarget: { checked } }) => setSaves(checked)}
            />
          </>
        )}
      </ChoicePanel>
    </>
  );
}
