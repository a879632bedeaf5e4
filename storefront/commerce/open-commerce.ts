import { setCartCount } from '#commerce/cart/mini-cart/cart-count.ts';
import { canOpenMiniCart } from '#commerce/cart/mini-cart/mini-cart-opening.ts';
import { createCommerce, type ExtendableCommerce } from '#commerce/query/create-commerce.ts';
import type { ErrorMessageData } from '#commerce/errors/error-messages.ts';
import type { CartSlot } from '#commerce/query/browser-calls.ts';
import type { Host } from '#engine/host.ts';
import type { Cart } from '#generated/openapi/cart.ts';
import { botCheckMessages } from '#generated/messages/bot-check/lazy.ts';
import { cartMessages } from '#generated/messages/cart/lazy.ts';
import { loadMessages } from '#messages/runtime/load-messages.ts';
import { pageObserver } from '../contract-mode/page-observer.ts';
import { reloadEndedStaffSession } from '../host/reload-ended-staff-session.ts';
import { openDialog } from '../host/open-dialog.ts';
import { dispatchCartChange } from '../host/recalculate-event.ts';
import { trackLazily } from '../host/track.ts';
import { toasts, ToastOutlet } from '../toasts/shop-toasts.tsx';
import { loadErrorMessages } from './load-error-messages.ts';
import type { OpenCommerce, ShopCommerce } from './shop-commerce.ts';
import { getLocaleNames } from './shop-locale.ts';

const instances = new Map<string, ExtendableCommerce>();
const getKey = (locale: string, cart: CartSlot): string => `${locale} ${cart}`;

/** Connects the events of commerce to the shop: failures, reports, cart count, recreated carts, added lines. */
const openFor =
  (cart: CartSlot): OpenCommerce =>
  (locale, errorMessages, host): ShopCommerce => {
    const key = getKey(locale, cart);
    const known = instances.get(key);
    known?.learn(errorMessages);
    const commerce = known ?? createForLocale({ locale, errorMessages, host, cart });
    if (typeof window !== 'undefined') instances.set(key, commerce);
    return { commerce, Toasts: ToastOutlet };
  };

/** The commerce that the current page has opened; it loads messages of further error codes on demand. */
export function getPageCommerce(locale: string): ShopCommerce | undefined {
  const commerce = instances.get(getKey(locale, 'own'));
  return commerce && { commerce, Toasts: ToastOutlet };
}

export const openCommerce = openFor('own');
/** For the express checkout, whose cart is not the shopper's own. */
export const openExpressCommerce = openFor('reserved');

interface Opening {
  readonly locale: string;
  readonly errorMessages: ErrorMessageData;
  readonly host: Pick<Host, 'track'>;
  readonly cart: CartSlot;
}

function createForLocale({ locale, errorMessages, host, cart }: Opening): ExtendableCommerce {
  const { languageTag, wireLocale } = getLocaleNames(locale);
  return createCommerce({
    wireLocale,
    languageTag,
    errorMessages,
    cart,
    loadErrorMessages: () => loadErrorMessages(locale),
    host: {
      observe: (received) => pageObserver.observe?.(received),
      async onBotCheck({ additionalInfo: { challengeUrl } }) {
        if (typeof challengeUrl !== 'string') return undefined;
        const [{ solveChallenge }, { title, close }] = await Promise.all([
          import('#commerce/bot-check/solve-challenge.tsx'),
          loadMessages(botCheckMessages, locale),
        ]);
        return solveChallenge({ challengeUrl, locale, title, close });
      },
      onFailure: (_, text) => void toasts.show({ title: text, kind: 'danger' }),
      // The count in the header is that of the shopper's own cart.
      ...(cart === 'own' && { onCart: (own: Cart | null) => setCartCount(own?.totals.totalUnits ?? 0) }),
      async onCartRecreated(lost) {
        const messages = await loadMessages(cartMessages, locale);
        const items = new Intl.ListFormat(languageTag).format(lost);
        toasts.show(
          lost.length === 0 ? { title: messages.recovered, kind: 'info' } : { title: messages.notRecovered({ items }), kind: 'warning' },
        );
      },
      onCartChange(change) {
        trackLazily(({ createCartChangeEvents }) => createCartChangeEvents(change));
        dispatchCartChange(change);
      },
      onAdded(added) {
        if (canOpenMiniCart(location.pathname)) openDialog('mini-cart', { added });
      },
      report({ level, message, operation, ...more }) {
        reloadEndedStaffSession(more);
        if (level === 'information') return;
        const known = Object.fromEntries(Object.entries(more).filter(([, value]) => value !== undefined));
        host.track({ name: 'service-error', data: { level, message, operation, ...known } });
      },
    },
  });
}
