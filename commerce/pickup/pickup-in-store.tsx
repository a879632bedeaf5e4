import { useState, type ReactElement } from 'react';
import type { Store } from '#generated/openapi/stores.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { useAddItem } from '../cart/changes/add-item.ts';
import type { AddedLine } from '../cart/changes/added-line.ts';
import { useGetCart } from '../cart/changes/get-cart.ts';
import { pickupCode } from '../checkout/delivery/pickup/pickup-code.ts';
import { getMovedLines } from '../delivery/change/moved-rows.ts';
import type { StoreMove } from '../delivery/store-move/store-move.ts';
import { getErrorText, useCommerce } from '../query/commerce-provider.tsx';
import { saveMyStore, useMyStore } from '../stores/my-store/use-my-store.ts';
import { StorePicker } from './store-picker.tsx';
import type { StorePickerProps } from './store-picker-props.ts';
import { PaneRoot } from './store-pane.styles.ts';

interface Props extends Pick<StorePickerProps, 'messages' | 'formatters'> {
  readonly line: AddedLine;
  /** Called after the page was notified of the added line. */
  readonly onAdded: () => void;
  /** Asks whether the cart's other pickups may move to the store. */
  readonly onMove: (move: StoreMove) => void;
}

/** Stores that have a variant in stock. Choosing one makes it the shopper's store and adds the variant for pickup there. */
export function PickupInStore({ line, messages, formatters, onAdded, onMove }: Props): ReactElement {
  const { delivery } = messages;
  const { errorMessages, notifyAdded } = useCommerce();
  const { mutateAsync, isPending } = useAddItem();
  const { data: cart } = useGetCart();
  const mine = useMyStore(formatters);
  const [chosen, setChosen] = useState<Store>();
  const [rejected, setRejected] = useState<string>();
  const [isMissing, setMissing] = useState(false);

  const add = async (): Promise<void> => {
    setMissing(chosen === undefined);
    if (!chosen) return;
    const choice = { code: pickupCode, storeId: chosen.id } as const;
    void saveMyStore(chosen.id, formatters);
    if (cart && getMovedLines(cart, { id: '' }, choice).length > 0) return onMove({ choice, storeName: chosen.name, line });
    setRejected(undefined);
    try {
      await mutateAsync({ sku: line.sku, qty: line.qty, delivery: choice });
      notifyAdded(line);
      onAdded();
    } catch (error) {
      setRejected(getErrorText(error, errorMessages));
    }
  };
  return (
    <PaneRoot>
      <p>{[line.name, line.color, line.size].filter(Boolean).join(' · ')}</p>
      <StorePicker
        sku={line.sku}
        qty={line.qty}
        mine={mine}
        chosen={chosen}
        canChoose={({ services, inventory = 0 }) => services.includes(pickupCode) && inventory >= line.qty}
        messages={messages}
        formatters={formatters}
        onChoose={(store) => {
          setChosen(store);
          setMissing(false);
        }}
      />
      {isMissing ? <Notice kind="danger">{delivery.pickupChooseStore}</Notice> : null}
      {rejected ? <Notice kind="danger">{rejected}</Notice> : null}
      <div data-part="actions">
        <Button variant="accent" full pending={isPending} onClick={() => void add()}>
          {isPending ? delivery.saving : chosen ? delivery.pickupAddAt({ store: chosen.name }) : delivery.pickupAdd}
        </Button>
      </div>
    </PaneRoot>
  );
}
