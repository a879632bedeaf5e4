import { describe, expect, it } from 'vitest';
import { deliveryMessages } from '#generated/messages/delivery/en.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { describeReady } from './describe-ready.ts';

const messages = bindMessages(deliveryMessages, 'en-US');

describe('describeReady', () => {
  it.each([
    ['2026-11-24T01:30:00Z', 'ready today by 6:30 PM'],
    ['2026-11-24T17:30:00Z', 'ready tomorrow by 10:30 AM'],
    ['2026-11-27T18:00:00Z', 'ready by Fri, Nov 27, 11:00 AM'],
  ])('writes %s in the calendar of the store', (readyBy, text) => {
    const now = new Date('2026-11-23T20:00:00Z');
    expect(describeReady({ readyBy, timeZone: 'America/Denver' }, now, messages, 'en-US')).toBe(text);
  });
});
