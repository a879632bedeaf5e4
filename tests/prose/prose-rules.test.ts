import { describe, expect, it } from 'vitest';
import { findViolation } from './prose-rules.ts';

describe('findViolation', () => {
  it.each([
    'How recovery acts on a page; a gift that came with a purchase comes with it again.',
    'Whether the cart is empty.',
    'The address that stands in front of it.',
    'A page that is told of the change.',
    'The price is kept for a minute.',
    'Rejects what nobody asked for.',
    'The partner was asked again after its answer was lost.',
  ])('flags the comment "%s"', (text) => {
    expect(findViolation({ kind: 'comment', text })).toEqual(expect.any(String));
  });

  it.each([
    'Page-side effects of cart recovery. Bonus items are skipped: the server adds them again.',
    "SQL that reserves the payment data for this cart. Runs inside the cart's UPDATE; returns a row on success.",
    'Thrown when the queue is full or a request waited too long (503 with Retry-After).',
    'Stores an answer to a published question. The answer has an id.',
    "The mail to a question's asker; one for each answer.",
    'The allowed imports of a module (rooms.json). SKU stands for stock keeping unit.',
  ])('accepts the comment "%s"', (text) => {
    expect(findViolation({ kind: 'comment', text })).toBeUndefined();
  });

  it.each(['of an order that is settled', 'are sorted', 'that has expired, is rejected'])('flags the title "%s"', (text) => {
    expect(findViolation({ kind: 'title', text })).toEqual(expect.any(String));
  });

  it.each(['merges quantities of the same SKU', 'a guest buys with a declined card, then an accepted one'])(
    'accepts the title "%s"',
    (text) => {
      expect(findViolation({ kind: 'title', text })).toBeUndefined();
    },
  );

  it('ignores code in backticks, paths and file names', () => {
    expect(findViolation({ kind: 'comment', text: 'Calls `tell`; see server/ingress/create-app.ts and rooms.json.' })).toBeUndefined();
  });
});
