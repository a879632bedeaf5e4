import type { ReactElement } from 'react';
import type { ShippingMethod, ShippingMethodCode } from '#generated/openapi/shared.ts';
import { Notice } from '#ui/notice/notice.tsx';
import type { Formatters } from '../../site/formatters.ts';
import type { CheckoutMessages } from '#generated/messages/checkout/messages.ts';
import { formatDeliveryTime } from './delivery-time.ts';
import { ChoiceCards } from '../steps/step-form.styles.ts';

interface Props {
  /** Name of the radio buttons. */
  readonly name: string;
  readonly methods: readonly ShippingMethod[];
  readonly chosen: ShippingMethodCode | undefined;
  readonly messages: CheckoutMessages;
  readonly formatters: Formatters;
  readonly onChoose: (code: ShippingMethodCode) => void;
}

/** Radio buttons of the shipping methods, each with time and price. */
export function ShippingMethods({ name, methods, chosen, messages, formatters, onChoose }: Props): ReactElement {
  return (
    <fieldset>
      <legend>{messages.shippingMethod}</legend>
      {methods.length === 0 ? (
        <Notice kind="warning">{messages.noShippingMethods}</Notice>
      ) : (
        <ChoiceCards>
          {methods.map(({ code, label, deliveryTime, price }) => (
            <label key={code}>
              <input type="radio" name={name} value={code} checked={code === chosen} onChange={() => onChoose(code)} />
              <span data-part="label">
                {label}
                <span data-part="note">{formatDeliveryTime(deliveryTime, messages)}</span>
              </span>
              <span data-part="price">{price === 0 ? messages.shippingFree : formatters.money(price)}</span>
            </label>
          ))}
        </ChoiceCards>
      )}
    </fieldset>
  );
}
