import type { CardFrameMessages } from '../../checkout/tenders/card/card-frame.tsx';
import type { PaymentSession } from '#generated/openapi/cart.ts';

/** Hidden fields of the form that saves a card. */
export const cardFields = { sessionId: 'sessionId', token: 'token' } as const;

/** A card that is typed into the partner's frame. */
export interface CardFieldModel {
  /** Undefined if no session could be opened. */
  readonly session: PaymentSession | undefined;
  /** URL of the page with a new session. */
  readonly retry: string;
  readonly texts: CardFrameMessages & { readonly noScript: string };
}
