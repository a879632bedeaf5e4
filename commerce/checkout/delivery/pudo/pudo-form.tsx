import type { ReactElement } from 'react';
import type { DeliveryFormProps } from '../delivery-form.ts';
import { CollectedForm } from '../place/collected-form.tsx';
import { formatPlace } from '../place/place-entries.ts';
import { PointChoice } from './point-choice.tsx';

/** Form for the collection point and the collector. */
export function PudoForm(props: DeliveryFormProps): ReactElement {
  const { shipment, countries, messages } = props;
  const { collectionPoint } = shipment;
  const place = collectionPoint && {
    name: collectionPoint.name,
    lines: [...formatPlace(collectionPoint, countries), collectionPoint.carrier],
    hours: collectionPoint.hours,
  };
  return <CollectedForm {...props} place={place} change={messages.changePoint} PlaceChoice={PointChoice} />;
}
