import { dehydrate } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import type { Cart } from '#generated/openapi/cart.ts';
import { createToastQueue, type ToastQueue } from '#ui/toast/toast-queue.ts';
import { ToastRegion } from '#ui/toast/toast-region.tsx';
import type { CommerceHost } from '../../query/create-commerce.ts';
import { cartKey } from '../../query/cart-key.ts';
import { createQueryClient, getQueryClient } from '../../query/query-client.ts';
import { TestCommerce } from '../../query/testing/test-commerce.tsx';
import { cartMessages } from '#generated/messages/cart/en.ts';
import type { CartMessages } from '#generated/messages/cart/messages.ts';
import { deliveryMessages as deliveryTexts } from '#generated/messages/delivery/en.ts';
import type { DeliveryMessages } from '#generated/messages/delivery/messages.ts';
import { errorMessages } from '#generated/messages/error/en.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { createFormatters, type Formatters } from '../../site/formatters.ts';
import { createFakeShop, type FakeShop } from './fake-shop.ts';

export interface StageTools {
  readonly messages: CartMessages;
  readonly deliveryMessages: DeliveryMessages;
  readonly formatters: Formatters;
  readonly toasts: ToastQueue;
}

interface Props {
  readonly cart: Cart | null;
  readonly shop?: FakeShop;
  /** Handler of an added item in the surrounding page. */
  readonly onAdded?: CommerceHost['onAdded'];
  readonly children: (tools: StageTools) => ReactNode;
}

let stages = 0;
const messages = bindMessages(cartMessages, 'en-US');
const deliveryMessages = bindMessages(deliveryTexts, 'en-US');
const formatters = createFormatters({ locale: 'en-us', languageTag: 'en-US', currency: 'USD' });

/** Renders commerce screens without a shop: with a gateway that stores one cart, and a cache that holds it. */
export function CommerceStage({ cart, shop, onAdded, children }: Props): ReactElement {
  const [{ wireLocale, service, toasts, state }] = useState(() => {
    const client = createQueryClient();
    client.setQueryData(cartKey, cart);
    return {
      wireLocale: `en_US-stage-${(stages += 1)}`,
      service: shop ?? createFakeShop(cart),
      toasts: createToastQueue({ duration: 6000, durationWithAction: 12_000 }),
      state: dehydrate(client),
    };
  });
  const host = useMemo<CommerceHost>(
    () => ({
      onFailure: (_, text) => void toasts.show({ title: text, kind: 'danger' }),
      onAdded,
      onCartRecreated: (lost) =>
        void toasts.show({ title: lost.length === 0 ? messages.recovered : messages.notRecovered({ items: lost.join(', ') }) }),
    }),
    [toasts, onAdded],
  );
  useLayoutEffect(() => interceptFetch(service), [service]);
  useEffect(() => () => getQueryClient(wireLocale).clear(), [wireLocale]);
  return (
    <TestCommerce wireLocale={wireLocale} languageTag="en-US" errorMessages={errorMessages} state={state} host={host}>
      {children({ messages, deliveryMessages, formatters, toasts })}
      <ToastRegion queue={toasts} label="Notifications" closeLabel="Close" />
    </TestCommerce>
  );
}

/** Lets the fake shop respond to the page's calls; other requests are passed on. */
function interceptFetch(shop: FakeShop): () => void {
  const before = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    return new URL(url, location.href).pathname.startsWith('/api/') ? shop.fetch(input, init) : before(input, init);
  };
  return () => {
    globalThis.fetch = before;
  };
}
