import { describe, expect, it } from 'vitest';
import { formatAgo } from './ago.ts';
import { formatMoment } from './moment.ts';

const now = new Date('2026-11-24T14:20:00Z');

describe('formatMoment', () => {
  it.each([
    ['en-US', 'America/Denver', 'Nov 24, 2026, 7:20 AM MST'],
    ['en-US', 'UTC', 'Nov 24, 2026, 2:20 PM UTC'],
    ['de-DE', 'Europe/Berlin', '24. Nov. 2026, 15:20 MEZ'],
  ])('writes a moment in %s with the zone %s', (languageTag, zone, text) => {
    expect(formatMoment(now, languageTag, zone).replaceAll('\u202f', ' ')).toBe(text);
  });
});

describe('formatAgo', () => {
  it.each([
    [30, 'en-US', 'now'],
    [-30, 'en-US', 'now'],
    [5 * 60, 'en-US', '5 minutes ago'],
    [90 * 60, 'de-DE', 'vor 1 Stunde'],
    [26 * 3600, 'en-US', 'yesterday'],
    [12 * 86_400, 'fr-CA', 'il y a 12 jours'],
  ])('counts %i seconds in %s', (seconds, languageTag, text) => {
    expect(formatAgo(new Date(now.getTime() - seconds * 1000), now, languageTag)).toBe(text);
  });
});
