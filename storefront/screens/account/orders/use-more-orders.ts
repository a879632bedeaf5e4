import { useEffect, useState, type MouseEvent } from 'react';
import { useFetcher } from 'react-router';
import type { AccountPageModel, FormModel } from '#commerce/account/form-model.ts';
import type { OrderListModel } from '#commerce/orders/history/order-model.ts';
import type { AccountScreenPage } from '../../../account/define-account-screen.ts';

interface MoreOrders {
  /** Includes the orders that were loaded since. */
  readonly page: AccountPageModel | undefined;
  /** The number of orders of the latest load, for a live region. */
  readonly announcement: string;
  /** Loads the next page in the place of its link. */
  readonly follow: (event: MouseEvent) => void;
}

/** "Show more" appends the next orders; without script its link leads to them. */
export function useMoreOrders(first: AccountPageModel | undefined): MoreOrders {
  const fetcher = useFetcher<AccountScreenPage>();
  const [shown, setShown] = useState({ first, page: first, loaded: undefined as AccountScreenPage | undefined, announcement: '' });
  let now = shown;
  // Another filter was chosen.
  if (now.first !== first) now = { first, page: first, loaded: fetcher.data, announcement: '' };
  else if (fetcher.data && fetcher.data !== now.loaded) {
    const next = listOf(fetcher.data.account);
    now = { ...now, page: withOrders(now.page, next), loaded: fetcher.data, announcement: next?.announcement ?? '' };
  }
  if (now !== shown) setShown(now);
  const { loaded } = now;
  const firstNew = listOf(loaded?.account)?.orders[0]?.orderNumber;
  useEffect(() => {
    if (firstNew !== undefined) document.querySelector<HTMLElement>(`#order-${CSS.escape(firstNew)}`)?.focus();
  }, [firstNew]);
  return {
    page: now.page,
    announcement: now.announcement,
    follow(event) {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-more]') : null;
      if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      if (fetcher.state === 'idle') void fetcher.load(`${link.pathname}${link.search}`);
    },
  };
}

function listOf(page: AccountPageModel | undefined): OrderListModel<FormModel> | undefined {
  for (const section of page?.sections ?? []) if (section.kind === 'order' && section.part.name === 'list') return section.part;
  return undefined;
}

/** Appended to the list; the link leads on from the last of them. */
function withOrders(page: AccountPageModel | undefined, next: OrderListModel<FormModel> | undefined): AccountPageModel | undefined {
  if (!page || !next) return page;
  const sections = page.sections.map((section) => {
    if (section.kind !== 'order' || section.part.name !== 'list') return section;
    const { more: _more, ...part } = section.part;
    return { ...section, part: { ...part, orders: [...part.orders, ...next.orders], ...(next.more ? { more: next.more } : {}) } };
  });
  return { ...page, sections };
}
