import { useEffect, useState, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { AccountPageModel, FormModel } from '#commerce/account/form-model.ts';
import type { OrderListModel } from '#commerce/orders/history/order-model.ts';

interface MoreOrders {
  /** Includes the orders loaded since. */
  readonly page: AccountPageModel | undefined;
  /** Announces the number of newly loaded orders in a live region. */
  readonly announcement: string;
  /** Loads the next page instead of following the link. */
  readonly follow: (event: MouseEvent) => void;
}

/** State of a history entry whose orders are appended to the current list. */
const appending = { appends: true } as const;

const isAppending = (state: unknown): boolean => typeof state === 'object' && state !== null && 'appends' in state;

/** Makes "Show more" append the next orders; without JavaScript its link opens them. */
export function useMoreOrders(current: AccountPageModel | undefined): MoreOrders {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [shown, setShown] = useState({ current, page: current, announcement: '', firstNew: undefined as string | undefined });
  let now = shown;
  if (shown.current !== current) {
    const next = isAppending(state) ? findOrderList(current) : undefined;
    // Without this state, another filter was chosen.
    now = next
      ? { current, page: appendOrders(shown.page, next), announcement: next.announcement ?? '', firstNew: next.orders[0]?.orderNumber }
      : { current, page: current, announcement: '', firstNew: undefined };
    setShown(now);
  }
  const { firstNew } = now;
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
      void navigate(`${link.pathname}${link.search}`, { replace: true, preventScrollReset: true, state: appending });
    },
  };
}

function findOrderList(page: AccountPageModel | undefined): OrderListModel<FormModel> | undefined {
  for (const section of page?.sections ?? []) if (section.kind === 'order' && section.content.name === 'list') return section.content;
  return undefined;
}

/** Appends the orders and links to the page after them. */
function appendOrders(page: AccountPageModel | undefined, next: OrderListModel<FormModel> | undefined): AccountPageModel | undefined {
  if (!page || !next) return page;
  const sections = page.sections.map((section) => {
    if (section.kind !== 'order' || section.content.name !== 'list') return section;
    const { more: _more, ...part } = section.content;
    return { ...section, content: { ...part, orders: [...part.orders, ...next.orders], ...(next.more ? { more: next.more } : {}) } };
  });
  return { ...page, sections };
}
