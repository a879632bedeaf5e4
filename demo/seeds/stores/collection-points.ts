/** A town with collection points around its middle. */
interface Town {
  readonly city: string;
  readonly region?: string;
  /** The points of the country use these in rotation. */
  readonly postalCodes: readonly string[];
  readonly latitude: number;
  readonly longitude: number;
}

interface Network {
  readonly country: string;
  readonly carrier: string;
  readonly towns: readonly Town[];
  readonly shops: readonly string[];
  readonly names: readonly string[];
  readonly streets: readonly string[];
  /** Formats a street and its number as the country does. */
  readonly addressOf: (street: string, number: number) => string;
  /** Monday first. */
  readonly hours: readonly (readonly (string | null)[])[];
}

const pointsPerTown = 10;
const createTown = (city: string, codes: string, latitude: number, longitude: number, region?: string): Town => {
  return { city, region, postalCodes: codes.split(', '), latitude, longitude };
};
const createWeek = (weekday: string, saturday: string | null, sunday: string | null) => [
  weekday,
  weekday,
  weekday,
  weekday,
  weekday,
  saturday,
  sunday,
];
const formatNumberFirst = (street: string, number: number): string => `${number} ${street}`;

const american: Omit<Network, 'country' | 'towns'> = {
  carrier: 'ParcelStop',
  shops: ['Corner Store', 'Print & Ship', 'Pharmacy', 'Market', 'Hardware'],
  names: ['Maple', 'Juniper', 'Riverside', 'Sunrise', 'Harbor', 'Lakeview', 'Cedar'],
  streets: ['Aspen Street', 'Mill Avenue', 'Franklin Street', 'Larch Avenue', 'Station Road', 'Orchard Street'],
  addressOf: formatNumberFirst,
  hours: [createWeek('08:00-20:00', '09:00-18:00', '10:00-16:00'), createWeek('07:00-22:00', '07:00-22:00', '07:00-22:00')],
};

const networks: readonly Network[] = [
  {
    country: 'DE',
    carrier: 'Paketpunkt',
    towns: [
      createTown('Berlin', '10115, 10119, 10178, 10245, 10405', 52.5251, 13.4021),
      createTown('Hamburg', '20095, 20357, 22765', 53.5573, 9.9761),
      createTown('München', '80331, 80469, 80799', 48.1372, 11.5756),
      createTown('Köln', '50667, 50823, 50674', 50.9384, 6.9501),
      createTown('Frankfurt am Main', '60311, 60316, 60594', 50.1106, 8.6821),
      createTown('Stuttgart', '70173, 70176, 70199', 48.7758, 9.1829),
      createTown('Düsseldorf', '40213, 40215, 40219', 51.2254, 6.7763),
      createTown('Leipzig', '04109, 04107, 04229', 51.3397, 12.3731),
      createTown('Dresden', '01067, 01097, 01099', 51.0504, 13.7373),
      createTown('Hannover', '30159, 30161, 30449', 52.3744, 9.7386),
      createTown('Nürnberg', '90402, 90403, 90429', 49.4539, 11.0773),
      createTown('Bremen', '28195, 28203, 28205', 53.0758, 8.8072),
      createTown('Freiburg', '79098, 79100, 79102', 47.9959, 7.8522),
      createTown('Dortmund', '44135, 44137, 44147', 51.5142, 7.4684),
      createTown('Essen', '45127, 45130, 45131', 51.4566, 7.0123),
    ],
    shops: ['Kiosk', 'Blumen', 'Bäckerei', 'Schreibwaren', 'Lotto', 'Reinigung', 'Späti'],
    names: ['Brandt', 'Yılmaz', 'Lehmann', 'Sommer', 'Novak', 'Petersen', 'Winkler', 'Arslan', 'Hartwig', 'Busch', 'Kowalski'],
    streets: ['Lindenstraße', 'Bahnhofstraße', 'Gartenstraße', 'Schillerstraße', 'Marktstraße', 'Mühlenweg', 'Ahornallee', 'Uferstraße'],
    addressOf: (street, number) => `${street} ${number}`,
    hours: [
      createWeek('08:00-19:00', '08:00-16:00', null),
      createWeek('06:00-22:00', '07:00-22:00', '08:00-20:00'),
      createWeek('09:00-12:30,14:00-18:00', '09:00-13:00', null),
    ],
  },
  {
    country: 'GB',
    carrier: 'Parcelhop',
    towns: [
      createTown('London', 'E2 7DP, E1 6AN, N1 9AG, SE1 9SG, W1F 0TH', 51.5142, -0.0931),
      createTown('Manchester', 'M4 1NA, M1 1AE, M3 4LZ', 53.4808, -2.2426),
      createTown('Glasgow', 'G1 1DA, G2 3BZ, G3 8AG', 55.8609, -4.2514),
      createTown('Edinburgh', 'EH1 1YZ, EH4 1HN, EH6 7BS', 55.9533, -3.1883),
      createTown('Bristol', 'BS1 4DJ, BS3 1JF, BS8 1TH', 51.4545, -2.5879),
      createTown('Birmingham', 'B1 1BB, B4 6QF, B13 8DD', 52.4797, -1.9027),
    ],
    shops: ['News', 'Convenience', 'Post Office', 'Off Licence', 'Stationers'],
    names: ['Ashworth', 'Patel', 'Begum', 'Lowther', 'Kerr', 'Fairbairn', 'Okafor'],
    streets: ['High Street', 'Station Road', 'Church Lane', 'Victoria Terrace', 'Mill Road', 'King’s Parade'],
    addressOf: formatNumberFirst,
    hours: [createWeek('07:00-22:00', '07:00-22:00', '08:00-21:00'), createWeek('09:00-17:30', '09:00-13:00', null)],
  },
  {
    country: 'US',
    towns: [
      createTown('Denver', '80202, 80205, 80211', 39.7508, -104.9966, 'CO'),
      createTown('Seattle', '98107, 98101, 98122', 47.6205, -122.3493, 'WA'),
      createTown('New York', '10002, 10003, 10012', 40.7223, -73.9874, 'NY'),
      createTown('Chicago', '60622, 60607, 60614', 41.8957, -87.6651, 'IL'),
    ],
    ...american,
  },
  {
    country: 'CA',
    towns: [
      createTown('Toronto', 'M6J 1E7, M5V 2T6, M4Y 1M7', 43.6532, -79.3956, 'ON'),
      createTown('Vancouver', 'V6K 1N6, V5V 3N7, V6B 2W9', 49.2688, -123.1207, 'BC'),
    ],
    ...american,
  },
];

const getCyclic = <Value>(values: readonly Value[], index: number): Value => {
  const value = values[index % values.length];
  if (value === undefined) throw new Error('[cairn] [seeds] a list of a network is empty');
  return value;
};

/** Offset from the middle of a town in degrees: the points form a spiral from 300 meters to some four kilometers. */
function computeOffset(index: number): readonly [latitude: number, longitude: number] {
  const [turn, radius] = [index * 2.4, 0.003 + index * 0.0035];
  return [Math.sin(turn) * radius, Math.cos(turn) * radius * 1.5];
}

const rounded = (degrees: number): number => Number(degrees.toFixed(5));

/** The collection points of all networks as table rows; the same on every machine. */
export function buildCollectionPointRows() {
  return networks.flatMap(({ country, carrier, towns, shops, names, streets, addressOf, hours }) =>
    towns.flatMap((place, townIndex) =>
      Array.from({ length: pointsPerTown }, (_, index) => {
        const number = townIndex * pointsPerTown + index;
        const [latitude, longitude] = computeOffset(index);
        return {
          id: `PP-${country}-${String(number + 1).padStart(6, '0')}`,
          carrier,
          name:
            country === 'DE'
              ? `${getCyclic(shops, number)} ${getCyclic(names, number)}`
              : `${getCyclic(names, number)} ${getCyclic(shops, number)}`,
          address_line1: addressOf(getCyclic(streets, number), 3 + ((number * 17) % 120)),
          city: place.city,
          region: place.region ?? null,
          postal_code: getCyclic(place.postalCodes, index),
          country,
          latitude: rounded(place.latitude + latitude),
          longitude: rounded(place.longitude + longitude),
          hours: getCyclic(hours, number),
        };
      }),
    ),
  );
}
