import type { OperationId, OperationRequest } from '#generated/openapi/operations.ts';
import type { Stage } from './stage.ts';

/** What a call sends; values of params and query before they become text. */
export interface Sent {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  /** Beside the context, which every call carries. */
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** Ids in it of what is the caller's alone, as carts and orders are. */
  readonly owned?: readonly string[];
  /** Its path names what every shopper sees, as products and reviews are, and the caller's alone is what the token names. */
  readonly isPublic?: true;
}

/** Parts that have nothing that must be given: those without any key, and a body where there is none. */
type Omittable<Whole> = {
  [Part in keyof Whole]: [Whole[Part]] extends [never] ? Part : Partial<Whole[Part]> extends Whole[Part] ? Part : never;
}[keyof Whole];

type Parts<Whole> = { readonly [Part in Exclude<keyof Whole, Omittable<Whole>>]: Whole[Part] } & {
  readonly [Part in Omittable<Whole>]?: Whole[Part];
};

/** The parts of a call as its contract types them; those that it does not need may be left out. */
type SentBy = { readonly [Id in OperationId]: Pick<Sent, 'owned' | 'isPublic'> & Parts<OperationRequest<Id>> };

/** How a call succeeds: everything else that the suite does to it is derived from this and from the contract. */
export interface CallScript<Id extends OperationId = OperationId> {
  readonly operationId: Id;
  /** Of its success. */
  readonly status: number;
  /** Sets the scene, and says what is sent into it; each time a new scene. */
  compose(stage: Stage): Promise<SentBy[Id]> | SentBy[Id];
}
