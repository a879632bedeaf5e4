import type { ReactNode } from 'react';
import type { CartMessages } from '#generated/messages/cart/messages.ts';
import type { DeliveryMessages } from '#generated/messages/delivery/messages.ts';
import type { Formatters } from '../site/formatters.ts';
import type { RejectedCode } from './coupons/use-coupons.ts';
import type { WayOn } from './empty-cart.tsx';
import type { RemovedByForm } from './removal/removed-form.tsx';

/** The outcome of a form that was sent without script, as the page's address has it. */
export interface FormOutcome {
  /** Why it was rejected, and at which row or with which code. */
  readonly refused?: { readonly text: string; readonly itemId?: string; readonly code?: string };
  readonly removed?: RemovedByForm;
  /** The row whose gift note is being written. */
  readonly noteItemId?: string;
  /** The row whose delivery is being changed. */
  readonly deliveryItemId?: string;
}

export interface CartScreenProps {
  readonly messages: CartMessages;
  readonly deliveryMessages: DeliveryMessages;
  readonly formatters: Formatters;
  readonly ways: readonly WayOn[];
  readonly outcome?: FormOutcome;
  /** A code of a link that waits for a cart. */
  readonly waitingCode?: string;
  /** A code of a link that was rejected. */
  readonly rejectedCode?: RejectedCode;
  /** True for a member of the club. */
  readonly isMember?: boolean;
  /** A sign-in has brought more into the cart. */
  readonly isMerged?: boolean;
  /** The checkout opens at its summary, with the defaults of the account. */
  readonly isExpress?: boolean;
  /** Leads to the cart without its form's parameters. */
  readonly onNoteSaved?: () => void;
  /** The same after a row's delivery was changed. */
  readonly onDeliverySaved?: () => void;
  /** Below the cart, e.g. recommendations. */
  readonly children?: ReactNode;
}
