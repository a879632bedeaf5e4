import type { ComponentType } from 'react';
import type { Commerce } from '#commerce/query/commerce-provider.tsx';
import type { ErrorMessageData } from '#commerce/errors/error-messages.ts';
import type { Host } from '#engine/host.ts';
import type { ToastOutletProps } from '../toasts/shop-toasts.tsx';

/** Commerce as the layout mounts it. */
export interface ShopCommerce {
  readonly commerce: Commerce;
  /** The region of the shop's toasts; only commerce shows any. */
  readonly Toasts: ComponentType<ToastOutletProps>;
}

/** Opens commerce on a site: a singleton in the browser, a new object for each request on the server. */
export type OpenCommerce = (locale: string, errorMessages: ErrorMessageData, host: Pick<Host, 'track'>) => ShopCommerce;

const opened = new Map<string, ShopCommerce>();
const listeners = new Set<() => void>();

/** Commerce that dialogs and blocks have opened on pages without it, by locale. */
export const openedCommerce = {
  of: (locale: string): ShopCommerce | undefined => opened.get(locale),
  set(locale: string, shop: ShopCommerce): void {
    opened.set(locale, shop);
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
