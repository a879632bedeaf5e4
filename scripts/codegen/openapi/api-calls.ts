import type { ApiArea, ApiOperation } from './api.ts';
import type { Output } from '../output.ts';
import { isOwnParameter } from './own-parameters.ts';
import { SchemaError } from '../schema-error.ts';

/**
 * One module per call, so that a page bundles only the calls that it makes, and the helpers that these modules share. They import no
 * library: the client that they are given sends the requests.
 */
export function generateApiCalls(areas: readonly ApiArea[]): readonly Output[] {
  const operations = areas.flatMap(({ file, operations: own }) => own.map((operation) => ({ file, operation })));
  for (const { file, operation } of operations) rejectDuplicateInputs(file, operation);
  return [
    createSharedModule(operations.map(({ operation }) => operation)),
    ...operations.map(({ operation }) => createCallModule(operation)),
  ];
}

export function toKebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Path, query and header parameters are properties of a call's input, beside `body`, so their names must be unique. */
function rejectDuplicateInputs(file: string, { operationId, parameters, path }: ApiOperation): void {
  const names = parameters.filter(isOwnParameter).map(({ name }) => name);
  const doubled = names.find((name, index) => name === 'body' || names.indexOf(name) !== index);
  if (doubled !== undefined) throw new SchemaError(file, '', `${operationId} has two inputs named "${doubled}"`);
  if (path.startsWith('//')) throw new SchemaError(file, '', `the path of ${operationId} must not begin with "//"`);
}

function createCallModule(operation: ApiOperation): Output {
  const { operationId, method, path, summary } = operation;
  const headers = getOwnHeaders(operation);
  const kind = operation.safe ? 'Reading' : operation.invalidates ? 'Mutation' : 'Changing';
  const parts = [
    operationId,
    method,
    path,
    ...(operation.invalidates ? [operation.invalidates] : []),
    ...(headers.length > 0 ? [headers] : []),
  ];
  return {
    path: `calls/${toKebabCase(operationId)}.ts`,
    text: `
      import { ${kind.toLowerCase()}Call, type ${kind}Call } from '../openapi/call.ts';

      /** ${summary} */
      export const ${operationId}: ${kind}Call<'${operationId}'> = ${kind.toLowerCase()}Call(${parts.map((part) => JSON.stringify(part)).join(', ')});
    `,
  };
}

function getOwnHeaders({ parameters }: ApiOperation): readonly string[] {
  return parameters.filter((parameter) => parameter.in === 'header' && isOwnParameter(parameter)).map(({ name }) => name);
}

function createSharedModule(operations: readonly ApiOperation[]): Output {
  const formatUnion = (requested: (operation: ApiOperation) => boolean): string =>
    operations
      .filter(requested)
      .map(({ operationId }) => `'${operationId}'`)
      .sort()
      .join(' | ');
  return {
    path: 'openapi/call.ts',
    text: `
      import type { OperationResponse, OperationId, OperationRequest } from './operations.ts';

      /** Calls that only ask, whatever their method. */
      export type ReadingId = ${formatUnion(({ safe }) => safe)};

      /** Calls of a page's script that change something. */
      export type MutationId = ${formatUnion(({ invalidates }) => invalidates !== undefined)};

      /** Headers that a caller gives. */
      type OwnHeader = ${[...new Set(operations.flatMap(getOwnHeaders))].map((name) => `'${name}'`).join(' | ') || 'never'};
      ${SHARED}
    `,
  };
}

const SHARED = `
type Body<Id extends OperationId> = [OperationRequest<Id>['body']] extends [never] ? Record<never, never> : { readonly body: OperationRequest<Id>['body'] };

type OwnHeaders<Id extends OperationId> = Pick<OperationRequest<Id>['headers'], Extract<keyof OperationRequest<Id>['headers'], OwnHeader>>;

/** What a caller gives: the parameters of path, query and headers by name, and the body. Context, locale and token come by themselves. */
export type CallInput<Id extends OperationId> = Omit<OperationRequest<Id>['params'] & OperationRequest<Id>['query'] & OwnHeaders<Id> & Body<Id>, 'locale'>;

export interface CallOptions {
  /** Gives the call up. */
  readonly signal?: AbortSignal;
  /** Milliseconds; those of the client when left out, \`false\` for no limit. */
  readonly timeout?: number | false;
  /** Whether it cancels an earlier call of the same identity that is still on its way, or stands beside it; as the client says when left out. */
  readonly repeat?: 'cancel' | 'allow';
  /** What a repeat is known by; the whole input when left out. */
  readonly identity?: string;
}

/** Which call of the contract is made. */
export interface CallDescriptor {
  readonly operationId: OperationId;
  readonly method: string;
  /** With {name} for each parameter. */
  readonly path: string;
  /** Names of the input that are headers. */
  readonly headers: readonly string[];
}

/** A call of a caller in the same process, whose types the compiler has checked. Needs no access token. */
export interface DirectCall {
  readonly operationId: OperationId;
  readonly params: Input;
  readonly query: Input;
  /** Lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly signal?: AbortSignal;
}

export interface DirectAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends calls. Answers the data of a success and throws every failure. */
export interface Calls {
  send(call: CallDescriptor, input: Readonly<Record<string, unknown>>, options: CallOptions): Promise<unknown>;
}

/** The input may be left out where nothing of it is required. */
type Given<Id extends OperationId> = Record<never, never> extends CallInput<Id> ? [input?: CallInput<Id>] : [input: CallInput<Id>];

export interface ChangingCall<Id extends OperationId> extends CallDescriptor {
  readonly operationId: Id;
  (calls: Calls, ...given: [...Given<Id>, options?: CallOptions]): Promise<OperationResponse<Id>>;
}

/** A call of a page's script that changes something. */
export interface MutationCall<Id extends MutationId> extends ChangingCall<Id> {
  /** Calls whose cached responses are stale once it has succeeded. */
  readonly invalidates: readonly ReadingId[];
}

/** The name of a cached answer. One cache serves one site and language, so neither is part of it. */
export type CallKey<Id extends OperationId> = readonly [Id] | readonly [Id, CallInput<Id>];

export interface ReadingCall<Id extends OperationId> extends ChangingCall<Id> {
  /** Without an input, what the names of all answers to the call begin with. */
  key(...given: [] | [input: CallInput<Id> | undefined]): CallKey<Id>;
  /** For TanStack's queries; a query that is cancelled gives its call up. */
  query(
    calls: Calls,
    ...given: Given<Id>
  ): {
    readonly queryKey: CallKey<Id>;
    readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<OperationResponse<Id>>;
  };
}

type Input = Readonly<Record<string, unknown>>;

export function changingCall<Id extends OperationId>(operationId: Id, method: string, path: string, headers: readonly string[] = []): ChangingCall<Id> {
  return makeCall({ operationId, method, path, headers }) as unknown as ChangingCall<Id>;
}

export function mutationCall<Id extends MutationId>(
  operationId: Id,
  method: string,
  path: string,
  invalidates: readonly ReadingId[],
  headers: readonly string[] = [],
): MutationCall<Id> {
  return Object.assign(makeCall({ operationId, method, path, headers }), { invalidates }) as unknown as MutationCall<Id>;
}

export function readingCall<Id extends OperationId>(operationId: Id, method: string, path: string, headers: readonly string[] = []): ReadingCall<Id> {
  const call = makeCall({ operationId, method, path, headers });
  const key = (input?: Input): readonly unknown[] => (input === undefined ? [operationId] : [operationId, input]);
  const query = (calls: Calls, input?: Input) => ({
    queryKey: key(input),
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => call(calls, input, { signal }),
  });
  return Object.assign(call, { key, query }) as unknown as ReadingCall<Id>;
}

function makeCall(descriptor: CallDescriptor) {
  const call = (calls: Calls, input: Input = {}, options: CallOptions = {}): Promise<unknown> => calls.send(descriptor, input, options);
  return Object.assign(call, descriptor);
}
`;
