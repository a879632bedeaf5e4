import type { ReactElement } from 'react';
import type { DeliveryFormProps } from '../delivery-form.ts';
import { StoreForm } from '../place/store-form.tsx';
import { PickupStoreChoice } from './pickup-store-choice.tsx';

export function PickupForm(props: DeliveryFormProps): ReactElement {
  return <StoreForm {...props} PlaceChoice={PickupStoreChoice} />;
}
