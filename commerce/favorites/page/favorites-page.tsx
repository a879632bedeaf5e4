import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { getFavorites } from '#generated/calls/get-favorites.ts';
import type { FavoritesMessages } from '#generated/messages/favorites/messages.ts';
import type { ListingMessages } from '#generated/messages/listing/messages.ts';
import { favoriteSortValues } from '#generated/openapi/enums.ts';
import type { FavoriteSort } from '#generated/openapi/wishlists.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Select } from '#ui/select/select.tsx';
import { Text } from '#ui/text/text.tsx';
import type { ToastQueue } from '#ui/toast/toast-queue.ts';
import type { CartSuggestion } from '../../cart/empty-cart.tsx';
import { useCalls } from '../../query/commerce-provider.tsx';
import type { Formatters } from '../../site/formatters.ts';
import { FavoritesContext } from '../favorites-context.ts';
import { FavoriteEntry } from './favorite-entry.tsx';
import { createFavoritesInput, getFavoritesPath, type FavoritesChoice } from './favorites-address.ts';
import { EmptyRoot, FavoriteGrid, ListTabs, PageRoot, Toolbar } from './favorites-page.styles.ts';
import { FavoritesPages } from './favorites-pages.tsx';
import { ShareForm } from './share-form.tsx';
import { useFavoriteForms } from './use-favorite-forms.ts';

export interface FavoritesPageProps {
  readonly choice: FavoritesChoice;
  readonly pageSize: number;
  readonly locale: string;
  readonly messages: FavoritesMessages;
  readonly listing: ListingMessages;
  readonly formatters: Formatters;
  readonly toasts: ToastQueue;
  readonly ways: readonly CartSuggestion[];
  /** Result of a form that was sent without JavaScript. */
  readonly notice?: { readonly text: string; readonly isProblem: boolean };
  readonly linkOf: (token: string) => string;
  readonly onNavigate: (path: string) => void;
  readonly onQuickShop: (productId: string) => void;
}

/** A shopper's lists of favorites. */
export function FavoritesPage(props: FavoritesPageProps): ReactElement {
  const { choice, pageSize, locale, messages, listing, formatters, toasts, ways, notice, linkOf, onNavigate, onQuickShop } = props;
  const calls = useCalls();
  const { data, isError, refetch } = useQuery(getFavorites.query(calls, createFavoritesInput(choice, pageSize)));
  const { href } = formatters;
  const lists = data?.lists ?? [];
  const list = lists.find(({ favoriteId }) => favoriteId === data?.favoriteId);
  const onSubmit = useFavoriteForms({
    list,
    messages,
    toasts,
    onRemoved() {
      // A named list is deleted with its last favorite, so its page no longer exists.
      if (list?.total === 1 && list !== lists[0]) onNavigate(href('/favorites'));
      else if (data?.items.length === 1 && choice.page > 1) onNavigate(href(getFavoritesPath({ ...choice, page: choice.page - 1 })));
    },
  });
  const action = href(getFavoritesPath(choice));
  const isEmpty = lists.every(({ total }) => total === 0);
  const title = list && lists.length > 1 ? list.name : messages.title;

  return (
    <PageRoot aria-busy={data === undefined && !isError}>
      <Heading level={1} look="h2">
        {title}
      </Heading>
      {notice ? (
        <Notice kind={notice.isProblem ? 'danger' : 'success'} announce="none">
          {notice.text}
        </Notice>
      ) : null}
      {isError ? (
        <Notice kind="danger" title={messages.loadFailed}>
          <Button variant="text-link" onClick={() => void refetch()}>
            {messages.tryAgain}
          </Button>
        </Notice>
      ) : null}
      {lists.length > 1 ? (
        <ListTabs aria-label={messages.lists}>
          <ul role="list">
            {lists.map(({ favoriteId, name, total }) => (
              <li key={favoriteId}>
                <a
                  href={href(getFavoritesPath({ sort: choice.sort, page: 1, list: favoriteId }))}
                  aria-current={favoriteId === list?.favoriteId ? 'page' : undefined}
                >
                  {messages.list({ name, count: total })}
                </a>
              </li>
            ))}
          </ul>
        </ListTabs>
      ) : null}
      {data && list && list.total > 0 ? (
        <>
          <Toolbar>
            <p role="status">{messages.products({ count: list.total })}</p>
            <SortForm
              choice={choice}
              action={href('/favorites')}
              messages={messages}
              onSort={(sort) => onNavigate(href(getFavoritesPath({ ...choice, page: 1, sort })))}
            />
          </Toolbar>
          {/* Hides the hearts, which would remove the product from every list. */}
          <FavoritesContext value={undefined}>
            <FavoriteGrid role="list">
              {data.items.map((item) => (
                <FavoriteEntry
                  key={item.itemId}
                  {...{ item, list, lists, locale, messages, listing, formatters, action, onSubmit, onQuickShop }}
                />
              ))}
            </FavoriteGrid>
          </FavoritesContext>
          <FavoritesPages choice={choice} pageSize={pageSize} total={data.total} messages={messages} href={href} />
          <ShareForm
            list={list}
            getLink={linkOf}
            messages={messages}
            action={action}
            onSubmit={onSubmit}
            onCopied={() => toasts.show({ title: messages.copied, kind: 'success' })}
          />
        </>
      ) : data ? (
        <EmptyRoot>
          <Icon name="heart" size="huge" />
          <Heading level={2} look="h4">
            {isEmpty ? messages.empty : messages.emptyList}
          </Heading>
          {isEmpty ? <Text muted>{messages.emptyLead}</Text> : null}
          <ul role="list">
            <li>
              <ButtonLink href={href('/')}>{messages.continueShopping}</ButtonLink>
            </li>
            {ways.map(({ label, href: to }) => (
              <li key={to}>
                <ButtonLink href={to} variant="outline">
                  {label}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </EmptyRoot>
      ) : null}
    </PageRoot>
  );
}

interface SortFormProps extends Pick<FavoritesPageProps, 'choice' | 'messages'> {
  readonly action: string;
  readonly onSort: (sort: FavoriteSort) => void;
}

function SortForm({ choice: { list, sort }, action, messages, onSort }: SortFormProps): ReactElement {
  return (
    <form action={action}>
      {list === undefined ? null : <input type="hidden" name="list" value={list} />}
      <Select
        label={messages.sort}
        labelHidden
        name="sort"
        value={sort}
        options={favoriteSortValues.map((value) => ({ value, label: messages[value] }))}
        onChange={({ target }) => onSort(target.value as FavoriteSort)}
      />
      <noscript>
        <Button type="submit" variant="outline">
          {messages.sortApply}
        </Button>
      </noscript>
    </form>
  );
}
