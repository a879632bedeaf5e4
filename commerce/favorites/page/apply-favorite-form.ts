import { addFavorite } from '#generated/calls/add-favorite.ts';
import { removeFavorite } from '#generated/calls/remove-favorite.ts';
import { shareFavorites } from '#generated/calls/share-favorites.ts';
import type { Calls } from '../../client/calls.ts';
import { ServiceError } from '../../client/service-error.ts';

/** Result of a form. Each except `added` is also a message of the favorites screen. */
export type FormOutcome =
  | 'added'
  | 'removedPlain'
  | 'moved'
  | 'shared'
  | 'stopped'
  | 'sent'
  | 'recipientsInvalid'
  | 'messageRejected'
  | 'failed';

export const isProblem = (outcome: FormOutcome): boolean => /Invalid$|Rejected$|^failed$/.test(outcome);

/** Value of the select option that creates a new list. */
export const newListOption = 'new';

const maxRecipients = 5;
const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * Executes a form of the favorites screen: in the browser, or on the server without JavaScript.
 * @throws ServiceError
 */
export async function applyFavoriteForm(calls: Calls, data: FormData): Promise<FormOutcome> {
  const getText = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const [favoriteId, product] = [getText('list'), getText('product')];
  switch (getText('intent')) {
    case 'add':
      await addFavorite(calls, { body: { id: product, qty: 1, itemType: 'product', ...(favoriteId !== '' && { favoriteId }) } });
      return 'added';
    case 'remove':
      await removeFavorite(calls, { favoriteId, itemId: product });
      return 'removedPlain';
    case 'move':
      return move();
    case 'share':
      await shareFavorites(calls, { favoriteId, body: { isShared: true } });
      return 'shared';
    case 'stop':
      await shareFavorites(calls, { favoriteId, body: { isShared: false } });
      return 'stopped';
    case 'mail':
      return mail();
    default:
      return 'failed';
  }

  async function move(): Promise<FormOutcome> {
    const [target, listName] = [getText('target'), getText('name')];
    if (target === newListOption && listName === '') return 'failed';
    const to = await addFavorite(calls, {
      body: { id: product, qty: 1, itemType: 'product', ...(target === newListOption ? { listName } : { favoriteId: target }) },
    });
    if (to.favoriteId !== favoriteId) await removeFavorite(calls, { favoriteId, itemId: product });
    return 'moved';
  }

  async function mail(): Promise<FormOutcome> {
    const recipients = getText('recipients')
      .split(/[\s,;]+/)
      .filter((recipient) => recipient !== '');
    const isGood = recipients.length > 0 && recipients.length <= maxRecipients && recipients.every((recipient) => address.test(recipient));
    if (!isGood) return 'recipientsInvalid';
    const message = getText('message');
    try {
      await shareFavorites(calls, { favoriteId, body: { isShared: true, recipients, ...(message !== '' && { message }) } });
      return 'sent';
    } catch (error) {
      if (error instanceof ServiceError && error.errorId === 'ATTR300') return 'messageRejected';
      if (error instanceof ServiceError && error.errorId === 'API400') return 'recipientsInvalid';
      throw error;
    }
  }
}
