import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { searchStores } from '#generated/calls/search-stores.ts';
import type { ShippingMethodCode } from '#generated/openapi/shared.ts';
import type { Store, StoreService } from '#generated/openapi/stores.ts';
import { useCalls } from '../../../query/commerce-provider.tsx';
import type { PlaceChoiceProps } from '../delivery-kind.ts';
import type { FoundPlaces, SearchOrigin } from './found-place.ts';
import { PlaceChoice } from './place-choice.tsx';

interface Props extends PlaceChoiceProps {
  readonly code: ShippingMethodCode;
  /** What the stores must offer. */
  readonly service: StoreService;
  /** The goods come from the store: it must have them. */
  readonly hasStock?: boolean;
}

/** Chooses a store that offers a service. */
export function StoreChoice({ code, service, hasStock = false, sku, onChoose, ...props }: Props): ReactElement {
  const { messages } = props;
  const stock = hasStock && sku !== undefined ? { sku } : {};
  const useFound = (origin: SearchOrigin | undefined) => {
    const calls = useCalls();
    const body = { by: origin ?? {}, services: [service], start: 0, count: 20, ...stock };
    return useQuery({
      ...searchStores.query(calls, { body }),
      enabled: origin !== undefined,
      select: ({ origin: from, stores }): FoundPlaces => ({
        isKnown: from !== undefined,
        ...(from?.label === undefined ? {} : { label: from.label }),
        places: stores.map((store) => ({ ...store, isAvailable: store.inventory !== 0, note: stockText(store) })),
      }),
    });
  };
  const stockText = ({ inventory }: Store): string | undefined => {
    if (inventory === undefined) return undefined;
    return inventory > 0 ? messages.storeHasIt : messages.storeLacksIt;
  };
  return <PlaceChoice {...props} title={messages.chooseStore} useFound={useFound} onChoose={({ id }) => onChoose({ code, storeId: id })} />;
}
