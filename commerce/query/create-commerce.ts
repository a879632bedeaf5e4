import type { QueryClient } from '@tanstack/react-query';
import type { Cart } from '#generated/openapi/cart.ts';
import type { AddedLine } from '../cart/changes/added-line.ts';
import type { ChangedCart } from '../cart/changes/change-cart.ts';
import { noticePosition } from '../cart/changes/notice-position.ts';
import { forgetDraftsExceptOf } from '../checkout/address/draft-keys.ts';
import type { CallHooks } from '../client/call-hooks.ts';
import type { ServiceError } from '../client/service-error.ts';
import type { ErrorMessageData } from '../errors/error-messages.ts';
import { createKnownErrorMessages } from '../errors/known-error-messages.ts';
import { createBrowserCalls, type CartSlot } from './browser-calls.ts';
import { errorText, type Commerce } from './commerce-provider.tsx';
import { cartKey } from './cart-key.ts';
import { queryClientOf } from './query-client.ts';
import { createTopNotice } from './top-notice.ts';

/** What commerce tells the shop that it stands in. */
export interface CommerceHost {
  readonly report?: CallHooks['report'];
  readonly onBotCheck?: CallHooks['onBotCheck'];
  readonly observe?: CallHooks['observe'];
  /** Shows what went wrong where the screen has no place for it. */
  readonly onFailure?: (error: ServiceError, text: string) => void;
  readonly onCartRecreated?: (lost: readonly string[]) => void;
  readonly onCartChange?: (change: ChangedCart) => void;
  readonly onAdded?: (line: AddedLine) => void;
  /** The cart as it shows now, null where there is none: at first, and after each change. For the count in the page's head. */
  readonly onCart?: (cart: Cart | null) => void;
}

export interface CommerceOptions {
  /** As calls write it, e.g. "en_US". */
  readonly wireLocale: string;
  /** BCP 47, e.g. "en-US". */
  readonly languageTag: string;
  readonly errorMessages: ErrorMessageData;
  /** All of them, for a code that the contract does not name for the page's calls. */
  readonly loadErrorMessages?: () => Promise<ErrorMessageData>;
  readonly host?: CommerceHost;
  /** The shopper's own by default. */
  readonly cart?: CartSlot;
}

/** Commerce on one site, and how it learns further messages from the pages that come after. */
export interface MadeCommerce extends Commerce {
  readonly learn: (messages: ErrorMessageData) => void;
}

export function createCommerce(options: CommerceOptions): MadeCommerce {
  const { wireLocale, languageTag, errorMessages, loadErrorMessages, host = {}, cart = 'own' } = options;
  const client = queryClientOf(wireLocale, cart);
  const topNotice = createTopNotice();
  const messages = createKnownErrorMessages(errorMessages, languageTag, loadErrorMessages);
  if (typeof window !== 'undefined') {
    client.mount();
    watchCart(client, (cart) => {
      forgetDraftsExceptOf(cart?.id, () => sessionStorage);
      void heard('onCart', () => host.onCart?.(cart));
    });
  }
  return {
    client,
    topNotice,
    get errorMessages() {
      return messages.current();
    },
    calls: createBrowserCalls(
      wireLocale,
      { textOf: messages.textOf, report: host.report, onBotCheck: host.onBotCheck, observe: host.observe },
      { cart },
    ),
    fail(error) {
      const text = errorText(error, messages.current());
      const place = noticePosition(error);
      // What concerns a line or a field is said there, by whoever has made the change.
      if (place === 'item' || place === 'input') return;
      if (place === 'top' && topNotice.show(text)) return;
      void heard('onFailure', () => host.onFailure?.(error, text));
    },
    recreated: (lost) => void heard('onCartRecreated', () => host.onCartRecreated?.(lost)),
    changed: (change) => void heard('onCartChange', () => host.onCartChange?.(change)),
    added: (line) => void heard('onAdded', () => host.onAdded?.(line)),
    learn: messages.learn,
  };

  /** Who is told of something has no say in it: their faults are reported, and what was done stands. */
  async function heard(listener: Exclude<keyof CommerceHost, 'report' | 'observe'>, listen: () => unknown): Promise<void> {
    try {
      await listen();
    } catch (error) {
      host.report?.({ level: 'error', message: String(error), operation: listener });
    }
  }
}

/** Tells of the cart in a client's cache, now and whenever it becomes another. @returns what ends it. */
export function watchCart(client: QueryClient, report: (cart: Cart | null) => void): () => void {
  let reported: Cart | null | undefined;
  const look = (): void => {
    const cart = client.getQueryData<Cart | null>(cartKey);
    if (cart === undefined || cart === reported) return;
    reported = cart;
    report(cart);
  };
  look();
  return client.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] === cartKey[0]) look();
  });
}
