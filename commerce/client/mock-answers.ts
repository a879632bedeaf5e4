import type { OperationId } from '#generated/openapi/operations.ts';
import type { CallMiddleware } from './middleware.ts';

export interface MockSettings {
  /** Of a call's answer; undefined for its success, which is 200 where the contract has it. */
  readonly statusOf?: (operationId: OperationId) => number | undefined;
}

const STANDARD = 200;

/** Answers calls from the contract's examples and sends nothing. @throws Error in production. */
export function mockAnswers({ statusOf }: MockSettings = {}): CallMiddleware {
  if (process.env.NODE_ENV === 'production') throw new Error('[cairn] [mock] calls are not mocked in production');
  return async (_request, _next, { operationId }) => {
    const { examples } = await import('#generated/openapi/examples.ts');
    const answers = examples[operationId];
    const wanted =
      statusOf?.(operationId) ?? (STANDARD in answers ? STANDARD : Number(Object.keys(answers).find((known) => known.startsWith('2'))));
    if (!(wanted in answers)) throw new Error(`[cairn] [mock] the contract knows no answer ${wanted} of ${operationId}`);
    const example = answers[wanted];
    return example === undefined ? new Response(null, { status: wanted }) : Response.json(example, { status: wanted });
  };
}
