import { QueryClientContext, type QueryClient } from '@tanstack/react-query';
import { createContext, use, type ReactElement, type ReactNode } from 'react';
import type { AddedLine } from '../cart/changes/added-line.ts';
import type { ChangedCart } from '../cart/changes/change-cart.ts';
import type { RecoverCall } from '../cart/changes/recover-calls.ts';
import type { Calls } from '../client/calls.ts';
import type { ServiceError } from '../client/service-error.ts';
import type { ErrorMessageData } from '../errors/error-messages.ts';
import type { TopNotice } from './top-notice.ts';

/** Everything that commerce screens, dialogs and blocks of a site share; created by createCommerce. */
export interface Commerce {
  readonly client: QueryClient;
  /** They recover a lost cart. */
  readonly calls: Calls;
  /** The same without recovery, for cart changes, which recover on their own. */
  readonly cartCalls: Calls;
  /** Called by components that use the cart. */
  readonly setRecovery: (recover: RecoverCall) => void;
  /** Messages that the pages so far have loaded. */
  readonly errorMessages: ErrorMessageData;
  readonly topNotice: TopNotice;
  /** Reports a failed change that was reverted, or a session error. */
  readonly reportFailure: (error: ServiceError) => void;
  /** Called after a lost cart was recreated, with the names of the items and coupons that could not be restored. */
  readonly notifyRecreated: (lost: readonly string[]) => void;
  /** Called after each successful change of the cart. */
  readonly notifyChanged: (change: ChangedCart) => void;
  /** Called after an item was added to the cart. */
  readonly notifyAdded: (line: AddedLine) => void;
}

interface CommerceProviderProps {
  /** Undefined on pages that have not needed commerce so far: its code loads on first use. */
  readonly commerce: Commerce | undefined;
  readonly children: ReactNode;
}

const CommerceContext = createContext<Commerce | undefined>(undefined);

/** Provides commerce to the page. Light: the value is created elsewhere, so that content pages do not load its code. */
export function CommerceProvider({ commerce, children }: CommerceProviderProps): ReactElement {
  return (
    <QueryClientContext value={commerce?.client}>
      <CommerceContext value={commerce}>{children}</CommerceContext>
    </QueryClientContext>
  );
}

/** @throws Error outside a CommerceProvider */
export function useCommerce(): Commerce {
  const commerce = use(CommerceContext);
  if (commerce === undefined) throw new Error('[cairn] [commerce] a commerce screen stands outside of CommerceProvider');
  return commerce;
}

export function useCalls(): Calls {
  return useCommerce().calls;
}

/** Text for any error: its own, otherwise a generic message. */
export function getErrorText(error: unknown, { unknown }: ErrorMessageData): string {
  const text = error instanceof Error && 'text' in error ? error.text : undefined;
  return typeof text === 'string' && text !== '' ? text : unknown;
}
