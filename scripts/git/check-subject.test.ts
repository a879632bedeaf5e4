import { describe, expect, it } from 'vitest';
import { checkSubject } from './check-subject.ts';

describe('checkSubject', () => {
  it.each([
    'Add gift card tender',
    'Process refunds in batches',
    'Speed up suggestions with a trigram index',
    'Re-read the lock',
    'Pass the locale on',
    'Focus the first field',
  ])('accepts "%s"', (subject) => {
    expect(checkSubject(subject)[0]).toBe(true);
  });

  it.each([
    'Added gift card tender',
    'Adds gift card tender',
    'Fixing the cart',
    'add gift card tender',
    'feat: add gift card tender',
    'wip',
    'Fix the cart.',
  ])('rejects "%s"', (subject) => {
    expect(checkSubject(subject)).toEqual([false, expect.any(String)]);
  });
});
