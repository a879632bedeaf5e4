import type { ReactElement } from 'react';
import type { PlaceChoiceProps } from '../delivery-kind.ts';
import { StoreChoice } from '../place/store-choice.tsx';

export function StsStoreChoice(props: PlaceChoiceProps): ReactElement {
  return <StoreChoice {...props} code="sts" service="shipToStore" />;
}
