import type { OperationId, OperationRequest } from '#generated/openapi/operations.ts';
import type { Stage } from './stage.ts';

/** The parts of a request; params and query hold values before serialization. */
export interface Sent {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  /** Headers besides the context, which every request has. */
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** Ids that belong to the caller alone, such as carts and orders. */
  readonly owned?: readonly string[];
  /** True when the path identifies public data, such as products and reviews, and only the token identifies the caller's own data. */
  readonly isPublic?: true;
}

/** Parts without required values: those without keys, and an absent body. */
type Omittable<Whole> = {
  [Part in keyof Whole]: [Whole[Part]] extends [never] ? Part : Partial<Whole[Part]> extends Whole[Part] ? Part : never;
}[keyof Whole];

type Parts<Whole> = { readonly [Part in Exclude<keyof Whole, Omittable<Whole>>]: Whole[Part] } & {
  readonly [Part in Omittable<Whole>]?: Whole[Part];
};

/** The parts of a request as its contract types them; optional ones may be omitted. */
type SentBy = { readonly [Id in OperationId]: Pick<Sent, 'owned' | 'isPublic'> & Parts<OperationRequest<Id>> };

/** A successful request; the suite derives all its other cases from this and from the contract. */
export interface CallScript<Id extends OperationId = OperationId> {
  readonly operationId: Id;
  /** Status of the success. */
  readonly status: number;
  /** Prepares the data, and returns the request; new data each time. */
  compose(stage: Stage): Promise<SentBy[Id]> | SentBy[Id];
}
