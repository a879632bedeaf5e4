import { dehydrate } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import type { Cart } from '#generated/openapi/cart.ts';
import { CommerceProvider, type CommerceHost } from '../../query/commerce-provider.tsx';
import { cartKey } from '../../query/cart-key.ts';
import { createQueryClient, queryClientOf } from '../../query/query-client.ts';
import { CommerceToasts } from '../../toasts/toast-region.tsx';
import { createToasts, type Toasts } from '../../toasts/toasts.ts';
import { cart as cartWords } from '../../words/en/cart.ts';
import { errors } from '../../words/en/errors.ts';
import { noticePlace } from '../notice-place.ts';
import { createSpeech, type CartWords, type Speech } from '../speech.ts';
import { createFakeShop, type FakeShop } from './fake-shop.ts';

export interface StageTools {
  readonly words: CartWords;
  readonly speech: Speech;
  readonly toasts: Toasts;
  readonly notice: string | undefined;
}

interface Props {
  readonly cart: Cart | null;
  readonly shop?: FakeShop;
  readonly children: (tools: StageTools) => ReactNode;
}

let stages = 0;
const speech = createSpeech({ locale: 'en-us', languageTag: 'en-US', currency: 'USD' });

/** What a commerce screen stands in where there is no shop: a gateway that keeps one cart, and a cache that has it already. */
export function CommerceStage({ cart, shop, children }: Props): ReactElement {
  const [{ wireLocale, service, toasts, state }] = useState(() => {
    const client = createQueryClient();
    client.setQueryData(cartKey, cart);
    return {
      wireLocale: `en_US-stage-${(stages += 1)}`,
      service: shop ?? createFakeShop(cart),
      toasts: createToasts(),
      state: dehydrate(client),
    };
  });
  const [notice, setNotice] = useState<string>();
  const host = useMemo<CommerceHost>(
    () => ({
      onFailure(error, text) {
        if (noticePlace(error) === 'top') setNotice(text);
        if (noticePlace(error) === 'toast') toasts.show({ title: text, kind: 'danger' });
      },
      onCartRecreated: (lost) => toasts.show({ title: lost === 0 ? cartWords.recovered : cartWords.notRecovered }),
    }),
    [toasts],
  );
  useLayoutEffect(() => answerFetch(service), [service]);
  useEffect(() => () => queryClientOf(wireLocale).clear(), [wireLocale]);
  return (
    <CommerceProvider wireLocale={wireLocale} languageTag="en-US" errorTexts={errors} state={state} host={host}>
      {children({ words: cartWords, speech, toasts, notice })}
      <CommerceToasts toasts={toasts} label={cartWords.notifications} closeLabel={cartWords.close} />
    </CommerceProvider>
  );
}

/** Lets the fake shop answer the page's calls; everything else goes where it went. */
function answerFetch(shop: FakeShop): () => void {
  const before = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    return new URL(url, location.href).pathname.startsWith('/api/') ? shop.fetch(input, init) : before(input, init);
  };
  return () => {
    globalThis.fetch = before;
  };
}
