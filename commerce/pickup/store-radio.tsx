import type { ReactElement } from 'react';
import type { Store } from '#generated/openapi/stores.ts';
import { describeReady } from './describe-ready.ts';
import { formatDistance } from '../stores/format-distance.ts';
import { pickupCode } from '../checkout/delivery/pickup/pickup-code.ts';
import type { StorePickerProps } from './store-picker-props.ts';

interface Props extends Pick<StorePickerProps, 'messages' | 'qty'> {
  readonly name: string;
  readonly store: Store;
  readonly now: Date;
  readonly isChosen: boolean;
  readonly canChoose: boolean;
  readonly languageTag: string;
  readonly onChoose: () => void;
}

/** A store of the results: address, distance, units and ready time. */
export function StoreRadio({ name, store, qty, now, isChosen, canChoose, messages, languageTag, onChoose }: Props): ReactElement {
  const { delivery, stores } = messages;
  const { readyBy, timeZone, distance, inventory = 0, services } = store;
  const offersPickup = services.includes(pickupCode);
  const ready = readyBy !== undefined && inventory >= qty ? describeReady({ readyBy, timeZone }, now, delivery, languageTag) : undefined;
  return (
    <label data-disabled={canChoose ? undefined : true}>
      <input type="radio" name={name} checked={isChosen} disabled={!canChoose} onChange={onChoose} />
      <span data-part="label">
        {store.name}
        <span data-part="note">
          {store.addressLine1}, {store.city}
        </span>
        <span data-part="note">
          {offersPickup ? [delivery.inStock({ count: inventory }), ready].filter(Boolean).join(', ') : delivery.noPickup}
        </span>
      </span>
      {distance === undefined ? null : (
        <span data-part="price">{stores.distance({ distance: formatDistance(distance, languageTag) })}</span>
      )}
    </label>
  );
}
