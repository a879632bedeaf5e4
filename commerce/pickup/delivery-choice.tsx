import { lazy, Suspense, type ReactElement } from 'react';
import { useHydrated } from '#ui/hydration/use-hydrated.ts';
import { Choices, Options } from '../product/choices.styles.ts';
import { DeliveryChoiceRoot } from './delivery-choice.styles.ts';
import type { DeliveryChoiceProps } from './delivery-choice-props.ts';

/** Loaded for visitors with a store, or when pickup is selected. */
const PickupNote = lazy(async () => ({ default: (await import('./pickup-note.tsx')).PickupNote }));

/** Choice between shipping and pickup. Cached pages are the same for all visitors, so the store's stock loads later. */
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
