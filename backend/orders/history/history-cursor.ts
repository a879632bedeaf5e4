import { createBadRequestError } from '../../router/call-error.ts';
import { isUuid } from '../../database/is-uuid.ts';

/** The last order of the previous page. */
export interface HistoryPosition {
  /** ISO 8601 with microseconds, so that orders have distinct positions. */
  readonly placedAt: string;
  readonly id: string;
}

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;

export const writeCursor = ({ placedAt, id }: HistoryPosition): string => Buffer.from(`${placedAt} ${id}`).toString('base64url');

/** @throws 400 for an invalid cursor */
export function readCursor(cursor: string): HistoryPosition {
  const [placedAt = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  if (!moment.test(placedAt) || Number.isNaN(Date.parse(placedAt)) || !isUuid(id))
    throw createBadRequestError(['body/after: is not the next of a page']);
  return { placedAt, id };
}
