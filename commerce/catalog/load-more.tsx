import type { MouseEvent, ReactElement } from 'react';
import { ButtonLink } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import type { Say } from './catalog-text.ts';
import { More, Meter } from './load-more.styles.ts';

export interface LoadMoreProps {
  /** Products that the page shows, and all that there are. */
  readonly shown: number;
  readonly total: number;
  /** The address of what comes next; none at the end. */
  readonly next?: string;
  readonly isPending: boolean;
  readonly hasFailed: boolean;
  readonly say: Say;
  readonly onMore: () => void;
}

/** How far down the list is, and a link to what comes next, which script turns into more of the same page. */
export function LoadMore({ shown, total, next, isPending, hasFailed, say, onMore }: LoadMoreProps): ReactElement {
  const press = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!isPending) onMore();
  };
  return (
    <More>
      <p role="status">{say('showing', { shown, total })}</p>
      <Meter max={total} value={shown} aria-hidden="true" />
      {hasFailed ? <Notice kind="danger">{say('loadFailed')}</Notice> : null}
      {next === undefined ? null : (
        <ButtonLink href={next} rel="next" variant="outline" size="large" aria-busy={isPending || undefined} onClick={press}>
          {isPending ? say('loading') : hasFailed ? say('tryAgain') : say('loadMore')}
        </ButtonLink>
      )}
    </More>
  );
}
