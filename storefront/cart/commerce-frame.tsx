import { useMemo, useState, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { setCartCount } from '#commerce/cart/cart-count.ts';
import { noticePlace } from '#commerce/cart/notice-place.ts';
import { createSpeech, type CartWords, type Speech } from '#commerce/cart/speech.ts';
import { CommerceProvider, type CommerceHost } from '#commerce/query/commerce-provider.tsx';
import type { PrefetchedState } from '#commerce/query/prefetch.ts';
import { CommerceToasts } from '#commerce/toasts/toast-region.tsx';
import { createToasts, type Toasts } from '#commerce/toasts/toasts.ts';
import type { SomeErrorTexts } from '#commerce/words/error-texts.ts';
import { followLink } from '#engine/hydrate/follow-link.ts';
import { useStorefrontHost } from '../host/host-provider.tsx';
import type { ShopPlace } from './shop-place.ts';

/** What a commerce screen gets from its frame. */
export interface FrameTools {
  readonly speech: Speech;
  readonly toasts: Toasts;
  /** What concerns the whole screen, until something is done about it. */
  readonly notice: string | undefined;
}

interface Props {
  readonly place: ShopPlace;
  readonly words: CartWords;
  readonly errorTexts: SomeErrorTexts;
  readonly state?: PrefetchedState;
  readonly children: (tools: FrameTools) => ReactNode;
}

/** What the cart's and the checkout's screens stand in: calls, toasts, the place for notices, and links that do not leave the page's life. */
export function CommerceFrame({ place, words, errorTexts, state, children }: Props): ReactElement {
  const host = useStorefrontHost();
  const [toasts] = useState(createToasts);
  const [notice, setNotice] = useState<string>();
  const { locale, languageTag, wireLocale, currency } = place;
  const speech = useMemo(() => createSpeech({ locale, languageTag, currency }), [locale, languageTag, currency]);

  const inPage = useMemo<CommerceHost>(
    () => ({
      onFailure(error, text) {
        const at = noticePlace(error);
        if (at === 'top') setNotice(text);
        if (at === 'toast') toasts.show({ title: text, kind: 'danger' });
      },
      onCartRecreated: (lost) =>
        toasts.show(lost === 0 ? { title: words.recovered, kind: 'info' } : { title: words.notRecovered, kind: 'warning' }),
      onCart: (cart) => setCartCount(cart?.totals.totalUnits ?? 0),
      report({ level, message, errorId, correlationId }) {
        if (level === 'information') return;
        const data = { level, message, ...(errorId ? { errorId } : {}), ...(correlationId ? { correlationId } : {}) };
        host.track({ name: 'service-error', data });
      },
    }),
    [host, toasts, words],
  );
  const follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.hasAttribute('href')) followLink(host, link, event);
  };

  return (
    <CommerceProvider wireLocale={wireLocale} languageTag={languageTag} errorTexts={errorTexts} state={state} host={inPage}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- clicks of links, which keys cause too */}
      <div onClick={follow}>{children({ speech, toasts, notice })}</div>
      <CommerceToasts toasts={toasts} label={words.notifications} closeLabel={words.close} />
    </CommerceProvider>
  );
}
