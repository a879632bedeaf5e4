import { makeAbortable, createTimeLimit } from '#commerce/client/abortable.ts';
import type { CallInfo, Send } from '#commerce/client/middleware.ts';
import { judgeAnswer, type Answer } from './judge-answer.ts';
import { OriginFault } from './origin-fault.ts';

interface Question extends CallInfo {
  readonly request: Request;
  readonly send: Send;
  /** Milliseconds. */
  readonly limit: number;
  /** What the origin has answered before: what says the same is good without being judged again. */
  readonly known: Answer | undefined;
}

/** The origin's whole answer. Has a time limit of its own, as nobody may wait for it any more. @throws OriginFault where it is not good. */
export async function askOrigin({ request, send, operationId, limit, known }: Question): Promise<Answer> {
  const time = createTimeLimit(limit);
  const signal = time?.signal;
  try {
    const answer = await makeAbortable(read(send, new Request(request, { signal: signal ?? null })), signal);
    if (answer.status !== known?.status || answer.body !== known.body) judgeAnswer(answer, operationId, known);
    return answer;
  } catch (error) {
    throw signal?.aborted ? new OriginFault('late', { cause: error }) : error;
  } finally {
    time?.end();
  }
}

async function read(send: Send, request: Request): Promise<Answer> {
  const response = await send(request).catch((cause: unknown) => {
    throw new OriginFault('unreachable', { cause });
  });
  const { status } = response;
  try {
    return { status, body: await response.text() };
  } catch (cause) {
    throw new OriginFault('broken', { status, cause });
  }
}
