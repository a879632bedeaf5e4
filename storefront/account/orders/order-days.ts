import { formatDate } from '#messages/format/date.ts';
import type { Site } from '../../site/site.ts';
import { getTimeZone } from '../../site/time-zone.ts';

type Zone = Pick<Site, 'country' | 'languageTag'>;

/** A calendar day, YYYY-MM-DD, e.g. "Thursday, November 26". */
export function formatDay(day: string, { languageTag }: Zone): string {
  return formatDate(new Date(`${day}T00:00:00Z`), languageTag, { weekday: 'long', day: 'numeric', month: 'long' });
}

/** The calendar day of a timestamp in the site's time zone. */
export function formatDayAt(at: string, site: Zone): string {
  return formatDate(new Date(at), site.languageTag, { weekday: 'long', day: 'numeric', month: 'long', timeZone: getTimeZone(site) });
}

/** The date of a timestamp in the site's time zone, e.g. "November 26, 2026". */
export function formatDateAt(at: string, site: Zone): string {
  return formatDate(new Date(at), site.languageTag, { dateStyle: 'long', timeZone: getTimeZone(site) });
}

/** Date and time of day in the site's time zone, e.g. "Nov 26, 9:30 AM". */
export function formatTimeAt(at: string, site: Zone): string {
  const parts = { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const;
  return formatDate(new Date(at), site.languageTag, { ...parts, timeZone: getTimeZone(site) });
}

/** The day of a timestamp in the site's time zone, YYYY-MM-DD. */
export function getDay(moment: Date, site: Pick<Site, 'country'>): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone: getTimeZone(site), year: 'numeric', month: '2-digit', day: '2-digit' });
  return parts.format(moment);
}

/** Adds days to a calendar day; a negative number subtracts. */
export function addDays(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}
