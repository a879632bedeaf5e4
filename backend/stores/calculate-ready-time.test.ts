import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getOpening } from './opening.ts';
import { calculateReadyTime } from './calculate-ready-time.ts';
import { createTestStore } from './testing/create-test-store.ts';

const getReadyTime = (now: string, changes: Parameters<typeof createTestStore>[0] = {}) =>
  calculateReadyTime(createTestStore(changes), new Date(now))?.toISOString();

describe('calculateReadyTime', () => {
  it.each([
    ['while the store is open', '2026-11-24T10:00:00Z', '2026-11-24T12:00:00.000Z'],
    ['before it opens', '2026-11-24T05:00:00Z', '2026-11-24T11:00:00.000Z'],
    ['just before the cut-off', '2026-11-24T15:59:00Z', '2026-11-24T17:59:00.000Z'],
    ['from the cut-off on', '2026-11-24T16:00:00Z', '2026-11-25T11:00:00.000Z'],
    ['on Saturday evening', '2026-11-28T18:00:00Z', '2026-11-30T11:00:00.000Z'],
    ['before holidays', '2026-12-24T17:00:00Z', '2026-12-28T11:00:00.000Z'],
    ['before the clocks change', '2026-03-28T17:00:00Z', '2026-03-30T10:00:00.000Z'],
  ])('counts opening time %s', (_, now, expected) => {
    expect(getReadyTime(now)).toBe(expected);
  });

  it("continues on the next day if today's hours are too short", () => {
    expect(getReadyTime('2026-11-24T15:30:00Z', { pickupMinutes: 180 })).toBe('2026-11-25T09:30:00.000Z');
  });

  it('is never the minute at which the store closes', () => {
    expect(getReadyTime('2026-11-24T15:00:00Z', { pickupMinutes: 180 })).toBe('2026-11-25T09:00:00.000Z');
  });

  it('is undefined if the store offers no pickup, is closed permanently, or does not open', () => {
    expect(getReadyTime('2026-11-24T10:00:00Z', { services: ['shipToStore'] })).toBeUndefined();
    expect(getReadyTime('2026-11-24T10:00:00Z', { closed: true })).toBeUndefined();
    expect(getReadyTime('2026-11-24T10:00:00Z', { hours: [] })).toBeUndefined();
  });

  it('lies within opening hours, leaves time to prepare, and is monotonic in the order time', () => {
    const anyStore = fc
      .record({
        timeZone: fc.constantFrom('America/Denver', 'Europe/Berlin', 'Australia/Lord_Howe', 'America/Havana'),
        country: fc.constantFrom('US', 'DE', 'FR'),
        pickupMinutes: fc.integer({ min: 0, max: 900 }),
        pickupCutOff: fc.constantFrom('00:00', '12:00', '17:00', '24:00'),
        hours: fc.array(fc.constantFrom('10:00-19:00', '09:00-12:00,13:00-18:00', '00:00-24:00', null), { minLength: 7, maxLength: 7 }),
      })
      .map(createTestStore);
    const year = { min: new Date('2026-01-01T00:00:00Z'), max: new Date('2026-12-31T00:00:00Z'), noInvalidDate: true };
    fc.assert(
      fc.property(anyStore, fc.date(year), fc.integer({ min: 0, max: 172_800_000 }), (store, now, later) => {
        const first = calculateReadyTime(store, now);
        if (!first) return;
        expect(getOpening(store, first).state).toBe('open');
        expect(first.getTime()).toBeGreaterThanOrEqual(now.getTime() + store.pickupMinutes * 60_000);
        const second = calculateReadyTime(store, new Date(now.getTime() + later));
        expect(second?.getTime()).toBeGreaterThanOrEqual(first.getTime());
      }),
      { numRuns: 300 },
    );
  });
});
