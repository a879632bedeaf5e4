import { holidayMessages } from '#generated/messages/holiday/all.ts';
import type { Store as StoreOnWire } from '#generated/openapi/stores.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import type { ShopContext } from '../sites/shop-site.ts';
import { roundDistance } from './distance.ts';
import { findException, toInstant, getOpening, parseSpans, type Exception } from './opening.ts';
import { calculateReadyTime } from './calculate-ready-time.ts';
import type { OpeningTimes, Store } from './store.ts';

type DayHours = StoreOnWire['hours'][number];
type SpecialDay = StoreOnWire['specialDays'][number];

/** Days ahead for which special days are shown. */
const daysAhead = 28;

export interface StoreView {
  readonly shop: ShopContext;
  readonly now: Date;
  /** Kilometers. */
  readonly distance?: number;
  readonly inventory?: number;
}

/** Renders a store in the contract's format. */
export function showStore(store: Store, { shop, now, distance, inventory }: StoreView): StoreOnWire {
  const { state, changesAt } = getOpening(store, now);
  return {
    id: store.id,
    name: store.name,
    ...showAddress(store),
    phone: store.phone,
    timeZone: store.timeZone,
    services: [...store.services],
    opening: { state, changesAt: changesAt?.toISOString() },
    hours: showHours(store),
    specialDays: showSpecialDays(store, shop, now),
    readyBy: calculateReadyTime(store, now)?.toISOString(),
    distance: distance === undefined ? undefined : roundDistance(distance),
    inventory,
  };
}

type Addressed = Pick<Store, 'addressLine1' | 'city' | 'region' | 'postalCode' | 'country' | 'latitude' | 'longitude'>;

/** Address and position of a store or collection point. */
export function showAddress({ addressLine1, city, region, postalCode, country, latitude, longitude }: Addressed) {
  return { addressLine1, city, ...(region !== null && { stateCityProvDept: region }), postalCode, country, latitude, longitude };
}

const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const satisfies readonly DayHours['day'][];

/** Hours of a usual week, Monday first. A day with a break has two entries. */
export function showHours({ hours }: Pick<OpeningTimes, 'hours'>): DayHours[] {
  return weekdays.flatMap((day, index) => addSpans({ day }, hours[index] ?? null));
}

function addSpans<Entry extends object>(entry: Entry, hours: string | null): (Entry & { opens?: string; closes?: string })[] {
  const spans = parseSpans(hours);
  return spans.length > 0 ? spans.map(([opens, closes]) => ({ ...entry, opens, closes })) : [entry];
}

/** Omits a holiday on a weekday on which the store is closed anyway. */
function showSpecialDays(store: Store, shop: ShopContext, now: Date): SpecialDay[] {
  const today = toInstant(now).toZonedDateTimeISO(store.timeZone).toPlainDate();
  return Array.from({ length: daysAhead }, (_, days) => today.add({ days })).flatMap((day) => {
    const exception = findException(store, day);
    if (!exception || exception.hours === (store.hours[day.dayOfWeek - 1] ?? null)) return [];
    return addSpans({ date: day.toString(), name: getDayName(exception, shop) }, exception.hours);
  });
}

function getDayName({ special, holiday }: Exception, { language, locale }: ShopContext): string | undefined {
  return special?.name?.[language] ?? (holiday && getMessages(holidayMessages, locale)[holiday]);
}
