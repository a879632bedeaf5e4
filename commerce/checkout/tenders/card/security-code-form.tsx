import type { ReactElement } from 'react';
import type { CardInstrumentInput } from '#generated/openapi/cart.ts';
import type { OrderFormProps } from '../tender.ts';
import { CardEntry } from './card-entry.tsx';
import { cardTender } from './card-tender.ts';

/** Frame for the security code of the cart's saved card. */
export function SecurityCodeForm({ instrument, texts, ...form }: OrderFormProps<CardInstrumentInput>): ReactElement {
  const [name = ''] = cardTender.getLines(instrument, texts);
  const { savedPaymentId } = instrument;
  return (
    <fieldset>
      <legend>{texts.messages.securityCodeOf({ name })}</legend>
      <CardEntry
        {...form}
        more={savedPaymentId === undefined ? {} : { savedPaymentId }}
        title={texts.messages.securityCode}
        onSent={() => undefined}
      />
    </fieldset>
  );
}
