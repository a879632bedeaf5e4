import { lazy, Suspense, type ReactElement } from 'react';
import type { ProductMessages } from '#generated/messages/product/messages.ts';
import { useHydrated } from '#ui/hydration/use-hydrated.ts';
import type { AddedLine } from '../cart/changes/added-line.ts';
import { Choices, Options } from '../product/choices.styles.ts';
import type { Formatters } from '../site/formatters.ts';
import type { ChosenPickup } from './chosen-pickup.ts';
import { DeliveryChoiceRoot } from './delivery-choice.styles.ts';
import type { PickupPort } from './pickup-port.ts';

/** For visitors with a store of their own, and for those who want to pick up. */
const PickupNote = lazy(async () => ({ default: (await import('./pickup-note.tsx')).PickupNote }));

export interface DeliveryChoiceProps {
  readonly productId: string;
  readonly qty: number;
  /** Undefined until a size is chosen. */
  readonly line: AddedLine | undefined;
  readonly isPickup: boolean;
  readonly pickupPort: PickupPort;
  readonly messages: ProductMessages;
  readonly formatters: Formatters;
  readonly onPickup: (isPickup: boolean) => void;
  /** Called with the pickup while it is possible, and with undefined when it is not any more. */
  readonly onChange: (pickup: ChosenPickup | undefined) => void;
  /** Called where a store is to be found before a size is chosen. */
  readonly onMissing: () => void;
}

/** Chooses between shipping and pickup. Cached pages are the same for everyone, so the stock of the visitor's store loads later. */
export function DeliveryChoice(props: DeliveryChoiceProps): ReactElement {
  const { isPickup, messages, onPickup } = props;
  const isHydrated = useHydrated();
  return (
    <DeliveryChoiceRoot>
      <Choices>
        <legend>
          <strong>{messages.delivery}</strong>
        </legend>
        <Options data-wide>
          {[false, true].map((value) => (
            <label key={String(value)}>
              <input type="radio" name="delivery" checked={value === isPickup} onChange={() => onPickup(value)} />
              {value ? messages.pickUp : messages.shipToMe}
            </label>
          ))}
        </Options>
      </Choices>
      <div>
        {isPickup || (isHydrated && document.cookie.includes('cairn.store.')) ? (
          <Suspense fallback={null}>
            <PickupNote {...props} />
          </Suspense>
        ) : (
          messages.pickupHint
        )}
      </div>
    </DeliveryChoiceRoot>
  );
}
