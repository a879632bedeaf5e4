import type { Warehouse } from './compute-delivery-promise.ts';

/** Keyed by the country of the site. */
export const warehouses: Readonly<Record<string, Warehouse>> = {
  US: { country: 'US', timeZone: 'America/Denver', cutOff: 14 },
  CA: { country: 'CA', timeZone: 'America/Toronto', cutOff: 13 },
  GB: { country: 'GB', timeZone: 'Europe/London', cutOff: 15 },
  DE: { country: 'DE', timeZone: 'Europe/Berlin', cutOff: 15 },
};
