import type { ReactElement } from 'react';
import type { FavoritesMessages } from '#generated/messages/favorites/messages.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { getFavoritesPath, type FavoritesChoice } from './favorites-address.ts';
import { Pages } from './favorites-page.styles.ts';

interface Props {
  readonly choice: FavoritesChoice;
  readonly pageSize: number;
  readonly total: number;
  readonly messages: FavoritesMessages;
  readonly href: (path: string) => string;
}

/** Links to the previous and the next page of a list. */
export function FavoritesPages({ choice, pageSize, total, messages, href }: Props): ReactElement | null {
  const pages = Math.ceil(total / pageSize);
  if (pages < 2) return null;
  const { page } = choice;
  const to = (other: number): string => href(getFavoritesPath({ ...choice, page: other }));
  return (
    <Pages aria-label={messages.pages}>
      {page > 1 ? (
        <ButtonLink href={to(Math.min(page - 1, pages))} rel="prev" variant="outline">
          {messages.previous}
        </ButtonLink>
      ) : null}
      <span>{messages.page({ page: Math.min(page, pages), pages })}</span>
      {page < pages ? (
        <ButtonLink href={to(page + 1)} rel="next" variant="outline">
          {messages.next}
        </ButtonLink>
      ) : null}
    </Pages>
  );
}
