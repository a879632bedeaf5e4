import { useEffect, useEffectEvent, useRef } from 'react';
import { useMatches, useRevalidator } from 'react-router';
import { useCartCount } from '#commerce/cart/mini-cart/cart-count.ts';
import { useTrackedChoices } from '../host/use-tracked-choices.ts';
import { onConsent } from '../host/consent.ts';
import { createRecalculation } from '../host/recalculate.ts';
import { dispatchRecalculate, onRecalculate, type RecalculateReason } from '../host/recalculate-event.ts';
import type { SiteFrameData } from '../page/load-site-frame.ts';
import type { ScreenPage } from '../screen/screen-page.ts';

/**
 * Dispatches the recalculate event for the shop's own reasons, and handles it from any source by loading the visitor's decisions again.
 * Changed cart lines matter only to pages and frames with experiences.
 */
export function Recalculation({ frame }: { readonly frame: SiteFrameData }): null {
  const { revalidate } = useRevalidator();
  const page = useMatches().at(-1)?.loaderData as ScreenPage | undefined;
  const isEmpty = useCartCount(frame.cart.count) === 0;
  const last = useRef(isEmpty);
  useTrackedChoices(frame.choices);
  const shown = useEffectEvent(() => [...frame.choices, ...(page?.choices ?? [])]);
  const revalidateAll = useEffectEvent(revalidate);
  useEffect(() => {
    const { request, stop } = createRecalculation({ revalidate: () => revalidateAll(), shown: () => shown() });
    const handle = (reason: RecalculateReason): void => {
      if (reason !== 'cart' || shown().length > 0) request(reason);
    };
    const ends = [onRecalculate(handle), onConsent(() => dispatchRecalculate('consent')), stop];
    return () => ends.forEach((end) => end());
  }, []);
  useEffect(() => {
    if (last.current === isEmpty) return;
    last.current = isEmpty;
    dispatchRecalculate('audience');
  }, [isEmpty]);
  return null;
}
