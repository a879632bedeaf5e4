import type { Operation } from '#generated/openapi/operations.ts';
import { operationValidators } from '#generated/openapi/validators.ts';
import type { Validator } from '#generated/validator.ts';
import type { BackendMode, Ids, Log } from '../ports.ts';
import type { AccessKeyCheck } from './access-key.ts';
import { correlationIdOf, readContext, type CallContext, type CustomerContext, type ReadHeaders } from './call-context.ts';
import { CallError } from './call-error.ts';
import { findAnswerFaults } from './check-answer.ts';
import { errorBody } from './error-answer.ts';
import type { Admitted } from './handler.ts';
import { judgeRequest, type ReadRequest, type RequestParts } from './read-request.ts';
import { subjectOf, type StaffAction } from './staff-action.ts';
import { withinTime } from './within-time.ts';

/** A handler whose types have been checked where it was written; the validators vouch for them at run time. */
export interface ErasedHandler {
  handle(call: ReadRequest & { context: CallContext; signal: AbortSignal }): unknown;
  readonly readsText?: boolean;
  admit?(body: unknown, validate: Validator<unknown>): Admitted | null;
  refuse?(sentences: readonly string[]): { readonly status: number; readonly body: unknown };
}

/** Adds the customer to the context. Throws CallError 401 without a good access token. */
export type Authenticate = (request: ReadHeaders, context: CallContext) => Promise<CustomerContext>;

export interface PipelineOptions {
  /** Without it every program may call. */
  readonly checkAccessKey?: AccessKeyCheck;
  /** For the calls whose contract asks for an access token. */
  readonly authenticate: Authenticate;
  /** Throws CallError 429 where a call is made too often. */
  readonly admit?: (operation: Operation, context: CallContext | CustomerContext) => Promise<void>;
  /** Called after every change that an employee makes, or fails to make. Must not throw. */
  readonly recordStaffAction?: (action: StaffAction) => Promise<void>;
  readonly ids: Ids;
  readonly log: Log;
  readonly mode: BackendMode;
  /** Milliseconds until a handler is given up. */
  readonly timeoutMs: number;
}

/** A call that is matched to its operation, over HTTP or in the same process. */
export interface MatchedCall extends ReadHeaders {
  readonly operation: Operation;
  readonly handler: ErasedHandler;
  /** Of the query, e.g. "en_US". */
  readonly locale: string | null;
  /** Ends when the caller gives the call up. */
  readonly signal?: AbortSignal;
  /** Throws CallError for a body that cannot be read. */
  readParts(): RequestParts | Promise<RequestParts>;
}

interface HandlerAnswer {
  readonly status?: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface CallAnswer {
  readonly correlationId: string;
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Facts about a call that its steps have found so far. */
interface Progress {
  context?: CallContext | CustomerContext;
  parts?: RequestParts;
  error?: CallError;
}

/** One call, step by step: authorize → limit → validate the request → handle → validate the response → record. Never throws. */
export async function runPipeline(call: MatchedCall, options: PipelineOptions): Promise<CallAnswer> {
  const correlationId = correlationIdOf(call, options.ids);
  const progress: Progress = {};
  const answer = { ...(await answerInSteps(call, correlationId, options, progress)), correlationId };
  await recordStaffAction(call, answer, progress, options);
  return answer;
}

async function answerInSteps(
  call: MatchedCall,
  correlationId: string,
  options: PipelineOptions,
  progress: Progress,
): Promise<Omit<CallAnswer, 'correlationId'>> {
  try {
    checkAcceptable(call);
    const context = (progress.context = await authenticate(call, correlationId, options));
    assertAdmitted(call.operation, context);
    await options.admit?.(call.operation, context);
    const read = await validateRequest(call, progress);
    const answer = await handle(call, read, context, options);
    const status = answer.status ?? (answer.body === undefined ? 204 : 200);
    validateResponse(call, status, answer.body, options);
    return { ...answer, status };
  } catch (error) {
    progress.error = toCallError(error, call, options);
    return describeFailure(call, progress.error, correlationId);
  }
}

/** Calls that change nothing are not recorded, nor those beyond a limit, which may be any number. */
async function recordStaffAction(
  { operation }: MatchedCall,
  { status, body }: CallAnswer,
  { context, parts, error }: Progress,
  options: PipelineOptions,
): Promise<void> {
  if (!context || !('customer' in context) || !context.customer.staff || operation.safe || status === 429) return;
  const { operationId } = operation;
  await options.recordStaffAction?.({
    operationId,
    context,
    status,
    errorId: error?.errorId,
    subject: subjectOf(parts, error ? undefined : body),
  });
}

const generalError = (): CallError => new CallError(500, 'GEN500', ['Something went wrong on our side.']);

function checkAcceptable({ headers }: MatchedCall): void {
  const accept = headers.get('accept');
  if (!accept || /\*\/\*|application\/(?:\*|json)/i.test(accept)) return;
  throw new CallError(406, 'API406', ['Answers are application/json.']);
}

/** Checks the program's access key and the customer's token. */
async function authenticate(call: MatchedCall, correlationId: string, options: PipelineOptions): Promise<CallContext | CustomerContext> {
  const { operation } = call;
  options.checkAccessKey?.(operation, call);
  const stranger = readContext(call, correlationId, call.locale, options.ids);
  return operation.security.includes('accessToken') ? options.authenticate(call, stranger) : stranger;
}

/**
 * A shopper's token of a role that the contract does not admit is as good as none: 401. An employee's is good, but does not allow the call:
 * 403, so that their session goes on. Calls of accounts need an agent who has named a customer.
 */
function assertAdmitted({ audience }: Operation, context: CallContext | CustomerContext): void {
  if (!('customer' in context)) return;
  const { role, staff } = context.customer;
  const isOfAccounts = audience.includes('registered') && !audience.includes('guest');
  if (audience.includes(role) && !(staff && isOfAccounts && !staff.servesAccount)) return;
  if (staff) throw new CallError(403, 'AUT401', ['An employee may not make the call, or not without a customer.']);
  throw new CallError(401, 'AUT401', [`The call is for a token of: ${audience.join(', ')}.`]);
}

async function validateRequest(call: MatchedCall, progress: Progress): Promise<ReadRequest> {
  const { operation, handler } = call;
  progress.parts = await call.readParts();
  return judgeRequest(operationValidators[operation.operationId], progress.parts, handler.admit?.bind(handler));
}

function handle(call: MatchedCall, read: ReadRequest, context: CallContext, options: PipelineOptions): Promise<HandlerAnswer> {
  const work = async (signal: AbortSignal): Promise<HandlerAnswer> =>
    call.handler.handle({ ...read, context, signal }) as HandlerAnswer | Promise<HandlerAnswer>;
  return withinTime(work, options.timeoutMs, call.signal);
}

/** Outside production: logs a response that breaks the contract, and throws CallError 500. */
function validateResponse({ operation }: MatchedCall, status: number, body: unknown, { mode, log }: PipelineOptions): void {
  if (mode === 'production') return;
  const { operationId } = operation;
  const faults = findAnswerFaults(operationValidators[operationId], status, body);
  if (faults.length === 0) return;
  log.error(`[cairn] [backend] the answer of ${operationId} breaks its contract: ${faults.join('; ')}`, { operationId, faults });
  throw generalError();
}

/** Logs errors that are our own fault. */
function toCallError(error: unknown, { operation: { operationId }, signal }: MatchedCall, { log }: PipelineOptions): CallError {
  if (error instanceof CallError) return error;
  // The caller does not read the response, so nothing has failed.
  if (signal?.aborted) {
    log.info(`[cairn] [backend] ${operationId} was given up by its caller`, { operationId });
    return generalError();
  }
  log.error(`[cairn] [backend] ${operationId} failed: ${error instanceof Error ? error.message : String(error)}`, {
    operationId,
    ...(error instanceof Error && error.stack && { stack: error.stack }),
  });
  return generalError();
}

function describeFailure({ handler }: MatchedCall, error: CallError, correlationId: string): Omit<CallAnswer, 'correlationId'> {
  const own = handler.refuse?.(error.sentences);
  if (own) return own;
  return {
    status: error.status,
    body: errorBody(error, correlationId),
    ...(error.retryAfter !== undefined && { headers: { 'retry-after': String(error.retryAfter) } }),
  };
}
