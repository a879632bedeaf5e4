import type { ReactElement } from 'react';
import type { FoundStores } from '#commerce/stores/found-stores.ts';
import { StoreCard } from '#commerce/stores/list/store-card.tsx';
import { List } from '#commerce/stores/list/store-card.styles.ts';
import { describeFound } from '#commerce/stores/list/describe-found.ts';
import type { LocatorState } from '#commerce/stores/locator-state.ts';
import { MyStoreForm } from '#commerce/stores/my-store/my-store-form.tsx';
import type { StoreEntry } from '#commerce/stores/store-entry.ts';
import type { StoresMessages } from '#generated/messages/stores/messages.ts';
import { Text } from '#ui/text/text.tsx';

interface Props {
  readonly mine: StoreEntry | undefined;
  readonly found: FoundStores | undefined;
  readonly state: LocatorState;
  readonly locale: string;
  /** Address to return to without JavaScript. */
  readonly from: string;
  readonly messages: StoresMessages;
}

/** The visitor's store and the search results, each with a form that chooses it. */
export function StoreChoices({ mine, found, state, locale, from, messages }: Props): ReactElement {
  const isMine = ({ id }: StoreEntry): boolean => id === mine?.id;
  const stores = found ? [...found.stores, ...(found.nearest ? [found.nearest] : [])] : [];
  const renderCard = (store: StoreEntry): ReactElement => (
    <StoreCard store={store} level={3} isMine={isMine(store)} isBrief messages={messages}>
      <MyStoreForm store={store} locale={locale} from={from} isMine={isMine(store)} messages={messages} size="small" />
    </StoreCard>
  );
  return (
    <>
      {mine && !stores.some(isMine) ? renderCard(mine) : null}
      <div role="status">{found ? <Text strong>{describeFound(found, state, messages)}</Text> : null}</div>
      {found?.outcome === 'unknownPlace' ? <Text>{messages.unknownPlaceHint}</Text> : null}
      {found?.nearest ? <Text>{messages.nearest}</Text> : null}
      {stores.length > 0 ? (
        <List role="list">
          {stores.map((store) => (
            <li key={store.id}>{renderCard(store)}</li>
          ))}
        </List>
      ) : null}
    </>
  );
}
