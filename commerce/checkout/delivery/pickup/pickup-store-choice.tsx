import type { ReactElement } from 'react';
import type { PlaceChoiceProps } from '../delivery-kind.ts';
import { StoreChoice } from '../place/store-choice.tsx';

export function PickupStoreChoice(props: PlaceChoiceProps): ReactElement {
  return <StoreChoice {...props} code="pickup" service="pickup" hasStock />;
}
