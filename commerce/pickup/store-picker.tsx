import { useId, useState, type ReactElement } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { ChoiceCards } from '../checkout/steps/step-form.styles.ts';
import { ChoiceSet } from '../delivery/choice-set.styles.ts';
import { StoreFinder } from '../stores/finder/store-finder.tsx';
import { locatorPath } from '../stores/store-address.ts';
import { usePickupStores, type StoreOrigin } from './find-pickup-stores.ts';
import { StoreRadio } from './store-radio.tsx';
import { PickerRoot } from './store-picker.styles.ts';
import type { StorePickerProps } from './store-picker-props.ts';

/** Radio buttons of stores near a place or position, with their units of a SKU. */
export function StorePicker(props: StorePickerProps): ReactElement {
  const { sku, qty, mine, chosen, canChoose, messages, formatters, onChoose } = props;
  const { delivery } = messages;
  const name = useId();
  const country = formatters.languageTag.split('-')[1] ?? '';
  const [origin, setOrigin] = useState<StoreOrigin>();
  const [now] = useState(() => new Date());
  const [place, setPlace] = useState<string>();
  const [isAvailableOnly, setAvailableOnly] = useState(false);
  const { stores, isUnknownPlace, isLoading, isError, retry } = usePickupStores({ origin, mine, sku, country });
  const shown = stores?.filter((store) => !isAvailableOnly || canChoose(store));

  const search = (fields: URLSearchParams): void => {
    const requested = fields.get('place')?.trim() ?? '';
    if (requested === '') return;
    setPlace(requested);
    setOrigin({ place: requested });
  };
  return (
    <PickerRoot>
      <StoreFinder
        action={formatters.href(locatorPath)}
        state={{ ...(place === undefined ? {} : { place }), services: [], openNow: false, isFar: false, page: 1 }}
        messages={messages.stores}
        isBrief
        onPosition={(position) => setOrigin({ position })}
        onSearch={search}
      />
      <p role="status" data-part="status">
        {shown ? delivery.storesFound({ count: shown.length }) : origin === undefined && !isLoading ? delivery.storesHint : ''}
      </p>
      {isLoading ? <Skeleton shape="control" /> : null}
      {isError ? (
        <Notice kind="danger" title={delivery.storesFailed}>
          <Button variant="text-link" onClick={retry}>
            {delivery.tryAgain}
          </Button>
        </Notice>
      ) : null}
      {isUnknownPlace ? <Notice kind="warning">{delivery.unknownPlace}</Notice> : null}
      {stores && stores.length > 0 ? (
        <Checkbox
          label={delivery.availableOnly}
          checked={isAvailableOnly}
          onChange={({ currentTarget }) => setAvailableOnly(currentTarget.checked)}
        />
      ) : null}
      {stores && stores.length > 0 && shown?.length === 0 ? <p>{delivery.noneAvailable}</p> : null}
      {shown && shown.length > 0 ? (
        <ChoiceSet>
          <legend>{delivery.storesLabel}</legend>
          <ChoiceCards>
            {shown.map((store) => (
              <StoreRadio
                key={store.id}
                name={name}
                store={store}
                qty={qty}
                now={now}
                isChosen={chosen?.id === store.id}
                canChoose={canChoose(store)}
                messages={messages}
                languageTag={formatters.languageTag}
                onChoose={() => onChoose(store)}
              />
            ))}
          </ChoiceCards>
        </ChoiceSet>
      ) : null}
    </PickerRoot>
  );
}
