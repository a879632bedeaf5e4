import type { ReactElement } from 'react';
import type { StoresMessages } from '#generated/messages/stores/messages.ts';
import { Button, type ButtonLooks } from '#ui/button/button.tsx';
import { getShopHref } from '../../catalog/shop-href.ts';
import type { StoreEntry } from '../store-entry.ts';
import { fromField, myStorePath, storeField } from './my-store-address.ts';

interface Props extends ButtonLooks {
  readonly store: Pick<StoreEntry, 'id' | 'name' | 'abroad'>;
  /** As in URLs, e.g. "en-us". */
  readonly locale: string;
  /** Path of the page to return to, with its locale. */
  readonly from: string;
  readonly isMine: boolean;
  readonly messages: StoresMessages;
}

/** Native form that sets or removes the visitor's store. For a store of another country it links to that country's site. */
export function MyStoreForm({ store: { id, name, abroad }, locale, from, isMine, messages, ...looks }: Props): ReactElement | null {
  if (abroad && !isMine) {
    if (abroad.locale === undefined) return null;
    return (
      <form method="post" action={getShopHref(abroad.locale, '/change-site')} data-abroad={abroad.country} data-name={name}>
        <input type="hidden" name={fromField} value={from} />
        <Button {...looks} type="submit" variant="outline">
          {messages.goAbroad({ country: abroad.country })}
        </Button>
      </form>
    );
  }
  return (
    <form method="post" action={getShopHref(locale, myStorePath)} data-my-store={id}>
      <input type="hidden" name={storeField} value={isMine ? '' : id} />
      <input type="hidden" name={fromField} value={from} />
      {isMine ? (
        <Button {...looks} type="submit" variant="text-link">
          {messages.removeMine}
        </Button>
      ) : (
        <Button variant="outline" {...looks} type="submit" aria-label={messages.makeMineOf({ name })}>
          {messages.makeMine}
        </Button>
      )}
    </form>
  );
}
