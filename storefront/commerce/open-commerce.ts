import { setCartCount } from '#commerce/cart/cart-count.ts';
import { mayOpenMiniCart } from '#commerce/cart/mini-cart-opening.ts';
import { createCommerce, type MadeCommerce } from '#commerce/query/create-commerce.ts';
import type { SomeErrorTexts } from '#commerce/words/error-texts.ts';
import { wordsFor } from '#commerce/words/words-for.ts';
import type { Host } from '#engine/host.ts';
import { openDialog } from '../host/open-dialog.ts';
import { toasts, ToastOutlet } from '../toasts/shop-toasts.tsx';
import type { OpenCommerce, ShopCommerce } from './shop-commerce.ts';
import { namesOf } from './shop-locale.ts';

const kept = new Map<string, MadeCommerce>();

/** The one place where the shop hears of commerce: failures, reports, the cart's count, a cart that was made anew, an adding. */
export const openCommerce: OpenCommerce = (locale, texts, host): ShopCommerce => {
  const known = kept.get(locale);
  known?.learn(texts);
  const commerce = known ?? make(locale, texts, host);
  if (typeof window !== 'undefined') kept.set(locale, commerce);
  return { commerce, Toasts: ToastOutlet };
};

function make(locale: string, errorTexts: SomeErrorTexts, host: Pick<Host, 'track'>): MadeCommerce {
  const { languageTag, wireLocale } = namesOf(locale);
  return createCommerce({
    wireLocale,
    languageTag,
    errorTexts,
    host: {
      onFailure: (_, text) => void toasts.show({ title: text, kind: 'danger' }),
      onCart: (cart) => setCartCount(cart?.totals.totalUnits ?? 0),
      async onCartRecreated(lost) {
        const words = await wordsFor('cart', locale);
        toasts.show(lost === 0 ? { title: words.recovered, kind: 'info' } : { title: words.notRecovered, kind: 'warning' });
      },
      onAdded(added) {
        if (mayOpenMiniCart(location.pathname)) openDialog('mini-cart', { added });
      },
      report({ level, message, operation, ...more }) {
        if (level === 'information') return;
        const known = Object.entries(more).filter(([, value]) => value !== undefined);
        host.track({
          name: 'service-error',
          data: { level, message, operation, ...(Object.fromEntries(known) as Record<string, string | number>) },
        });
      },
    },
  });
}
