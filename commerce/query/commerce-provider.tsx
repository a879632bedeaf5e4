import { HydrationBoundary, QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createContext, use, useEffect, useMemo, type ReactElement, type ReactNode } from 'react';
import type { Cart } from '#generated/openapi/cart.ts';
import { errorTextsIn, type CallHooks } from '../client/call-hooks.ts';
import type { Calls } from '../client/calls.ts';
import type { ServiceError } from '../client/service-error.ts';
import type { SomeErrorTexts } from '../words/error-texts.ts';
import { createBrowserCalls } from './browser-calls.ts';
import { cartKey } from './cart-key.ts';
import type { PrefetchedState } from './prefetch.ts';
import { queryClientOf } from './query-client.ts';

/** What commerce tells the page that it stands in. */
export interface CommerceHost {
  readonly report?: CallHooks['report'];
  readonly onBotCheck?: CallHooks['onBotCheck'];
  /** Shows what went wrong behind a change that was shown at once and taken back, or with the session. */
  readonly onFailure?: (error: ServiceError, text: string) => void;
  /** After a cart that was lost has been made anew: how many of its rows could not be put into it. */
  readonly onCartRecreated?: (lost: number) => void;
  /** The cart as it shows now, null where there is none: at first, and after each change. For the count in the page's head. */
  readonly onCart?: (cart: Cart | null) => void;
}

export interface CommerceProviderProps {
  /** As calls write it, e.g. "en_US". */
  readonly wireLocale: string;
  /** BCP 47, e.g. "en-US". */
  readonly languageTag: string;
  /** From errorTextsFor, by the route's loader. */
  readonly errorTexts: SomeErrorTexts;
  /** From createPrefetch, by the route's loader. */
  readonly state?: PrefetchedState;
  /** The same object each time. */
  readonly host?: CommerceHost;
  readonly children: ReactNode;
}

export interface Commerce {
  readonly calls: Calls;
  readonly errorTexts: SomeErrorTexts;
  readonly fail: (error: ServiceError) => void;
  readonly recreated: (lost: number) => void;
}

const CommerceContext = createContext<Commerce | undefined>(undefined);

/** What commerce screens stand on: calls through the gateway, cached answers, and what the server has loaded for the page. */
export function CommerceProvider({ wireLocale, languageTag, errorTexts, state, host, children }: CommerceProviderProps): ReactElement {
  const client = useMemo(() => queryClientOf(wireLocale), [wireLocale]);
  const commerce = useMemo<Commerce>(
    () => ({
      calls: createBrowserCalls(wireLocale, {
        textOf: errorTextsIn(errorTexts, languageTag),
        report: host?.report,
        onBotCheck: host?.onBotCheck,
      }),
      errorTexts,
      fail: (error) => host?.onFailure?.(error, errorText(error, errorTexts)),
      recreated: (lost) => host?.onCartRecreated?.(lost),
    }),
    [wireLocale, languageTag, errorTexts, host],
  );
  useEffect(() => watchCart(client, (cart) => host?.onCart?.(cart)), [client, host]);
  return (
    <QueryClientProvider client={client}>
      <CommerceContext value={commerce}>
        <HydrationBoundary state={state}>{children}</HydrationBoundary>
      </CommerceContext>
    </QueryClientProvider>
  );
}

/** Tells of the cart in a client's cache, now and whenever it becomes another. @returns what ends it. */
export function watchCart(client: QueryClient, tell: (cart: Cart | null) => void): () => void {
  let told: Cart | null | undefined;
  const look = (): void => {
    const cart = client.getQueryData<Cart | null>(cartKey);
    if (cart === undefined || cart === told) return;
    told = cart;
    tell(cart);
  };
  look();
  return client.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] === cartKey[0]) look();
  });
}

/** @throws Error outside of a CommerceProvider. */
export function useCommerce(): Commerce {
  const commerce = use(CommerceContext);
  if (commerce === undefined) throw new Error('[cairn] [commerce] a commerce screen stands outside of CommerceProvider');
  return commerce;
}

export function useCalls(): Calls {
  return useCommerce().calls;
}

/** What a shopper reads of any error: its own text, otherwise that something went wrong. */
export function errorText(error: unknown, { unknown }: SomeErrorTexts): string {
  const text = error instanceof Error && 'text' in error ? error.text : undefined;
  return typeof text === 'string' && text !== '' ? text : unknown;
}
