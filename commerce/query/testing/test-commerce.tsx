import { HydrationBoundary } from '@tanstack/react-query';
import { useState, type ReactElement, type ReactNode } from 'react';
import { CommerceProvider } from '../commerce-provider.tsx';
import { createCommerce, type CommerceOptions } from '../create-commerce.ts';
import type { PrefetchedState } from '../prefetch.ts';

interface Props extends CommerceOptions {
  readonly state?: PrefetchedState;
  readonly children: ReactNode;
}

/** Renders commerce screens without a surrounding shop. */
export function TestCommerce({ state, children, ...options }: Props): ReactElement {
  const [commerce] = useState(() => createCommerce(options));
  return (
    <CommerceProvider commerce={commerce}>
      <HydrationBoundary state={state}>{children}</HydrationBoundary>
    </CommerceProvider>
  );
}
