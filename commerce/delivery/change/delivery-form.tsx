import { useState, type FormEvent, type ReactElement } from 'react';
import type { DeliveryMessages } from '#generated/messages/delivery/messages.ts';
import type { StoresMessages } from '#generated/messages/stores/messages.ts';
import type { Cart, CartItem } from '#generated/openapi/cart.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { ChoiceCards } from '../../checkout/steps/step-form.styles.ts';
import { requiresReaction } from '../../client/service-error.ts';
import { StorePane } from '../../pickup/store-pane.tsx';
import { getErrorText, useCommerce } from '../../query/commerce-provider.tsx';
import type { Formatters } from '../../site/formatters.ts';
import { locatorPath } from '../../stores/store-address.ts';
import { formatChoice } from '../choice-text.ts';
import { ChoiceSet } from '../choice-set.styles.ts';
import { DeliveryFields } from '../delivery-fields.tsx';
import { methodPlaces } from '../method-places.ts';
import { useChangeDelivery } from './change-delivery.ts';
import { DeliveryFormRoot } from './delivery-form.styles.ts';
import { getMovedLines } from './moved-rows.ts';
import { OptionCard } from './option-card.tsx';
import type { StoreMove } from '../store-move/store-move.ts';
import { useDeliveryChoice } from './use-delivery-choice.ts';

interface Props {
  readonly cart: Cart;
  readonly item: CartItem;
  readonly messages: DeliveryMessages;
  readonly formatters: Formatters;
  /** Enables a store search in the form; otherwise it links to the store locator. */
  readonly storesMessages?: StoresMessages;
  /** Called after saving; `text` is for screen readers. */
  readonly onSaved: (text: string) => void;
  readonly onCancel?: () => void;
  /** Asks whether other lines may move to the store; without it, the form lists them. */
  readonly onMove?: (move: StoreMove) => void;
}

/** Form with the available deliveries of a line. Without JavaScript it posts to the cart's URL. */
export function DeliveryForm(props: Props): ReactElement {
  const { cart, item, messages, formatters, storesMessages, onSaved, onCancel, onMove } = props;
  const { errorMessages } = useCommerce();
  const { mutateAsync, isPending } = useChangeDelivery();
  const { options, chosen, choose, chooseStore } = useDeliveryChoice(item);
  const [isFindingStore, setFindingStore] = useState(false);
  const [rejected, setRejected] = useState<string>();
  const moved = chosen ? getMovedLines(cart, item, chosen.choice) : [];
  const hasStores = options.some(({ hasStore }) => hasStore);
  const storeLabel = options.some(({ store }) => store) ? messages.chooseOtherStore : messages.chooseStore;

  if (isFindingStore && storesMessages)
    return (
      <StorePane
        sku={item.sku}
        qty={item.qty}
        canChoose={({ services, inventory = 0 }) =>
          options.some(({ method: { code } }) => {
            const place = methodPlaces[code];
            return place?.kind === 'store' && services.includes(place.service) && (!place.takesStoreStock || inventory >= item.qty);
          })
        }
        messages={{ delivery: messages, stores: storesMessages }}
        formatters={formatters}
        onUse={(store) => {
          chooseStore(store);
          setFindingStore(false);
        }}
        onBack={() => setFindingStore(false)}
      />
    );
  const save = async (): Promise<void> => {
    if (!chosen) return;
    const { choice, method, store } = chosen;
    if (moved.length > 0 && store && onMove) return onMove({ choice, storeName: store.name, itemId: item.id });
    setRejected(undefined);
    try {
      await mutateAsync({ items: [item], ...choice });
      onSaved(messages.settled({ name: item.name, method: method.label }));
    } catch (failure) {
      if (!requiresReaction(failure, 'reset-customer')) setRejected(getErrorText(failure, errorMessages));
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending) void save();
  };
  return (
    <DeliveryFormRoot method="post" action={formatters.href('/cart')} onSubmit={submit} aria-busy={isPending || undefined}>
      <DeliveryFields itemId={item.id} />
      {rejected ? <Notice kind="danger">{rejected}</Notice> : null}
      <ChoiceSet>
        <legend>{messages.optionsLegend}</legend>
        <ChoiceCards>
          {options.map((option) => (
            <OptionCard
              key={formatChoice(option.choice)}
              option={option}
              isChosen={option === chosen}
              messages={messages}
              formatters={formatters}
              onChoose={() => choose(option)}
            />
          ))}
        </ChoiceCards>
      </ChoiceSet>
      {hasStores && storesMessages ? (
        <Button variant="text-link" size="small" onClick={() => setFindingStore(true)}>
          {storeLabel}
        </Button>
      ) : null}
      {hasStores && !storesMessages ? (
        <ButtonLink href={formatters.href(locatorPath)} variant="text-link" size="small">
          {storeLabel}
        </ButtonLink>
      ) : null}
      {moved.length > 0 && chosen?.store ? (
        <Notice kind="info">
          {messages.movesToo({ count: moved.length, store: chosen.store.name, items: moved.map(({ name }) => name).join(', ') })}
        </Notice>
      ) : null}
      <div data-part="actions">
        <Button type="submit" pending={isPending}>
          {isPending ? messages.saving : messages.save}
        </Button>
        {onCancel ? (
          <Button variant="text-link" onClick={onCancel}>
            {messages.cancel}
          </Button>
        ) : (
          <ButtonLink href={formatters.href('/cart')} variant="text-link">
            {messages.cancel}
          </ButtonLink>
        )}
      </div>
    </DeliveryFormRoot>
  );
}
