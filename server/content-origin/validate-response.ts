import type { OperationId } from '#generated/openapi/operations.ts';
import { OriginError } from './origin-error.ts';

/** A response of the origin, with its body as text. */
export interface OriginResponse {
  readonly status: number;
  readonly body: string;
}

/** Statuses of a working origin: the document exists, or it does not. */
const ACCEPTED_STATUSES = new Set([200, 404]);
/** Status for a name that no document can have. Accepted unless the document existed before. */
const INVALID_NAME = 400;

/** Operations that return a list; all others return a document. */
const listOperations: ReadonlySet<OperationId> = new Set(['searchContent', 'getChildren']);

/**
 * Checks only the outline: a newer origin may send more fields, and the parser skips invalid blocks.
 * @throws OriginError for a response that the operation cannot return.
 */
export function validateResponse({ status, body }: OriginResponse, operationId: OperationId, cached?: OriginResponse): void {
  if (!ACCEPTED_STATUSES.has(status) && (status !== INVALID_NAME || cached?.status === 200)) throw new OriginError('status', { status });
  const parsed = parseBody(body, status);
  const isValid = status === 200 ? isContent(parsed, operationId) : isErrorBody(parsed);
  if (!isValid) throw new OriginError('broken', { status });
}

function parseBody(body: string, status: number): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch (cause) {
    throw new OriginError('broken', { status, cause });
  }
}

function isContent(parsed: unknown, operationId: OperationId): boolean {
  if (!isRecord(parsed)) return false;
  if (listOperations.has(operationId)) return Array.isArray(parsed['result']);
  return typeof parsed['id'] === 'string' && typeof parsed['type'] === 'string' && Array.isArray(parsed['components']);
}

/** True for an error of the content service, false for one of a gateway before it. */
function isErrorBody(parsed: unknown): boolean {
  return isRecord(parsed) && Array.isArray(parsed['errorDetails']) && parsed['errorDetails'].length > 0;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
