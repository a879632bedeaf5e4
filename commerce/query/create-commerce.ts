import type { QueryClient } from '@tanstack/react-query';
import type { Cart } from '#generated/openapi/cart.ts';
import type { AddedLine } from '../cart/changes/added-line.ts';
import type { ChangedCart } from '../cart/changes/change-cart.ts';
import { getNoticePosition } from '../cart/changes/notice-position.ts';
import { recoverCalls, type RecoverCall } from '../cart/changes/recover-calls.ts';
import { deleteOtherDrafts } from '../checkout/address/draft-keys.ts';
import type { CallHooks } from '../client/call-hooks.ts';
import type { ServiceError } from '../client/service-error.ts';
import type { ErrorMessageData } from '../errors/error-messages.ts';
import { createKnownErrorMessages } from '../errors/known-error-messages.ts';
import { createBrowserCalls, type CartSlot } from './browser-calls.ts';
import { getErrorText, type Commerce } from './commerce-provider.tsx';
import { cartKey } from './cart-key.ts';
import { getQueryClient } from './query-client.ts';
import { createTopNotice } from './top-notice.ts';

/** Callbacks to the surrounding shop. */
export interface CommerceHost {
  readonly report?: CallHooks['report'];
  readonly onBotCheck?: CallHooks['onBotCheck'];
  readonly observe?: CallHooks['observe'];
  /** Shows an error that the screen itself has no place for. */
  readonly onFailure?: (error: ServiceError, text: string) => void;
  readonly onCartRecreated?: (lost: readonly string[]) => void;
  readonly onCartChange?: (change: ChangedCart) => void;
  readonly onAdded?: (line: AddedLine) => void;
  /** Called with the visible cart, or null without one: initially and after each change. For the count in the header. */
  readonly onCart?: (cart: Cart | null) => void;
}

export interface CommerceOptions {
  /** As in calls, e.g. "en_US". */
  readonly wireLocale: string;
  /** BCP 47, e.g. "en-US". */
  readonly languageTag: string;
  readonly errorMessages: ErrorMessageData;
  /** Loads all messages, for a code that the contract does not list for the page's calls. */
  readonly loadErrorMessages?: () => Promise<ErrorMessageData>;
  readonly host?: CommerceHost;
  /** Defaults to the shopper's own cart. */
  readonly cart?: CartSlot;
}

/** Commerce of a site; further pages add their error messages. */
export interface ExtendableCommerce extends Commerce {
  readonly learn: (messages: ErrorMessageData) => void;
}

export function createCommerce(options: CommerceOptions): ExtendableCommerce {
  const { wireLocale, languageTag, errorMessages, loadErrorMessages, host = {}, cart = 'own' } = options;
  const client = getQueryClient(wireLocale, cart);
  const topNotice = createTopNotice();
  const messages = createKnownErrorMessages(errorMessages, languageTag, loadErrorMessages);
  if (typeof window !== 'undefined') {
    client.mount();
    watchCart(client, (cart) => {
      deleteOtherDrafts(cart?.id, () => sessionStorage);
      void callListener('onCart', () => host.onCart?.(cart));
    });
  }
  let recover: RecoverCall | undefined;
  const cartCalls = createBrowserCalls(
    wireLocale,
    { textOf: messages.textOf, report: host.report, onBotCheck: host.onBotCheck, observe: host.observe },
    { cart },
  );
  return {
    client,
    topNotice,
    get errorMessages() {
      return messages.current();
    },
    calls: recoverCalls(cartCalls, () => recover),
    cartCalls,
    setRecovery: (chosen) => void (recover = chosen),
    reportFailure(error) {
      const text = getErrorText(error, messages.current());
      const place = getNoticePosition(error);
      // Errors of a line or field show there, by the component that made the change.
      if (place === 'item' || place === 'input') return;
      if (place === 'top' && topNotice.show(text)) return;
      void callListener('onFailure', () => host.onFailure?.(error, text));
    },
    notifyRecreated: (lost) => void callListener('onCartRecreated', () => host.onCartRecreated?.(lost)),
    notifyChanged: (change) => void callListener('onCartChange', () => host.onCartChange?.(change)),
    notifyAdded: (line) => void callListener('onAdded', () => host.onAdded?.(line)),
    learn: messages.learn,
  };

  /** Calls a callback of the shop. Its errors are reported and do not affect the change. */
  async function callListener(listener: Exclude<keyof CommerceHost, 'report' | 'observe'>, listen: () => unknown): Promise<void> {
    try {
      await listen();
    } catch (error) {
      host.report?.({ level: 'error', message: String(error), operation: listener });
    }
  }
}

/**
 * Reports the cart in the cache of a client, now and on each change.
 * @returns a function that unsubscribes
 */
export function watchCart(client: QueryClient, report: (cart: Cart | null) => void): () => void {
  let reported: Cart | null | undefined;
  const reportIfChanged = (): void => {
    const cart = client.getQueryData<Cart | null>(cartKey);
    if (cart === undefined || cart === reported) return;
    reported = cart;
    report(cart);
  };
  reportIfChanged();
  return client.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] === cartKey[0]) reportIfChanged();
  });
}
