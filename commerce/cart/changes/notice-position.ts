import type { ServiceError } from '../../client/service-error.ts';

/** Where the cart says what went wrong: above all, at the row, at its field, or in passing. */
export type NoticePosition = 'top' | 'item' | 'input' | 'toast';

/** `session` errors concern the whole cart; what no contract knows is said in passing. */
export function noticePosition({ level }: Pick<ServiceError, 'level'>): NoticePosition {
  if (level === 'session') return 'top';
  return level ?? 'toast';
}
