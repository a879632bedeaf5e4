import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getOpening, getSpans } from './opening.ts';
import type { OpeningTimes } from './store.ts';
import { createTestStore } from './testing/create-test-store.ts';

const readOpening = (changes: Parameters<typeof createTestStore>[0], now: string) => {
  const { state, changesAt } = getOpening(createTestStore(changes), new Date(now));
  return [state, changesAt?.toISOString()];
};
const repeatDaily = (hours: string | null) => Array.from({ length: 7 }, () => hours);

/** Zones whose clocks change by an hour, by half an hour, at midnight, and not at all. */
const zones = ['America/Denver', 'Europe/Berlin', 'Australia/Lord_Howe', 'America/Havana', 'Asia/Kathmandu', 'UTC'];
const timeOfDay = fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15);
const formatMinutes = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const dayHours = fc.option(
  fc.uniqueArray(timeOfDay, { minLength: 2, maxLength: 4 }).map((times) => {
    const sorted = times.toSorted((a, b) => a - b).slice(0, times.length - (times.length % 2));
    return sorted
      .flatMap((opens, index) => (index % 2 === 0 ? [`${formatMinutes(opens)}-${formatMinutes(sorted[index + 1] ?? 1440)}`] : []))
      .join(',');
  }),
);
const anyTimes: fc.Arbitrary<OpeningTimes> = fc.record({
  timeZone: fc.constantFrom(...zones),
  country: fc.constantFrom('US', 'CA', 'GB', 'DE', 'FR'),
  hours: fc.array(dayHours, { minLength: 7, maxLength: 7 }),
  specialDays: fc.constant([]),
});
/** Moments around clock changes, and in the rest of the year. */
const anyMoment = fc.oneof(
  fc.date({ min: new Date('2026-01-01T00:00:00Z'), max: new Date('2027-12-31T00:00:00Z'), noInvalidDate: true }),
  ...['2026-03-08', '2026-03-29', '2026-04-05', '2026-10-04', '2026-10-25', '2026-11-01'].map((day) =>
    fc.integer({ min: -2880, max: 2880 }).map((minutes) => new Date(Date.parse(`${day}T12:00:00Z`) + minutes * 60_000)),
  ),
);

describe('getOpening', () => {
  it.each([
    ['before it opens', '2026-11-24T08:59:59Z', 'closed', '2026-11-24T09:00:00.000Z'],
    ['from the minute at which it opens', '2026-11-24T09:00:00Z', 'open', '2026-11-24T18:00:00.000Z'],
    ['from the minute at which it closes', '2026-11-24T18:00:00Z', 'closed', '2026-11-25T09:00:00.000Z'],
    ['over Sunday', '2026-11-28T18:00:00Z', 'closed', '2026-11-30T09:00:00.000Z'],
    ['over holidays', '2026-12-24T18:30:00Z', 'closed', '2026-12-28T09:00:00.000Z'],
    ['over the change of the clocks', '2026-03-28T17:30:00Z', 'closed', '2026-03-30T08:00:00.000Z'],
  ])('returns the state %s', (_, now, state, changesAt) => {
    expect(readOpening({}, now)).toEqual([state, changesAt]);
  });

  it('closes for a break', () => {
    expect(readOpening({ hours: repeatDaily('09:00-12:00,13:00-18:00') }, '2026-11-24T11:30:00Z')).toEqual([
      'closed',
      '2026-11-24T12:00:00.000Z',
    ]);
  });

  it('prefers a special day to the week and to a holiday', () => {
    const specialDays = [
      { date: '2026-11-29', hours: '12:00-16:00' },
      { date: '2026-12-25', hours: '08:00-09:00' },
      { date: '2026-11-30', hours: null },
    ];
    expect(readOpening({ specialDays }, '2026-11-29T11:30:00Z')).toEqual(['open', '2026-11-29T15:00:00.000Z']);
    expect(readOpening({ specialDays }, '2026-12-25T07:30:00Z')).toEqual(['open', '2026-12-25T08:00:00.000Z']);
    expect(readOpening({ specialDays }, '2026-11-30T11:00:00Z')).toEqual(['closed', '2026-12-01T09:00:00.000Z']);
  });

  it('joins days that touch at midnight', () => {
    const hours = ['18:00-24:00', '00:00-02:00', null, null, null, null, null];
    expect(readOpening({ hours, country: 'FR' }, '2026-11-23T20:00:00Z')).toEqual(['open', '2026-11-24T01:00:00.000Z']);
  });

  it('reports no change for a store that never closes, never opens, or is closed permanently', () => {
    expect(readOpening({ hours: repeatDaily('00:00-24:00'), country: 'FR' }, '2026-11-23T20:00:00Z')).toEqual(['open', undefined]);
    expect(readOpening({ hours: repeatDaily(null) }, '2026-11-23T20:00:00Z')).toEqual(['closed', undefined]);
    expect(readOpening({ closed: true }, '2026-11-24T10:00:00Z')).toEqual(['closedForGood', undefined]);
  });

  it('opens at the local time after a clock change', () => {
    // On 2026-03-29 in Berlin 02:30 does not exist; on 2026-10-25 it exists twice.
    const hours = repeatDaily('02:30-05:00');
    expect(readOpening({ hours, country: 'FR' }, '2026-03-29T00:00:00Z')).toEqual(['closed', '2026-03-29T01:30:00.000Z']);
    expect(readOpening({ hours, country: 'FR' }, '2026-10-25T00:00:00Z')).toEqual(['closed', '2026-10-25T00:30:00.000Z']);
  });

  it('reports a state that is valid until its change, and the opposite one afterwards', () => {
    fc.assert(
      fc.property(anyTimes, anyMoment, fc.double({ min: 0, max: 0.999, noNaN: true }), (times, now, part) => {
        const { state, changesAt } = getOpening(times, now);
        if (!changesAt) return;
        const later = new Date(now.getTime() + Math.floor((changesAt.getTime() - now.getTime()) * part));
        expect(getOpening(times, later)).toEqual({ state, changesAt });
        expect(getOpening(times, changesAt).state).not.toBe(state);
        expect(changesAt.getTime()).toBeGreaterThan(now.getTime());
      }),
      { numRuns: 300 },
    );
  });

  it('is open exactly within the spans of the local day', () => {
    fc.assert(
      fc.property(anyTimes, anyMoment, (times, now) => {
        const day = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(times.timeZone).toPlainDate();
        const isInSpan = getSpans(times, day).some(
          ({ opens, closes }) => opens.epochMilliseconds <= now.getTime() && now.getTime() < closes.epochMilliseconds,
        );
        expect(getOpening(times, now).state).toBe(isInSpan ? 'open' : 'closed');
      }),
      { numRuns: 300 },
    );
  });
});
