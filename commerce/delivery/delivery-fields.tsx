import type { ReactElement } from 'react';
import type { DeliveryChoice } from '#generated/openapi/cart.ts';
import { choiceField, formatChoice } from './choice-text.ts';

interface Props {
  readonly itemId: string;
  /** Absent if the form has its own field for the choice. */
  readonly choice?: DeliveryChoice;
}

/** Hidden fields of a form that sets a line's delivery without JavaScript. */
export function DeliveryFields({ itemId, choice }: Props): ReactElement {
  return (
    <>
      <input type="hidden" name="intent" value="setDelivery" />
      <input type="hidden" name="itemId" value={itemId} />
      {choice ? <input type="hidden" name={choiceField} value={formatChoice(choice)} /> : null}
    </>
  );
}
