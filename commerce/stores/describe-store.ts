import type { StoresMessages } from '#generated/messages/stores/messages.ts';
import type { Store } from '#generated/openapi/stores.ts';
import { getCountryName } from '#messages/format/country-name.ts';
import { formatPlaceLine } from '#validation/address/place-line.ts';
import { findCountry } from '#validation/countries/countries.ts';
import { allPhones } from '#validation/phone/all-phones.ts';
import { getShopHref } from '../catalog/shop-href.ts';
import { describeSpecialDays, describeWeek } from './describe-hours.ts';
import { getDayInZone, countDaysBetween, describeOpening, formatTimeInZone } from './describe-opening.ts';
import { formatDistance } from './format-distance.ts';
import { getStorePath } from './store-address.ts';
import type { StoreAbroad, StoreEntry } from './store-entry.ts';

export interface DescribeSource {
  readonly now: Date;
  /** As in URLs, e.g. "en-us". */
  readonly locale: string;
  /** BCP 47. */
  readonly languageTag: string;
  /** ISO 3166 code of the site. */
  readonly country: string;
  readonly messages: StoresMessages;
  /** Returns the locale of the brand's site in another country. */
  readonly getLocaleForCountry: (country: string) => string | undefined;
}

/** Formats the texts of a store on the server, so that no browser computes times or loads phone rules. */
export function describeStore(store: Store, source: DescribeSource): StoreEntry {
  const { now, locale, languageTag, messages } = source;
  const { id, name, timeZone, latitude, longitude, distance, opening, hours, specialDays, phone } = store;
  const today = getDayInZone(now, timeZone);
  const pickup = describePickup(store, source);
  const abroad = describeAbroad(store, source);
  return {
    id,
    name,
    href: getShopHref(locale, getStorePath(id)),
    address: describeAddress(store),
    ...(distance === undefined ? {} : { distance: formatDistance(distance, languageTag) }),
    opening: describeOpening({ opening, timeZone, now, languageTag, messages }),
    week: describeWeek(hours, specialDays.some(({ date }) => date === today) ? undefined : today, source),
    specialDays: describeSpecialDays(specialDays, today, source),
    services: store.services.map((service) => messages[service]),
    phone: { label: allPhones.toDisplay(phone, { code: store.country, dialCode: '', phoneMask: '' }), href: `tel:${phone}` },
    directions: `geo:${latitude},${longitude}?q=${latitude},${longitude}(${encodeURIComponent(name)})`,
    latitude,
    longitude,
    ...(pickup === undefined ? {} : { pickup }),
    ...(abroad === undefined ? {} : { abroad }),
  };
}

export function describeAddress(store: Store): readonly string[] {
  return [store.addressLine1, formatPlaceLine(store, findCountry(store.country))];
}

function describeAbroad({ country }: Store, { country: own, languageTag, getLocaleForCountry }: DescribeSource): StoreAbroad | undefined {
  if (country === own) return undefined;
  const locale = getLocaleForCountry(country);
  return { country: getCountryName(country, languageTag), ...(locale === undefined ? {} : { locale }) };
}

function describePickup({ readyBy, timeZone }: Store, { now, languageTag, messages }: DescribeSource): string | undefined {
  if (readyBy === undefined) return undefined;
  const moment = new Date(readyBy);
  const time = formatTimeInZone(moment, timeZone, languageTag);
  const days = countDaysBetween(getDayInZone(now, timeZone), getDayInZone(moment, timeZone));
  if (days === 0) return messages.pickupToday({ time });
  if (days === 1) return messages.pickupTomorrow({ time });
  const day = new Intl.DateTimeFormat(languageTag, { weekday: 'long', timeZone }).format(moment);
  return messages.pickupOn({ day, time });
}
