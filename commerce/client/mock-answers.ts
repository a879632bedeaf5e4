import type { CallMiddleware } from './middleware.ts';

export interface MockSettings {
  /** Of every answer. A call that has no 200 answers its own success where nothing is chosen. */
  readonly status?: number;
}

const STANDARD = 200;

/** Answers calls from the contract's examples and sends nothing. @throws Error in production. */
export function mockAnswers({ status }: MockSettings = {}): CallMiddleware {
  if (process.env.NODE_ENV === 'production') throw new Error('[cairn] [mock] calls are not mocked in production');
  return async (_request, _next, { operationId }) => {
    const { examples } = await import('#generated/openapi/examples.ts');
    const answers = examples[operationId];
    const wanted = status ?? (STANDARD in answers ? STANDARD : Number(Object.keys(answers).find((known) => known.startsWith('2'))));
    if (!(wanted in answers)) throw new Error(`[cairn] [mock] the contract knows no answer ${wanted} of ${operationId}`);
    const example = answers[wanted];
    return example === undefined ? new Response(null, { status: wanted }) : Response.json(example, { status: wanted });
  };
}
