import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactElement } from 'react';
import { searchStores } from '#generated/calls/search-stores.ts';
import { useCalls } from '../../../query/commerce-provider.tsx';
import type { DeliveryFormProps } from '../delivery-form.ts';
import type { PlaceChoiceProps } from '../delivery-kind.ts';
import { CollectedForm } from './collected-form.tsx';
import { formatPlace, getReadyText } from './place-entries.ts';
import { createStoreRequest } from './store-request.ts';

interface Props extends DeliveryFormProps {
  readonly PlaceChoice: ComponentType<PlaceChoiceProps>;
}

/** Form for goods that are collected in a store. */
export function StoreForm(props: Props): ReactElement {
  const { shipment, countries, messages, formatters } = props;
  const { storeInfo } = shipment;
  const calls = useCalls();
  const { data } = useQuery({ ...searchStores.query(calls, createStoreRequest(storeInfo?.id ?? '')), enabled: storeInfo !== undefined });
  const place = storeInfo && {
    name: storeInfo.name ?? storeInfo.id,
    lines: storeInfo.address ? formatPlace(storeInfo.address, countries) : [],
    hours: data?.stores[0]?.hours ?? [],
  };
  const ready = getReadyText(shipment, messages, formatters.languageTag);
  return <CollectedForm {...props} place={place} ready={ready} change={messages.changeStore} />;
}
