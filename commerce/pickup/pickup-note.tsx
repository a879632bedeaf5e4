import { use, useEffect, useEffectEvent, type ReactElement } from 'react';
import { Button } from '#ui/button/button.tsx';
import { useGetCart } from '../cart/changes/get-cart.ts';
import { pickupCode } from '../checkout/delivery/pickup/pickup-code.ts';
import { movedRows } from '../delivery/change/moved-rows.ts';
import type { DeliveryChoiceProps } from './delivery-choice.tsx';
import { pickupMessagesIn } from './pickup-messages.ts';
import { pickupState } from './pickup-state.ts';
import { useStoreStock } from './use-store-stock.ts';

interface Props extends DeliveryChoiceProps {
  /** The visitor's own store. */
  readonly storeId: string | undefined;
}

/** The stock of the visitor's store, the time at which the item is ready, and a button that finds another store. */
export function PickupNote(props: Props): ReactElement {
  const { productId, qty, line, isPickup, pickupPort, formatters, storeId, onChange, onMissing } = props;
  const messages = use(pickupMessagesIn(pickupPort.locale));
  const stock = useStoreStock(storeId, productId, line?.sku);
  const { store } = stock;
  const { isPossible, text } = pickupState(stock, { qty, sku: line?.sku }, new Date(), messages, formatters.languageTag);
  return (
    <>
      <p role="status">
        {store ? <strong>{store.name}</strong> : null}
        {store ? ' · ' : null}
        {text}
      </p>
      <Button variant="text-link" size="small" onClick={() => (line ? pickupPort.onFindStore(line) : onMissing())}>
        {store ? messages.chooseOtherStore : messages.chooseStore}
      </Button>
      {isPickup && isPossible && store ? <Chosen storeId={store.id} storeName={store.name} onChange={onChange} /> : null}
    </>
  );
}

interface ChosenProps extends Pick<Props, 'onChange'> {
  readonly storeId: string;
  readonly storeName: string;
}

/** Reports the pickup while it lasts; the cart is read only by those who pick up. */
function Chosen({ storeId, storeName, onChange }: ChosenProps): null {
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
