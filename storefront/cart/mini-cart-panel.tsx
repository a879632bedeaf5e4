import { use, useCallback, useSyncExternalStore, type MouseEvent, type ReactElement } from 'react';
import { setCartCount } from '#commerce/cart/cart-count.ts';
import { MiniCart } from '#commerce/cart/mini-cart.tsx';
import { closeMiniCart, miniCart } from '#commerce/cart/mini-cart-store.ts';
import { createSpeech, type CartWords } from '#commerce/cart/speech.ts';
import { CommerceProvider, type CommerceHost } from '#commerce/query/commerce-provider.tsx';
import type { SomeErrorTexts } from '#commerce/words/error-texts.ts';
import { errorTextsFor } from '#commerce/words/error-texts-for.ts';
import { wordsFor } from '#commerce/words/words-for.ts';
import { followLink } from '#engine/hydrate/follow-link.ts';
import { useStorefrontHost } from '../host/host-provider.tsx';

/** The count in the page's head follows the cart. */
const inPage: CommerceHost = { onCart: (cart) => setCartCount(cart?.totals.totalUnits ?? 0) };

type Texts = readonly [CartWords, SomeErrorTexts];
const loaded = new Map<string, Promise<Texts>>();

/** The mini cart with what it stands on; the page around it may know nothing of carts. */
export default function MiniCartPanel({ locale }: { readonly locale: string }): ReactElement {
  const host = useStorefrontHost();
  const [words, errorTexts] = use(textsOf(locale));
  const { isOpen, added } = useSyncExternalStore(miniCart.subscribe, miniCart.current, miniCart.onServer);
  const [language = '', country = ''] = locale.split('-');
  const languageTag = `${language}-${country.toUpperCase()}`;
  const speechIn = useCallback((currency: string) => createSpeech({ locale, languageTag, currency }), [locale, languageTag]);
  const follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.hasAttribute('href')) followLink(host, link, event);
  };
  return (
    <CommerceProvider wireLocale={`${language}_${country.toUpperCase()}`} languageTag={languageTag} errorTexts={errorTexts} host={inPage}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- clicks of links, which keys cause too */}
      <div onClick={follow}>
        <MiniCart isOpen={isOpen} added={added} words={words} speechIn={speechIn} onClose={closeMiniCart} />
      </div>
    </CommerceProvider>
  );
}

function textsOf(locale: string): Promise<Texts> {
  const known = loaded.get(locale);
  if (known) return known;
  const texts = Promise.all([wordsFor('cart', locale), errorTextsFor(locale, 'cart')]);
  loaded.set(locale, texts);
  texts.catch(() => loaded.delete(locale));
  return texts;
}
