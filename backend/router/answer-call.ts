import { hash } from 'node:crypto';
import type { Operation } from '#generated/openapi/operations.ts';
import type { OperationValidators } from '#generated/openapi/validators.ts';
import type { Validator } from '#generated/validator.ts';
import type { BackendMode, Ids, Log } from '../ports.ts';
import type { AccessKeyCheck } from './access-key.ts';
import { correlationIdOf, readContext, type CallContext, type CustomerContext } from './call-context.ts';
import { CallError } from './call-error.ts';
import { findAnswerFaults } from './check-answer.ts';
import { matchesEtag } from './conditional.ts';
import { answerError } from './error-answer.ts';
import type { Admitted } from './handler.ts';
import { readRequest, type ReadRequest } from './read-request.ts';

/** A handler whose types have been checked where it was written; the validators vouch for them at run time. */
export interface ErasedHandler {
  handle(call: ReadRequest & { context: CallContext; signal: AbortSignal }): unknown;
  admit?(body: unknown, validate: Validator<unknown>): Admitted | null;
  refuse?(sentences: readonly string[]): { readonly status: number; readonly body: unknown };
}

/** Adds to the context whose call it is. Throws CallError 401 without a good access token. */
export type Authenticate = (request: Request, context: CallContext) => Promise<CustomerContext>;

export interface PipelineOptions {
  /** Without it every program may call. */
  readonly checkAccessKey?: AccessKeyCheck;
  /** For the calls whose contract asks for an access token. */
  readonly authenticate: Authenticate;
  /** Throws CallError 429 where a call is made too often. */
  readonly admit?: (operation: Operation, context: CallContext | CustomerContext) => Promise<void>;
  readonly ids: Ids;
  readonly log: Log;
  readonly mode: BackendMode;
  /** Milliseconds until a handler is given up. */
  readonly timeoutMs: number;
}

export interface MatchedCall {
  readonly operation: Operation;
  readonly validators: OperationValidators;
  readonly handler: ErasedHandler;
  readonly request: Request;
  readonly params: Readonly<Record<string, string>>;
}

interface HandlerAnswer {
  readonly status?: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const generalError = (): CallError => new CallError(500, 'GEN500', ['Something went wrong on our side.']);

function checkAcceptable(request: Request): void {
  const accept = request.headers.get('accept');
  if (!accept || /\*\/\*|application\/(?:\*|json)/i.test(accept)) return;
  throw new CallError(406, 'API406', ['Answers are application/json.']);
}

/** Work's result, or a rejection when the time is up or the caller has gone; its signal ends with either. */
function withinTime<Result>(work: (signal: AbortSignal) => Promise<Result>, timeoutMs: number, caller: AbortSignal): Promise<Result> {
  const ending = new AbortController();
  return new Promise<Result>((resolve, reject) => {
    const end = (reason: Error): void => {
      ending.abort(reason);
      reject(reason);
    };
    const leave = (): void => end(caller.reason as Error);
    const timer = setTimeout(() => end(new DOMException(`no answer within ${timeoutMs} ms: timeout`, 'TimeoutError')), timeoutMs);
    caller.addEventListener('abort', leave, { once: true });
    const settle = (): void => {
      clearTimeout(timer);
      caller.removeEventListener('abort', leave);
    };
    work(ending.signal).then(resolve, reject).finally(settle);
    if (caller.aborted) leave();
  });
}

function checkAnswer(call: MatchedCall, answer: HandlerAnswer, options: PipelineOptions): void {
  if (options.mode === 'production') return;
  const faults = findAnswerFaults(call.validators, answer.status ?? 200, answer.body);
  if (faults.length === 0) return;
  const { operationId } = call.operation;
  options.log.error(`[cairn] [backend] the answer of ${operationId} breaks its contract: ${faults.join('; ')}`, { operationId, faults });
  throw generalError();
}

function writeAnswer(request: Request, answer: HandlerAnswer, correlationId: string): Response {
  const { status = answer.body === undefined ? 204 : 200, body } = answer;
  const headers: Record<string, string> = { 'cache-control': 'no-store', 'x-correlation-id': correlationId, ...answer.headers };
  if (body === undefined) return new Response(null, { status, headers });
  const text = JSON.stringify(body);
  if (request.method === 'GET' || request.method === 'HEAD') {
    const etag = `"${hash('sha256', text, 'base64url').slice(0, 22)}"`;
    headers.etag = etag;
    if (matchesEtag(request, etag)) return new Response(null, { status: 304, headers });
  }
  headers['content-type'] = 'application/json';
  return new Response(text, { status, headers });
}

/** What an answer says of a failure; what is our own fault is logged. */
export function toCallError(
  error: unknown,
  { operationId, signal }: { readonly operationId: string; readonly signal: AbortSignal },
  options: Pick<PipelineOptions, 'log'>,
): CallError {
  if (error instanceof CallError) return error;
  // Nobody waits for the answer any more, so nothing has failed.
  if (signal.aborted) {
    options.log.info(`[cairn] [backend] ${operationId} was given up by its caller`, { operationId });
    return generalError();
  }
  options.log.error(`[cairn] [backend] ${operationId} failed: ${error instanceof Error ? error.message : String(error)}`, {
    operationId,
    ...(error instanceof Error && error.stack && { stack: error.stack }),
  });
  return generalError();
}

function writeFailure(error: CallError, call: MatchedCall, correlationId: string): Response {
  const own = call.handler.refuse?.(error.sentences);
  if (!own) return answerError(error, correlationId);
  return Response.json(own.body, { status: own.status, headers: { 'cache-control': 'no-store', 'x-correlation-id': correlationId } });
}

/** Whose call it is. A token of a role that the contract does not admit is as good as none: its holder has to sign in as somebody else. */
async function authenticate(
  { request, operation }: MatchedCall,
  stranger: CallContext,
  options: PipelineOptions,
): Promise<CustomerContext> {
  const context = await options.authenticate(request, stranger);
  if (operation.audience.includes(context.customer.role)) return context;
  throw new CallError(401, 'AUT401', [`The call is for a token of: ${operation.audience.join(', ')}.`]);
}

/** One call: access key → context → authenticate → count → read and validate → handle → check → answer. Never throws. */
export async function answerCall(call: MatchedCall, options: PipelineOptions): Promise<Response> {
  const { request, handler, operation, validators, params } = call;
  const correlationId = correlationIdOf(request, options.ids);
  try {
    checkAcceptable(request);
    options.checkAccessKey?.(operation, request);
    const url = new URL(request.url);
    const stranger = readContext(request, correlationId, url.searchParams.get('locale'), options.ids);
    const context = operation.security.includes('accessToken') ? await authenticate(call, stranger, options) : stranger;
    await options.admit?.(operation, context);
    const read = await readRequest({ operation, validators, request, url, params, admit: handler.admit?.bind(handler) });
    const answer = (await withinTime(
      async (signal) => handler.handle({ ...read, context, signal }),
      options.timeoutMs,
      request.signal,
    )) as HandlerAnswer;
    checkAnswer(call, answer, options);
    return writeAnswer(request, answer, correlationId);
  } catch (error) {
    return writeFailure(toCallError(error, { operationId: operation.operationId, signal: request.signal }, options), call, correlationId);
  }
}
