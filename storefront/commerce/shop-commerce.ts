import type { ComponentType } from 'react';
import type { Commerce } from '#commerce/query/commerce-provider.tsx';
import type { ErrorMessageData } from '#commerce/errors/error-messages.ts';
import type { Host } from '#engine/host.ts';
import type { ToastOutletProps } from '../toasts/shop-toasts.tsx';

/** Commerce as the shop's layout mounts it. */
export interface ShopCommerce {
  readonly commerce: Commerce;
  /** The region of the shop's toasts; commerce alone shows any. */
  readonly Toasts: ComponentType<ToastOutletProps>;
}

/** Opens commerce on a site: the same one each time in a browser, a new one for each request on a server. */
export type OpenCommerce = (locale: string, errorMessages: ErrorMessageData, host: Pick<Host, 'track'>) => ShopCommerce;

const opened = new Map<string, ShopCommerce>();
const listeners = new Set<() => void>();

/** The commerce of pages that come without: what dialogs and blocks have opened so far, by locale. */
export const openedCommerce = {
  of: (locale: string): ShopCommerce | undefined => opened.get(locale),
  keep(locale: string, shop: ShopCommerce): void {
    opened.set(locale, shop);
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
