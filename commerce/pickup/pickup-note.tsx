import { use, useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { Button } from '#ui/button/button.tsx';
import { useGetCart } from '../cart/changes/get-cart.ts';
import { pickupCode } from '../checkout/delivery/pickup/pickup-code.ts';
import { getMovedLines } from '../delivery/change/moved-rows.ts';
import { useMyStore } from '../stores/my-store/use-my-store.ts';
import type { DeliveryChoiceProps } from './delivery-choice-props.ts';
import { loadPickupMessages } from './pickup-messages.ts';
import { getPickupState } from './pickup-state.ts';
import { useStoreStock } from './use-store-stock.ts';

/** Stock of the visitor's store, ready time, and a button that finds another store. */
export function PickupNote(props: DeliveryChoiceProps): ReactElement {
  const { productId, qty, line, isPickup, pickupPort, formatters, onChange, onMissing } = props;
  const messages = use(loadPickupMessages(pickupPort.locale));
  const storeId = useMyStore(formatters);
  const stock = useStoreStock(storeId, productId, line?.sku);
  const { store } = stock;
  const [now] = useState(() => new Date());
  const { isPossible, text } = getPickupState(stock, { qty, sku: line?.sku }, now, messages, formatters.languageTag);
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

interface ChosenProps extends Pick<DeliveryChoiceProps, 'onChange'> {
  readonly storeId: string;
  readonly storeName: string;
}

/** Reports the pickup while it is possible. It is a component because only shoppers who pick up need the cart. */
function Chosen({ storeId, storeName, onChange }: ChosenProps): null {
  const { data: cart } = useGetCart();
  const movesOthers = cart ? getMovedLines(cart, { id: '' }, { code: pickupCode, storeId }).length > 0 : false;
  const report = useEffectEvent(onChange);
  useEffect(() => {
    report({ choice: { code: pickupCode, storeId }, storeName, movesOthers });
    return () => report(undefined);
  }, [storeId, storeName, movesOthers]);
  return null;
}
