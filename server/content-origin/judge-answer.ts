import type { OperationId } from '#generated/openapi/operations.ts';
import { OriginFault } from './origin-fault.ts';

/** What the origin has said, as its own text. */
export interface Answer {
  readonly status: number;
  readonly body: string;
}

/** Statuses that are answers to a question: there it is, there is none such. */
const ANSWERS = new Set([200, 404]);
/** None can have such a name: an answer too, but for what there was before. */
const REFUSED = 400;

/** Calls that answer a list; all others answer a document. */
const lists: ReadonlySet<OperationId> = new Set(['searchContent', 'getChildren']);

/**
 * Throws OriginFault for what cannot be an answer to the call. Only the outline is judged: an origin newer than this shop may say more
 * than this shop knows, and a fault in a block is the parser's to leave out.
 */
export function judgeAnswer({ status, body }: Answer, operationId: OperationId, known?: Answer): void {
  if (!ANSWERS.has(status) && (status !== REFUSED || known?.status === 200)) throw new OriginFault('status', { status });
  const parsed = parsedOf(body, status);
  const isWhole = status === 200 ? isContent(parsed, operationId) : isRefusal(parsed);
  if (!isWhole) throw new OriginFault('broken', { status });
}

function parsedOf(body: string, status: number): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch (cause) {
    throw new OriginFault('broken', { status, cause });
  }
}

function isContent(parsed: unknown, operationId: OperationId): boolean {
  if (!isRecord(parsed)) return false;
  if (lists.has(operationId)) return Array.isArray(parsed['result']);
  return typeof parsed['id'] === 'string' && typeof parsed['type'] === 'string' && Array.isArray(parsed['components']);
}

/** A refusal of the content service itself, and not of something that stands in front of it. */
function isRefusal(parsed: unknown): boolean {
  return isRecord(parsed) && Array.isArray(parsed['errorDetails']) && parsed['errorDetails'].length > 0;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
