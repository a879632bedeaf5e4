import type { ServiceError } from '../../client/service-error.ts';

/** Position of an error on the cart screen: above the cart, at the line, at its field, or as a toast. */
export type NoticePosition = 'top' | 'item' | 'input' | 'toast';

/** `session` errors concern the whole cart; unknown errors show as a toast. */
export function getNoticePosition({ level }: Pick<ServiceError, 'level'>): NoticePosition {
  if (level === 'session') return 'top';
  return level ?? 'toast';
}
