import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { CheckoutMessages } from '#generated/messages/checkout/messages.ts';
import { searchStores } from '#generated/calls/search-stores.ts';
import type { ShippingMethodCode } from '#generated/openapi/shared.ts';
import type { Store, StoreResults, StoreService } from '#generated/openapi/stores.ts';
import { useCalls } from '../../../query/commerce-provider.tsx';
import type { PlaceChoiceProps } from '../delivery-kind.ts';
import type { FoundPlaces } from './found-place.ts';
import { PlaceChoice } from './place-choice.tsx';
import { usePlaceSearch } from './use-place-search.ts';

interface Props extends PlaceChoiceProps {
  readonly code: ShippingMethodCode;
  /** Service that the stores must offer. */
  readonly service: StoreService;
  /** True if the goods come from the store's own stock. */
  readonly hasStock?: boolean;
}

/** Search for a store that offers a service. */
export function StoreChoice({ code, service, hasStock = false, sku, onChoose, ...props }: Props): ReactElement {
  const { near, messages } = props;
  const calls = useCalls();
  const search = usePlaceSearch(near);
  const stock = hasStock && sku !== undefined ? { sku } : {};
  const body = { by: search.origin ?? {}, services: [service], start: 0, count: 20, ...stock };
  const { data, error } = useQuery({ ...searchStores.query(calls, { body }), enabled: search.origin !== undefined });
  return (
    <PlaceChoice
      {...props}
      title={messages.chooseStore}
      search={search}
      found={data && toFoundPlaces(data, messages)}
      error={error}
      onChoose={({ id }) => onChoose({ code, storeId: id })}
    />
  );
}

function toFoundPlaces({ origin, stores }: StoreResults, messages: CheckoutMessages): FoundPlaces {
  return {
    isKnown: origin !== undefined,
    ...(origin?.label === undefined ? {} : { label: origin.label }),
    places: stores.map((store) => ({ ...store, isAvailable: store.inventory !== 0, note: getStockText(store, messages) })),
  };
}

function getStockText({ inventory }: Store, messages: CheckoutMessages): string | undefined {
  if (inventory === undefined) return undefined;
  return inventory > 0 ? messages.storeHasIt : messages.storeLacksIt;
}
