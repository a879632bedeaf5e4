import type { Calls } from '#commerce/client/calls.ts';
import type { Operation } from '#generated/openapi/operations.ts';

/** A shopper on one site, for as long as one request lasts. */
export interface ShopperSession {
  /** Of the stored cart, as the latest answer left it. */
  readonly cartId: string | undefined;
  /** Units in it. */
  readonly cartCount: number;
  /** What they cost without shipping, in the site's currency; undefined where it is not known. */
  readonly cartSum: number | undefined;
  /** Of the order that the shopper placed last, within the hour. */
  readonly orderId: string | undefined;
  /** Calls in the shopper's name: context and, where the contract asks for one, the token come by themselves; cookies follow the answers. */
  readonly calls: Calls;
  /** A ready-made request of the gateway's for a call of the contract, in the shopper's name; the answer as it is. */
  forward(operation: Operation, request: Request): Promise<Response>;
}
