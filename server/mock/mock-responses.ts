import { readExample } from '#contract/mock/answers/example-of.ts';
import type { GenerateBody } from '#contract/mock/answers/generate-body.ts';
import { errorMeanings, type ErrorCode } from '#generated/errors.ts';
import type { OperationId } from '#generated/openapi/operations.ts';
import type { ForcedResponse } from '../environment/mocked-calls.ts';

interface ErrorBody {
  readonly errorDetails: readonly { readonly errorId: string; readonly message: string }[];
}

const hasErrors = (body: unknown): body is ErrorBody => typeof body === 'object' && body !== null && 'errorDetails' in body;

/** Details of the example belong to its own code. */
function withErrorId(body: ErrorBody, errorId: ErrorCode): ErrorBody {
  const own = body.errorDetails.find((detail) => detail.errorId === errorId);
  return { ...body, errorDetails: [own ?? { errorId, message: errorMeanings[errorId] }] };
}

/** The example of a response, with another error code where one is given; or a generated body where a seed is given. */
export function createMockResponse(
  operationId: OperationId,
  { status, errorId }: ForcedResponse,
  generate: GenerateBody,
  seed?: number,
): Response {
  const body = seed === undefined ? readExample(operationId, status) : generate(operationId, status, seed);
  if (body === undefined) return new Response(null, { status });
  const named = errorId !== undefined && hasErrors(body) ? withErrorId(body, errorId) : body;
  return Response.json(named, { status, headers: { 'cache-control': 'no-store', ...(status === 429 && { 'retry-after': '30' }) } });
}
