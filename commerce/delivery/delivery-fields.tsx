import type { ReactElement } from 'react';
import type { DeliveryChoice } from '#generated/openapi/cart.ts';

interface Props {
  readonly itemId: string;
  readonly choice: DeliveryChoice;
}

/** A delivery as a form of the cart's address sends it without script. */
export function DeliveryFields({ itemId, choice }: Props): ReactElement {
  return (
    <>
      <input type="hidden" name="intent" value="setDelivery" />
      <input type="hidden" name="itemId" value={itemId} />
      {Object.entries(choice).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
