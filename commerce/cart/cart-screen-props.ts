import type { ReactNode } from 'react';
import type { CartMessages } from '#generated/messages/cart/messages.ts';
import type { DeliveryMessages } from '#generated/messages/delivery/messages.ts';
import type { Formatters } from '../site/formatters.ts';
import type { RejectedCode } from './coupons/use-coupons.ts';
import type { CartSuggestion } from './empty-cart.tsx';
import type { RemovedByForm } from './removal/removed-form.tsx';

/** Outcome of a form that was sent without JavaScript, parsed from the page's URL. */
export interface FormOutcome {
  /** Why the form was rejected, with the cart line or the error code. */
  readonly rejection?: { readonly text: string; readonly itemId?: string; readonly code?: string };
  readonly removed?: RemovedByForm;
  /** Line whose gift note form is open. */
  readonly noteItemId?: string;
  /** Line whose delivery form is open. */
  readonly deliveryItemId?: string;
}

export interface CartScreenProps {
  readonly messages: CartMessages;
  readonly deliveryMessages: DeliveryMessages;
  readonly formatters: Formatters;
  readonly suggestions: readonly CartSuggestion[];
  readonly outcome?: FormOutcome;
  /** Coupon code from a link, applied once there is a cart. */
  readonly waitingCode?: string;
  /** Coupon code from a link that was rejected. */
  readonly rejectedCode?: RejectedCode;
  /** True if the customer is a club member. */
  readonly isMember?: boolean;
  /** A sign-in has merged items into the cart. */
  readonly isMerged?: boolean;
  /** The checkout opens at its review step, with the defaults of the account. */
  readonly isExpress?: boolean;
  /** Navigates to the cart without the query parameters of the note form. */
  readonly onNoteSaved?: () => void;
  /** Navigates to the cart without the query parameters of the delivery form. */
  readonly onDeliverySaved?: () => void;
  /** Content below the cart, e.g. recommendations. */
  readonly children?: ReactNode;
}
