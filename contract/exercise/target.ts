import type { Audience } from '#generated/openapi/operations.ts';
import type { WrittenRequest } from '../request/write-request.ts';

export interface ReceivedResponse {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends a request. Returns undefined on a time-out. */
export type Transport = (request: WrittenRequest) => Promise<ReceivedResponse | undefined>;

export interface GiftCard {
  readonly number: string;
  readonly pin: string;
}

/** Accounts by role. Roles without an account are skipped. */
export interface Accounts {
  /** 'sign-up' to sign up new customers, or two existing customers. */
  readonly registered?: 'sign-up' | readonly { readonly username: string; readonly password: string }[] | undefined;
  readonly associate?: { readonly storeId: string; readonly storeEmployeeId: string; readonly pin: string } | undefined;
  readonly agent?: { readonly username: string; readonly password: string; readonly customerId: string } | undefined;
}

/** A server to exercise. */
export interface Target {
  readonly name: string;
  /** Context headers, sent if the operation declares them: site, locale, access key. */
  readonly context: Readonly<Record<string, string>>;
  readonly accounts: Accounts;
  /**
   * True for a server that returns examples. It gets no sequences and no checks of roles and owners, as it has no state, and no malformed
   * JSON, which such servers do not survive; it may accept requests that the contract forbids.
   */
  readonly isMock: boolean;
  /** Headers that the server adds to every response, in lower case. They are no drift. */
  readonly ownHeaders: readonly string[];
  /** True for a server with the storefront's own operations below /fapi. */
  readonly hasStorefront: boolean;
  /** The server's values by values of the contract's examples, e.g. a product that it sells in place of the example. */
  readonly examples: Readonly<Record<string, string>>;
  /** Gift cards that pay for the sequences' orders, one per role. Without any, no orders are placed. */
  readonly giftCards: readonly GiftCard[];
}

export type Role = Audience | 'anyone';
