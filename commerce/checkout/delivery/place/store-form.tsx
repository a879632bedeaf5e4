import type { ComponentType, ReactElement } from 'react';
import type { DeliveryFormProps } from '../delivery-form.ts';
import type { PlaceChoiceProps } from '../delivery-kind.ts';
import { CollectedForm } from './collected-form.tsx';
import { formatReadyBy } from './format-ready-by.ts';
import { placeLines } from './place-entries.ts';

interface Props extends DeliveryFormProps {
  readonly PlaceChoice: ComponentType<PlaceChoiceProps>;
}

/** The form of goods that are collected in a store. */
export function StoreForm(props: Props): ReactElement {
  const { shipment, countries, stores, messages, formatters } = props;
  const { storeInfo, readyBy } = shipment;
  const store = stores.find(({ id }) => id === storeInfo?.id);
  const time = readyBy && formatReadyBy(readyBy, store?.timeZone, formatters.languageTag);
  const place = storeInfo && {
    name: storeInfo.name ?? storeInfo.id,
    lines: storeInfo.address ? placeLines(storeInfo.address, countries) : [],
    hours: store?.hours ?? [],
  };
  return <CollectedForm {...props} place={place} ready={time ? messages.readyBy({ time }) : undefined} change={messages.changeStore} />;
}
