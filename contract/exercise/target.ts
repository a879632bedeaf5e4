import type { Audience } from '#generated/openapi/operations.ts';
import type { WrittenRequest } from '../request/write-request.ts';

export interface ReceivedResponse {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends a request. Undefined where no response came in time. */
export type Transport = (request: WrittenRequest) => Promise<ReceivedResponse | undefined>;

export interface GiftCard {
  readonly number: string;
  readonly pin: string;
}

/** How each role gets a token. A role without an account is left out. */
export interface Accounts {
  /** Signs new customers up, or signs two that exist in. */
  readonly registered?: 'sign-up' | readonly { readonly username: string; readonly password: string }[] | undefined;
  readonly associate?: { readonly storeId: string; readonly storeEmployeeId: string; readonly pin: string } | undefined;
  readonly agent?: { readonly username: string; readonly password: string; readonly customerId: string } | undefined;
}

/** A server that may be exercised. */
export interface Target {
  readonly name: string;
  /** Headers of each request, where the operation declares them: site, locale, access key. */
  readonly context: Readonly<Record<string, string>>;
  readonly accounts: Accounts;
  /**
   * True of a server that responds with examples: it is sent no sequences, roles and owners, which it would forget, no body that is not
   * JSON, which such servers do not survive, and it may accept what the contract forbids.
   */
  readonly isMock: boolean;
  /** Headers that the server adds to every response, in lower case; they are no drift. */
  readonly ownHeaders: readonly string[];
  /** Whether it serves the storefront's own operations, below /fapi. */
  readonly hasStorefront: boolean;
  /** Values of the server by values of the contract's examples: a product that it sells in place of the one that is shown. */
  readonly examples: Readonly<Record<string, string>>;
  /** They pay the orders of sequences, one for each role; without one no order is placed. */
  readonly giftCards: readonly GiftCard[];
}

export type Role = Audience | 'anyone';
