import { QueryClientContext, type QueryClient } from '@tanstack/react-query';
import { createContext, use, type ReactElement, type ReactNode } from 'react';
import type { AddedLine } from '../cart/changes/added-line.ts';
import type { ChangedCart } from '../cart/changes/change-cart.ts';
import type { Calls } from '../client/calls.ts';
import type { ServiceError } from '../client/service-error.ts';
import type { ErrorMessageData } from '../errors/error-messages.ts';
import type { TopNotice } from './top-notice.ts';

/** What commerce screens, dialogs and blocks of one site stand on; createCommerce makes it. */
export interface Commerce {
  readonly client: QueryClient;
  readonly calls: Calls;
  /** As much of them as the pages so far have brought along. */
  readonly errorMessages: ErrorMessageData;
  readonly topNotice: TopNotice;
  /** Tells the shopper of what failed behind a change that was shown at once and taken back, or with the session. */
  readonly fail: (error: ServiceError) => void;
  /** After a cart that was lost has been recreated: the names of what could not be put into it. */
  readonly recreated: (lost: readonly string[]) => void;
  /** After each change of the cart that was answered. */
  readonly changed: (change: ChangedCart) => void;
  /** After something has been put into the cart. */
  readonly added: (line: AddedLine) => void;
}

interface CommerceProviderProps {
  /** None where the page needs no commerce so far: its code comes with the first use. */
  readonly commerce: Commerce | undefined;
  readonly children: ReactNode;
}

const CommerceContext = createContext<Commerce | undefined>(undefined);

/** The one provider of the shop. Light: what it hands on is made elsewhere, so that pages of content do not bring it. */
export function CommerceProvider({ commerce, children }: CommerceProviderProps): ReactElement {
  return (
    <QueryClientContext value={commerce?.client}>
      <CommerceContext value={commerce}>{children}</CommerceContext>
    </QueryClientContext>
  );
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
export function errorText(error: unknown, { unknown }: ErrorMessageData): string {
  const text = error instanceof Error && 'text' in error ? error.text : undefined;
  return typeof text === 'string' && text !== '' ? text : unknown;
}
