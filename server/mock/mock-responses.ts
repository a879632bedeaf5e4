import { readExample } from '#contract/mock/responses/get-example.ts';
import type { GenerateBody } from '#contract/mock/responses/generate-body.ts';
import { errorMeanings, type ErrorCode } from '#generated/errors.ts';
import type { OperationId } from '#generated/openapi/operations.ts';
import type { ForcedResponse } from '../environment/mocked-calls.ts';

interface ErrorBody {
  readonly correlationId: string;
  readonly errorDetails: readonly { readonly errorId: string; readonly message: string }[];
}

export interface MockResponseOptions {
  readonly operationId: OperationId;
  readonly response: ForcedResponse;
  readonly correlationId: string;
  readonly generate: GenerateBody;
  /** Seed of the generated body; the contract's example is used if absent. */
  readonly seed?: number | undefined;
}

const RETRY_AFTER = '30';

/** A response that does not depend on the request: the example, optionally with another error code, or a generated body. */
export function createMockResponse({ operationId, response, correlationId, generate, seed }: MockResponseOptions): Response {
  const { status, errorId } = response;
  const body = seed === undefined ? readExample(operationId, status) : generate(operationId, status, seed);
  const headers = {
    'cache-control': 'no-store',
    'x-correlation-id': correlationId,
    ...(status === 429 && { 'retry-after': RETRY_AFTER }),
  };
  if (body === undefined) return new Response(null, { status, headers });
  return Response.json(isErrorBody(body) ? { ...withErrorId(body, errorId), correlationId } : body, { status, headers });
}

const isErrorBody = (body: unknown): body is ErrorBody => typeof body === 'object' && body !== null && 'errorDetails' in body;

/** Details of the example belong to its own code. */
function withErrorId(body: ErrorBody, errorId: ErrorCode | undefined): ErrorBody {
  if (errorId === undefined) return body;
  const own = body.errorDetails.find((detail) => detail.errorId === errorId);
  return { ...body, errorDetails: [own ?? { errorId, message: errorMeanings[errorId] }] };
}
