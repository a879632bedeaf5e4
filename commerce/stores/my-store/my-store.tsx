import type { ReactElement } from 'react';
import type { StoresMessages } from '#generated/messages/stores/messages.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { StoreCard } from '../list/store-card.tsx';
import { Results } from '../list/store-card.styles.ts';
import type { StoreEntry } from '../store-entry.ts';
import { MyStoreForm } from './my-store-form.tsx';

interface Props {
  readonly store?: StoreEntry;
  /** Result of the form, from the URL that it returned to. */
  readonly result: string | null;
  /** As in URLs, e.g. "en-us". */
  readonly locale: string;
  readonly from: string;
  readonly messages: StoresMessages;
}

/** The visitor's store, and the result of a form without JavaScript. */
export function MyStore({ store, result, locale, from, messages }: Props): ReactElement | null {
  const notice = <ResultNotice store={store} result={result} messages={messages} />;
  if (!store) return notice;
  return (
    <Results>
      {notice}
      <StoreCard store={store} level={2} isMine isBrief messages={messages}>
        <MyStoreForm store={store} locale={locale} from={from} isMine messages={messages} />
      </StoreCard>
    </Results>
  );
}

export function ResultNotice({ store, result, messages }: Pick<Props, 'store' | 'result' | 'messages'>): ReactElement | null {
  if (result === 'becameMine' && store)
    return (
      <Notice kind="success" announce="none">
        {messages.becameMine({ name: store.name })}
      </Notice>
    );
  if (result === 'noLongerMine' && !store)
    return (
      <Notice kind="info" announce="none">
        {messages.noLongerMine}
      </Notice>
    );
  if (result === 'unknownStore')
    return (
      <Notice kind="danger" announce="none">
        {messages.unknownStore}
      </Notice>
    );
  return null;
}
