import { describe, expect, it } from 'vitest';
import { errorMessages } from '#generated/messages/error/en.ts';
import { getRejectedMove, createRejectedQuery } from './rejected-move.ts';

const read = (query: string) => getRejectedMove(new URLSearchParams(query), errorMessages, 'en-US');

describe('getRejectedMove', () => {
  it('parses the output of rejectedQuery', () => {
    expect(read(createRejectedQuery('INV408', { savedItem: 'saved-1', left: 2, most: 6 }))).toEqual({
      itemId: 'saved-1',
      text: 'The limit for this item is 6.',
      availableQty: 2,
    });
  });

  it('shows its own text for an unknown code, and ignores invalid numbers', () => {
    expect(read('?refused=made-up&savedItem=saved-1&left=many')).toEqual({ itemId: 'saved-1', text: errorMessages.unknown });
  });

  it('returns undefined for a rejection of another form', () => {
    expect(read(createRejectedQuery('ORD404', { item: 'row-1' }))).toBeUndefined();
    expect(read('')).toBeUndefined();
  });
});
