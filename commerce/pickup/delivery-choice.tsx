import { use, useEffect, useEffectEvent, useId, useState, type ReactElement } from 'react';
import { Button } from '#ui/button/button.tsx';
import type { AddedLine } from '../cart/changes/added-line.ts';
import { useGetCart } from '../cart/changes/get-cart.ts';
import { pickupCode } from '../checkout/delivery/pickup/pickup-code.ts';
import { ChoiceCards } from '../checkout/steps/step-form.styles.ts';
import { movedRows } from '../delivery/change/moved-rows.ts';
import { ChoiceSet } from '../delivery/choice-set.styles.ts';
import type { Formatters } from '../site/formatters.ts';
import { useMyStore } from '../stores/my-store/use-my-store.ts';
import type { ChosenPickup } from './chosen-pickup.ts';
import { pickupMessagesIn } from './pickup-messages.ts';
import type { PickupPort } from './pickup-port.ts';
import { pickupState } from './pickup-state.ts';
import { useStoreStock } from './use-store-stock.ts';

interface Props {
  readonly productId: string;
  readonly qty: number;
  /** Undefined until a size is chosen. */
  readonly line: AddedLine | undefined;
  readonly pickup: PickupPort;
  readonly formatters: Formatters;
  readonly onChange: (pickup: ChosenPickup | undefined) => void;
  /** Called where a store is to be found before a size is chosen. */
  readonly onMissing: () => void;
}

/** Ships, or is picked up in the shopper's store. For pages that are hydrated: what a visitor's store has is not in cached pages. */
export function DeliveryChoice({ productId, qty, line, pickup, formatters, onChange, onMissing }: Props): ReactElement {
  const messages = use(pickupMessagesIn(pickup.locale));
  const name = useId();
  const mine = useMyStore(formatters);
  const stock = useStoreStock(mine, productId, line?.sku);
  const [isWanted, setWanted] = useState(false);
  const { store } = stock;
  const { isPossible, text } = pickupState(stock, { qty, sku: line?.sku }, new Date(), messages, formatters.languageTag);
  const isPickup = isWanted && isPossible && store !== undefined;
  return (
    <ChoiceSet>
      <legend>{messages.choiceLegend}</legend>
      <ChoiceCards>
        <label>
          <input type="radio" name={name} checked={!isPickup} onChange={() => setWanted(false)} />
          <span data-part="label">{messages.shipToMe}</span>
        </label>
        <label data-disabled={isPossible ? undefined : true}>
          <input type="radio" name={name} checked={isPickup} disabled={!isPossible} onChange={() => setWanted(true)} />
          <span data-part="label">
            {store ? messages.pickUpAt({ store: store.name }) : messages.pickupTitle}
            <span data-part="note" role="status">
              {text}
            </span>
          </span>
        </label>
      </ChoiceCards>
      <Button variant="text-link" size="small" onClick={() => (line ? pickup.onFindStore(line) : onMissing())}>
        {store ? messages.chooseOtherStore : messages.chooseStore}
      </Button>
      {isPickup ? <Chosen storeId={store.id} storeName={store.name} onChange={onChange} /> : null}
    </ChoiceSet>
  );
}

/** Reports the choice while it lasts; the cart is read only by those who pick up. */
function Chosen({
  storeId,
  storeName,
  onChange,
}: { readonly storeId: string; readonly storeName: string } & Pick<Props, 'onChange'>): null {
  const { data: cart } = useGetCart();
  const choice = { code: pickupCode, storeId } as const;
  const movesOthers = cart ? movedRows(cart, { id: '' }, choice).length > 0 : false;
  const report = useEffectEvent((isChosen: boolean) => onChange(isChosen ? { choice, storeName, movesOthers } : undefined));
  useEffect(() => {
    report(true);
    return () => report(false);
  }, [storeId, movesOthers]);
  return null;
}
