import type { Site } from './site.ts';

const timeZones: Readonly<Record<string, string>> = {
  US: 'America/New_York',
  CA: 'America/Toronto',
  GB: 'Europe/London',
  DE: 'Europe/Berlin',
};

/** IANA name of a site's time zone. */
export const getTimeZone = ({ country }: Pick<Site, 'country'>): string => timeZones[country] ?? 'UTC';
