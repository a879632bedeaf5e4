import type { ReactElement } from 'react';
import type { DeliveryFormProps } from '../delivery-form.ts';
import { StoreForm } from '../place/store-form.tsx';
import { StsStoreChoice } from './sts-store-choice.tsx';

export function StsForm(props: DeliveryFormProps): ReactElement {
  return <StoreForm {...props} PlaceChoice={StsStoreChoice} />;
}
