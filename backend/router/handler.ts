import type { OperationAnswer, OperationId, OperationRequest, operations } from '#generated/openapi/operations.ts';
import type { Validator } from '#generated/validator.ts';
import type { CallContext, CustomerContext } from './call-context.ts';

type Row = (typeof operations)[number];

/** The operations of this backend. The storefront handles those without a feature. */
export type ImplementedOperationId = Exclude<Row, { readonly feature: null }>['operationId'];

/** Tells rows that take an access token from those that do not. */
type NeedsCustomer<Candidate extends Row> = Candidate extends Row
  ? 'accessToken' extends Candidate['security'][number]
    ? Candidate['operationId']
    : never
  : never;

/** The calls of a customer: they know whose they are before they are handled. */
export type CustomerOperationId = NeedsCustomer<Row>;

export interface Call<Id extends OperationId> extends OperationRequest<Id> {
  readonly context: Id extends CustomerOperationId ? CustomerContext : CallContext;
  /** What was left out of the body, where the handler admits faulty ones. */
  readonly notes: readonly string[];
  /** The body as it was sent over HTTP, where the handler reads it. */
  readonly text?: string;
  /** Ends when the caller goes away or the time is up. */
  readonly signal: AbortSignal;
}

export interface Answer<Id extends OperationId> {
  /** 200 by default. */
  readonly status?: number;
  readonly body: OperationAnswer<Id>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What of a faulty body is taken all the same, and a sentence for each part left out; null refuses it whole. */
export interface Admitted {
  readonly body: unknown;
  readonly notes: readonly string[];
}

export interface Handler<Id extends OperationId> {
  handle(call: Call<Id>): Promise<Answer<Id>> | Answer<Id>;
  /** True for a call whose body is signed: the handler gets its text, too. */
  readonly readsText?: boolean;
  /** For a call whose parts stand alone: takes the good ones of a body that fails as a whole. */
  admit?(body: unknown, validate: Validator<unknown>): Admitted | null;
  /** For a contract with an error form of its own: status and body of every failure. */
  refuse?(sentences: readonly string[]): { readonly status: number; readonly body: unknown };
}

export type Handlers = { readonly [Id in ImplementedOperationId]: Handler<Id> };
