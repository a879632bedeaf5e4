import type { OperationResponse, OperationId, OperationRequest, operations } from '#generated/openapi/operations.ts';
import type { Validator } from '#generated/validator.ts';
import type { CallContext, CustomerContext } from './call-context.ts';

type Row = (typeof operations)[number];

/** The operations of this backend. The storefront handles those without a feature. */
export type ImplementedOperationId = Exclude<Row, { readonly feature: null }>['operationId'];

/** Selects rows that require an access token. */
type NeedsCustomer<Candidate extends Row> = Candidate extends Row
  ? 'accessToken' extends Candidate['security'][number]
    ? Candidate['operationId']
    : never
  : never;

/** Operations that require a customer. The context has one before they are handled. */
export type CustomerOperationId = NeedsCustomer<Row>;

export interface Call<Id extends OperationId> extends OperationRequest<Id> {
  readonly context: Id extends CustomerOperationId ? CustomerContext : CallContext;
  /** Sentences about dropped parts of the body, if the handler accepts partial bodies. */
  readonly notes: readonly string[];
  /** The raw body, if the handler has `readsText`. */
  readonly text?: string;
  /** Aborted when the caller disconnects or the time limit is exceeded. */
  readonly signal: AbortSignal;
}

export interface HandlerResult<Id extends OperationId> {
  /** 200 by default. */
  readonly status?: number;
  readonly body: OperationResponse<Id>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The valid parts of a body with a sentence per dropped part; null to reject it. */
export interface AcceptedBody {
  readonly body: unknown;
  readonly notes: readonly string[];
}

export interface Handler<Id extends OperationId> {
  handle(call: Call<Id>): Promise<HandlerResult<Id>> | HandlerResult<Id>;
  /** True to receive the raw body, e.g. to verify its signature. */
  readonly readsText?: boolean;
  /** Accepts the valid parts of an invalid body, for operations with independent parts. */
  accept?(body: unknown, validate: Validator<unknown>): AcceptedBody | null;
  /** Status and body of errors, for a contract with its own error format. */
  createError?(sentences: readonly string[]): { readonly status: number; readonly body: unknown };
}

export type Handlers = { readonly [Id in ImplementedOperationId]: Handler<Id> };
