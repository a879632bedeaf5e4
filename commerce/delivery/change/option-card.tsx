import type { ReactElement } from 'react';
import type { DeliveryMessages } from '#generated/messages/delivery/messages.ts';
import { formatDeliveryTime } from '../../checkout/delivery/delivery-time.ts';
import type { Formatters } from '../../site/formatters.ts';
import { choiceField, formatChoice } from '../choice-text.ts';
import type { DeliveryOption } from './delivery-options.ts';

interface Props {
  readonly option: DeliveryOption;
  readonly isChosen: boolean;
  readonly messages: DeliveryMessages;
  readonly formatters: Formatters;
  readonly onChoose: () => void;
}

/** Delivery option as a radio button, with store, time and price. */
export function OptionCard({ option, isChosen, messages, formatters, onChoose }: Props): ReactElement {
  const { choice, method, isAvailable } = option;
  return (
    <label data-disabled={isAvailable ? undefined : true}>
      <input
        type="radio"
        name={choiceField}
        value={formatChoice(choice)}
        checked={isChosen}
        disabled={!isAvailable}
        required
        onChange={onChoose}
      />
      <span data-part="label">
        {method.label}
        {getNotes(option, messages).map((note) => (
          <span key={note} data-part="note">
            {note}
          </span>
        ))}
      </span>
      <span data-part="price">{method.price === 0 ? messages.free : formatters.money(method.price)}</span>
    </label>
  );
}

function getNotes({ method, store, hasStore, isAvailable }: DeliveryOption, messages: DeliveryMessages): readonly string[] {
  if (hasStore && !store) return [messages.storeMissing];
  const stock = store?.inventory === undefined ? undefined : messages.inStock({ count: store.inventory });
  const place = store && [store.name, stock].filter(Boolean).join(' · ');
  const time = isAvailable ? formatDeliveryTime(method.deliveryTime, messages) : stock === undefined ? messages.notOffered : '';
  return [place, time].filter((note): note is string => note !== undefined && note !== '');
}
