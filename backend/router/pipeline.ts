import type { ErrorCode } from '#generated/errors.ts';
import type { Operation } from '#generated/openapi/operations.ts';
import { operationValidators } from '#generated/openapi/validators.ts';
import type { Validator } from '#generated/validator.ts';
import type { BackendMode, Ids, Log } from '../ports.ts';
import type { AccessKeyCheck } from './access-key.ts';
import { getCorrelationId, readContext, type CallContext, type CustomerContext, type ReadHeaders } from './call-context.ts';
import { CallError, createGeneralError } from './call-error.ts';
import { findResponseFaults } from './find-response-faults.ts';
import { createErrorBody } from './create-error-response.ts';
import type { AcceptedBody } from './handler.ts';
import { validateRequest, type ReadRequest, type RequestInput } from './read-request.ts';
import { getSubject, type StaffAction } from './staff-action.ts';
import { runWithTimeout } from './run-with-timeout.ts';

/** A handler without its types, which were checked at its definition. Validators check the values at run time. */
export interface ErasedHandler {
  handle(call: ReadRequest & { context: CallContext; signal: AbortSignal }): unknown;
  readonly readsText?: boolean;
  accept?(body: unknown, validate: Validator<unknown>): AcceptedBody | null;
  createError?(sentences: readonly string[]): { readonly status: number; readonly body: unknown };
}

/**
 * Adds the customer to the context.
 * @throws CallError 401 without a valid access token
 */
export type Authenticate = (request: ReadHeaders, context: CallContext) => Promise<CustomerContext>;

/** Called at the end of an admitted call with its error, if any. Must not throw. */
export type SettleCall = (errorId: ErrorCode | undefined) => Promise<void>;

export interface PipelineOptions {
  /** Absent to allow every program. */
  readonly checkAccessKey?: AccessKeyCheck;
  /** For operations that require an access token. */
  readonly authenticate: Authenticate;
  /** @throws CallError 429 if a rate limit is exceeded */
  readonly admit?: (operation: Operation, context: CallContext | CustomerContext) => Promise<SettleCall>;
  /** Called after every change by an employee, successful or not. Must not throw. */
  readonly recordStaffAction?: (action: StaffAction) => Promise<void>;
  readonly ids: Ids;
  readonly log: Log;
  readonly mode: BackendMode;
  /** Time limit of handlers in milliseconds. */
  readonly timeoutMs: number;
}

/** A call with its operation, over HTTP or in-process. */
export interface MatchedCall extends ReadHeaders {
  readonly operation: Operation;
  readonly handler: ErasedHandler;
  /** From the query, e.g. "en_US". */
  readonly locale: string | null;
  /** Aborted when the caller disconnects. */
  readonly signal?: AbortSignal;
  /** @throws CallError for an unreadable body */
  readInput(): RequestInput | Promise<RequestInput>;
}

interface HandlerOutput {
  readonly status?: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface CallResponse {
  readonly correlationId: string;
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Facts about a call that its steps have found so far. */
interface Progress {
  context?: CallContext | CustomerContext;
  input?: RequestInput;
  error?: CallError;
  /** Undefined until the call is admitted. */
  settle?: SettleCall | undefined;
}

/** Runs a call: authorize → limit → validate the request → handle → validate the response → record. Never throws. */
export async function runPipeline(call: MatchedCall, options: PipelineOptions): Promise<CallResponse> {
  const correlationId = getCorrelationId(call, options.ids);
  const progress: Progress = {};
  const response = { ...(await runSteps(call, correlationId, options, progress)), correlationId };
  await progress.settle?.(progress.error?.errorId);
  await recordStaffAction(call, response, progress, options);
  return response;
}

async function runSteps(
  call: MatchedCall,
  correlationId: string,
  options: PipelineOptions,
  progress: Progress,
): Promise<Omit<CallResponse, 'correlationId'>> {
  try {
    checkAcceptable(call);
    const context = (progress.context = await authenticate(call, correlationId, options));
    assertAllowedAudience(call.operation, context);
    progress.settle = await options.admit?.(call.operation, context);
    const read = await validateCallRequest(call, progress);
    const response = await handle(call, read, context, options);
    const status = response.status ?? (response.body === undefined ? 204 : 200);
    validateResponse(call, status, response.body, options);
    return { ...response, status };
  } catch (error) {
    progress.error = toCallError(error, call, options);
    return describeFailure(call, progress.error, correlationId);
  }
}

/** Reads are not recorded, nor are calls beyond a rate limit, whose number is unlimited. */
async function recordStaffAction(
  { operation }: MatchedCall,
  { status, body }: CallResponse,
  { context, input, error }: Progress,
  options: PipelineOptions,
): Promise<void> {
  if (!context || !('customer' in context) || !context.customer.staff || operation.safe || status === 429) return;
  const { operationId } = operation;
  await options.recordStaffAction?.({
    operationId,
    context,
    status,
    errorId: error?.errorId,
    subject: getSubject(input, error ? undefined : body),
  });
}

function checkAcceptable({ headers }: MatchedCall): void {
  const accept = headers.get('accept');
  if (!accept || /\*\/\*|application\/(?:\*|json)/i.test(accept)) return;
  throw new CallError(406, 'API406', ['The response is application/json.']);
}

/** Checks the program's access key and the customer's token. */
async function authenticate(call: MatchedCall, correlationId: string, options: PipelineOptions): Promise<CallContext | CustomerContext> {
  const { operation } = call;
  options.checkAccessKey?.(operation, call);
  const anonymous = readContext(call, correlationId, call.locale, options.ids);
  if (operation.security.includes('accessToken')) return options.authenticate(call, anonymous);
  if (operation.audience.length === 0 || call.headers.get('authorization') === null) return anonymous;
  return options.authenticate(call, anonymous).catch((error: unknown) => ignoreInvalidToken(error, anonymous));
}

/** An operation with an optional token handles an invalid one like none. */
function ignoreInvalidToken(error: unknown, anonymous: CallContext): CallContext {
  if (error instanceof CallError) return anonymous;
  throw error;
}

/**
 * Rejects a shopper's token of a wrong role with 401, like a missing one. An employee's gets 403, so that their session continues;
 * operations of accounts require an agent who has selected a customer.
 */
function assertAllowedAudience({ audience }: Operation, context: CallContext | CustomerContext): void {
  if (!('customer' in context)) return;
  const { role, staff } = context.customer;
  const isOfAccounts = audience.includes('registered') && !audience.includes('guest');
  if (audience.includes(role) && !(staff && isOfAccounts && !staff.servesAccount)) return;
  if (staff) throw new CallError(403, 'AUT401', ['Employees cannot use this call, or only with a customer.']);
  throw new CallError(401, 'AUT401', [`The call requires a token of: ${audience.join(', ')}.`]);
}

async function validateCallRequest(call: MatchedCall, progress: Progress): Promise<ReadRequest> {
  const { operation, handler } = call;
  progress.input = await call.readInput();
  return validateRequest(operationValidators[operation.operationId], progress.input, handler.accept?.bind(handler));
}

function handle(call: MatchedCall, read: ReadRequest, context: CallContext, options: PipelineOptions): Promise<HandlerOutput> {
  const runHandler = async (signal: AbortSignal): Promise<HandlerOutput> =>
    call.handler.handle({ ...read, context, signal }) as HandlerOutput | Promise<HandlerOutput>;
  return runWithTimeout(runHandler, options.timeoutMs, call.signal);
}

/**
 * Outside production, logs a response that breaks the contract.
 * @throws CallError 500
 */
function validateResponse({ operation }: MatchedCall, status: number, body: unknown, { mode, log }: PipelineOptions): void {
  if (mode === 'production') return;
  const { operationId } = operation;
  const faults = findResponseFaults(operationValidators[operationId], status, body);
  if (faults.length === 0) return;
  log.error(`[cairn] [backend] the response of ${operationId} violates the contract: ${faults.join('; ')}`, { operationId, faults });
  throw createGeneralError();
}

/** Logs internal errors. */
function toCallError(error: unknown, { operation: { operationId }, signal }: MatchedCall, { log }: PipelineOptions): CallError {
  if (error instanceof CallError) return error;
  // The caller has disconnected, so this is no failure.
  if (signal?.aborted) {
    log.info(`[cairn] [backend] ${operationId} was canceled by the client`, { operationId });
    return createGeneralError();
  }
  const general = createGeneralError(error);
  const sentence = `[cairn] [backend] ${operationId} failed: ${error instanceof Error ? error.message : String(error)}`;
  if (general.status === 503) log.warn(sentence, { operationId });
  else log.error(sentence, { operationId, ...(error instanceof Error && error.stack && { stack: error.stack }) });
  return general;
}

function describeFailure({ handler }: MatchedCall, error: CallError, correlationId: string): Omit<CallResponse, 'correlationId'> {
  const own = handler.createError?.(error.sentences);
  if (own) return own;
  return {
    status: error.status,
    body: createErrorBody(error, correlationId),
    ...(error.retryAfter !== undefined && { headers: { 'retry-after': String(error.retryAfter) } }),
  };
}
