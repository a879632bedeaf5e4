import { useMemo, type ReactElement } from 'react';
import { FavoritesPage } from '#commerce/favorites/page/favorites-page.tsx';
import { PageRoot } from '#commerce/account/account.styles.ts';
import { createFormatters } from '#commerce/site/formatters.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { useStorefrontHost } from '../../canvas/host-context.ts';
import { openCommerce } from '../../commerce/open-commerce.ts';
import { CommerceView } from '../../commerce-page/commerce-view.tsx';
import { FollowLinks } from '../../host/follow-links.tsx';
import { openDialog } from '../../host/open-dialog.ts';
import { shouldReload } from '../../screen/should-reload.ts';
import { defineView } from '../../screen/define-view.tsx';
import { toasts } from '../../toasts/shop-toasts.tsx';
import type { ClosedFavorites, FavoritesScreenPage } from './screen.ts';

const openQuickShop = (productId: string): void => openDialog('quickshop', { productId });

function FavoritesView({ page }: { readonly page: FavoritesScreenPage }): ReactElement {
  if (page.closed) return <Closed closed={page.closed} />;
  return <CommerceView page={page}>{page.favorites ? <Lists favorites={page.favorites} /> : null}</CommerceView>;
}

function Closed({ closed: { title, text, link } }: { readonly closed: ClosedFavorites }): ReactElement {
  return (
    <PageRoot>
      <Heading level={1} look="h2">
        {title}
      </Heading>
      <Notice kind="info">{text}</Notice>
      <FollowLinks>
        <ButtonLink href={link.href}>{link.label}</ButtonLink>
      </FollowLinks>
    </PageRoot>
  );
}

function Lists({ favorites }: { readonly favorites: NonNullable<FavoritesScreenPage['favorites']> }): ReactElement {
  const { shopLocale, messages, listing, origin, ...shown } = favorites;
  const { locale, languageTag } = shopLocale;
  const host = useStorefrontHost();
  const formatters = useMemo(() => createFormatters(shopLocale), [shopLocale]);
  return (
    <FavoritesPage
      {...shown}
      locale={locale}
      messages={bindMessages(messages, languageTag)}
      listing={bindMessages(listing, languageTag)}
      formatters={formatters}
      toasts={toasts}
      linkOf={(token) => `${origin}/${locale}/favorites/shared/${token}`}
      onNavigate={(path) => host.navigate(path)}
      onQuickShop={openQuickShop}
    />
  );
}

export const view = defineView<FavoritesScreenPage>({
  show: FavoritesView,
  commerce: openCommerce,
  // Parameters of a dialog do not affect the page.
  shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
    currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
      ? shouldReload(currentUrl, nextUrl, ['list', 'sort', 'page'])
      : defaultShouldRevalidate,
});
