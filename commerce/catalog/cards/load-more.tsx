import type { MouseEvent, ReactElement } from 'react';
import { ButtonLink } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import type { ListingMessages } from '#generated/messages/listing/messages.ts';
import { More, Meter } from './load-more.styles.ts';

export interface LoadMoreProps {
  /** Number of visible products; `total` counts all. */
  readonly shown: number;
  readonly total: number;
  /** URL of the next page; absent on the last one. */
  readonly next?: string;
  readonly isPending: boolean;
  readonly hasFailed: boolean;
  readonly messages: ListingMessages;
  readonly onMore: () => void;
}

/** Progress through the list and a link to the next page. With JavaScript the link appends the products instead. */
export function LoadMore({ shown, total, next, isPending, hasFailed, messages, onMore }: LoadMoreProps): ReactElement {
  const press = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!isPending) onMore();
  };
  return (
    <More>
      <p role="status">{messages.showing({ shown, total })}</p>
      <Meter max={total} value={shown} aria-hidden="true" />
      {hasFailed ? <Notice kind="danger">{messages.loadFailed}</Notice> : null}
      {next === undefined ? null : (
        <ButtonLink href={next} rel="next" variant="outline" size="large" aria-busy={isPending || undefined} onClick={press}>
          {isPending ? messages.loading : hasFailed ? messages.tryAgain : messages.loadMore}
        </ButtonLink>
      )}
    </More>
  );
}
