import type { ReactElement } from 'react';
import type { ShippingMethod, ShippingMethodCode } from '#generated/openapi/shared.ts';
import { Notice } from '#ui/notice/notice.tsx';
import type { Speech } from '../cart/speech.ts';
import type { CheckoutWords } from './address-form.tsx';
import { deliveryText } from './delivery-time.ts';
import { ChoiceCards } from './step-form.styles.ts';

interface Props {
  readonly methods: readonly ShippingMethod[];
  readonly chosen: ShippingMethodCode | undefined;
  readonly words: CheckoutWords;
  readonly speech: Speech;
  readonly onChoose: (code: ShippingMethodCode) => void;
}

/** The ways of delivery, each with its time and price. */
export function ShippingMethods({ methods, chosen, words, speech, onChoose }: Props): ReactElement {
  return (
    <fieldset>
      <legend>{words.shippingMethod}</legend>
      {methods.length === 0 ? (
        <Notice kind="warning">{words.noShippingMethods}</Notice>
      ) : (
        <ChoiceCards>
          {methods.map(({ code, label, deliveryTime, price }) => (
            <label key={code}>
              <input type="radio" name="shippingMethod" value={code} checked={code === chosen} onChange={() => onChoose(code)} />
              <span data-part="label">
                {label}
                <span data-part="note">{deliveryText(deliveryTime, words, speech)}</span>
              </span>
              <span data-part="price">{price === 0 ? words.shippingFree : speech.money(price)}</span>
            </label>
          ))}
        </ChoiceCards>
      )}
    </fieldset>
  );
}
