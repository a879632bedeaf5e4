import type { DayOfWeek, OpeningHoursSpecification, SportingGoodsStore, WithContext } from 'schema-dts';
import type { Store } from '#generated/openapi/stores.ts';

interface Source {
  /** Absolute URL. */
  readonly url: string;
  readonly brandName: string;
}

/** The schema.org data of a store. Days with the same hours form one entry; a special day overrides those of its date. */
export function createStoreJsonLd(store: Store, { url, brandName }: Source): WithContext<SportingGoodsStore> {
  const { name, phone, addressLine1, city, stateCityProvDept, postalCode, country, latitude, longitude } = store;
  return {
    '@context': 'https://schema.org',
    '@type': 'SportingGoodsStore',
    '@id': url,
    name,
    url,
    telephone: phone,
    brand: { '@type': 'Brand', name: brandName },
    address: {
      '@type': 'PostalAddress',
      streetAddress: addressLine1,
      addressLocality: city,
      ...(stateCityProvDept === undefined ? {} : { addressRegion: stateCityProvDept }),
      postalCode,
      addressCountry: country,
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    openingHoursSpecification: createWeekHours(store.hours),
    specialOpeningHoursSpecification: store.specialDays.map(createSpecialHours),
  };
}

function createWeekHours(hours: Store['hours']): OpeningHoursSpecification[] {
  const bySpan = Map.groupBy(
    hours.filter(({ opens }) => opens !== undefined),
    ({ opens, closes }) => `${opens} ${closes}`,
  );
  return [...bySpan.values()].map((days): OpeningHoursSpecification => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map(({ day }): DayOfWeek => dayNames[day]),
    opens: days[0]?.opens,
    closes: getClosingTime(days[0]?.closes),
  }));
}

/** Search engines expect a closed day to open and close at midnight. */
function createSpecialHours({ date, opens = '00:00', closes = '00:00' }: Store['specialDays'][number]): OpeningHoursSpecification {
  return { '@type': 'OpeningHoursSpecification', validFrom: date, validThrough: date, opens, closes: getClosingTime(closes) };
}

/** Search engines do not accept 24:00. */
function getClosingTime(closes: string | undefined): string | undefined {
  return closes === '24:00' ? '23:59' : closes;
}

const dayNames = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
} as const satisfies Readonly<Record<Store['hours'][number]['day'], DayOfWeek>>;
