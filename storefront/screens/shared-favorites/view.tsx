import type { ReactElement } from 'react';
import { useLocation } from 'react-router';
import { FavoritesPages } from '#commerce/favorites/page/favorites-pages.tsx';
import { SharedList } from '#commerce/favorites/page/shared-list.tsx';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { openCommerce } from '../../commerce/open-commerce.ts';
import { CommerceView } from '../../commerce-page/commerce-view.tsx';
import { openDialog } from '../../host/open-dialog.ts';
import { shouldReload } from '../../screen/should-reload.ts';
import { defineView } from '../../screen/define-view.tsx';
import type { SharedData, SharedFavoritesPage } from './screen.ts';

const openQuickShop = (productId: string): void => openDialog('quickshop', { productId });

function SharedView({ page }: { readonly page: SharedFavoritesPage }): ReactElement {
  return <CommerceView page={page}>{page.shown ? <Shared shown={page.shown} /> : null}</CommerceView>;
}

function Shared({ shown }: { readonly shown: SharedData }): ReactElement {
  const { shared, page, pageSize, locale, languageTag } = shown;
  const { pathname } = useLocation();
  const messages = bindMessages(shown.messages, languageTag);
  return (
    <SharedList
      shared={shared}
      locale={locale}
      languageTag={languageTag}
      messages={messages}
      listing={bindMessages(shown.listing, languageTag)}
      pages={
        <FavoritesPages
          choice={{ sort: 'newest', page }}
          pageSize={pageSize}
          total={shared.total}
          messages={messages}
          href={(path) => `${pathname}${new URL(path, 'http://shop').search}`}
        />
      }
      onQuickShop={openQuickShop}
    />
  );
}

export const view = defineView<SharedFavoritesPage>({
  show: SharedView,
  commerce: openCommerce,
  shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
    currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
      ? shouldReload(currentUrl, nextUrl, ['page'])
      : defaultShouldRevalidate,
});
