import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { searchCollectionPoints } from '#generated/calls/search-collection-points.ts';
import { useCalls } from '../../../query/commerce-provider.tsx';
import type { PlaceChoiceProps } from '../delivery-kind.ts';
import type { FoundPlaces, SearchOrigin } from '../place/found-place.ts';
import { PlaceChoice } from '../place/place-choice.tsx';

/** Chooses a collection point. */
export function PointChoice({ onChoose, ...props }: PlaceChoiceProps): ReactElement {
  return (
    <PlaceChoice
      {...props}
      title={props.messages.choosePoint}
      useFound={useFoundPoints}
      onChoose={({ id }) => onChoose({ code: 'pudo', collectionPointId: id })}
    />
  );
}

function useFoundPoints(origin: SearchOrigin | undefined) {
  const calls = useCalls();
  return useQuery({
    ...searchCollectionPoints.query(calls, { body: { by: origin ?? {}, count: 20 } }),
    enabled: origin !== undefined,
    select: ({ origin: from, collectionPoints }): FoundPlaces => ({
      isKnown: from !== undefined,
      ...(from?.label === undefined ? {} : { label: from.label }),
      places: collectionPoints.map((point) => ({ ...point, isAvailable: true, note: point.carrier })),
    }),
  });
}
