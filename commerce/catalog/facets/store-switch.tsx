import type { MouseEvent, ReactElement } from 'react';
import type { ListingMessages } from '#generated/messages/listing/messages.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { useKnownStore } from '../../stores/my-store/known-store.ts';
import { listingParameter, myStorePath } from '../../stores/my-store/my-store-address.ts';
import { getFilterName, setFilter, STORE_FILTER, type ListingState } from '../listing-state.ts';
import { getShopHref } from '../shop-href.ts';
import { Switch } from './store-switch.styles.ts';

interface Props {
  readonly state: ListingState;
  /** As in URLs, e.g. "en-us". */
  readonly locale: string;
  readonly messages: ListingMessages;
  /** URL of a state. */
  readonly getHref: (state: ListingState) => string;
  readonly onChange: (next: ListingState) => void;
}

/**
 * Filters a list by the stock of the visitor's store. Without JavaScript the server resolves the store (routes/my-store.ts); with it the
 * link shows once the store is known.
 */
export function StoreSwitch({ state, locale, messages, getHref, onChange }: Props): ReactElement {
  const store = useKnownStore();
  const [chosen] = state.filters[STORE_FILTER] ?? [];
  const next = chosen === undefined ? store && setFilter(state, STORE_FILTER, [store.id]) : setFilter(state, STORE_FILTER, []);
  const href = next ? getHref(next) : `${getShopHref(locale, myStorePath)}?${new URLSearchParams({ [listingParameter]: getHref(state) })}`;
  const isMine = chosen === undefined || chosen === store?.id;
  const press = (event: MouseEvent): void => {
    if (!next || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChange(next);
  };
  return (
    <Switch data-known={next !== undefined || undefined}>
      {/* Keeps the filter when the form is sent without JavaScript. */}
      {chosen === undefined ? null : <input type="hidden" name={getFilterName(STORE_FILTER)} value={chosen} />}
      <a href={href} rel="nofollow" aria-current={chosen === undefined ? undefined : 'true'} onClick={press}>
        <Icon name={chosen === undefined ? 'pin' : 'check'} />
        <span>
          {isMine ? messages.inMyStore : messages.inOneStore}
          {isMine && store ? <small>{store.name}</small> : null}
        </span>
      </a>
    </Switch>
  );
}
