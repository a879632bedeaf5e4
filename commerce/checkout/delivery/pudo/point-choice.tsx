import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { searchCollectionPoints } from '#generated/calls/search-collection-points.ts';
import type { CollectionPointResults } from '#generated/openapi/stores.ts';
import { useCalls } from '../../../query/commerce-provider.tsx';
import type { PlaceChoiceProps } from '../delivery-kind.ts';
import type { FoundPlaces } from '../place/found-place.ts';
import { PlaceChoice } from '../place/place-choice.tsx';
import { usePlaceSearch } from '../place/use-place-search.ts';

/** Search for a collection point. */
export function PointChoice({ onChoose, ...props }: PlaceChoiceProps): ReactElement {
  const calls = useCalls();
  const search = usePlaceSearch(props.near);
  const body = { by: search.origin ?? {}, count: 20 };
  const { data, error } = useQuery({ ...searchCollectionPoints.query(calls, { body }), enabled: search.origin !== undefined });
  return (
    <PlaceChoice
      {...props}
      title={props.messages.choosePoint}
      search={search}
      found={data && toFoundPlaces(data)}
      error={error}
      onChoose={({ id }) => onChoose({ code: 'pudo', collectionPointId: id })}
    />
  );
}

function toFoundPlaces({ origin, collectionPoints }: CollectionPointResults): FoundPlaces {
  return {
    isKnown: origin !== undefined,
    ...(origin?.label === undefined ? {} : { label: origin.label }),
    places: collectionPoints.map((point) => ({ ...point, isAvailable: true, note: point.carrier })),
  };
}
