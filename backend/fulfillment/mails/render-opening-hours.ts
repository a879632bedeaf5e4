import { storesMessages } from '#generated/messages/stores/all.ts';
import { formatDate } from '#messages/format/date.ts';
import { getLanguageTag } from '#messages/runtime/language-tag.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import type { CollectionPointDestination } from '../../database/documents/shipment-document.ts';
import type { MailSection } from '../../mail/mail-part.ts';
import type { ShopContext } from '../../sites/shop-site.ts';
import { showHours, showStore } from '../../stores/show-store.ts';
import type { Store } from '../../stores/store.ts';

interface Span {
  readonly opens?: string | undefined;
  readonly closes?: string | undefined;
}

type WeekHours = CollectionPointDestination['collectionPoint']['hours'];

/** A Monday, for the names of weekdays. */
const monday = Date.UTC(2024, 0, 1);
const day = 86_400_000;

function formatSpans(spans: readonly Span[], { locale }: ShopContext): string {
  const options = { hour: 'numeric', minute: '2-digit' } as const;
  const formatTime = (text: string): string =>
    formatDate(new Date(`2024-01-01T${text === '24:00' ? '00:00' : text}Z`), getLanguageTag(locale), options);
  const texts = spans.flatMap(({ opens, closes }) => (opens && closes ? [`${formatTime(opens)} – ${formatTime(closes)}`] : []));
  return texts.join(', ') || getMessages(storesMessages, locale).closedAllDay;
}

/** Joins consecutive days with the same hours in one line, e.g. "Monday – Friday: 10:00 – 19:00". */
function formatWeek(hours: WeekHours, shop: ShopContext): readonly string[] {
  const names = [...new Set(hours.map((entry) => entry.day))];
  const groups: { from: number; to: number; text: string }[] = [];
  for (const [index, name] of names.entries()) {
    const text = formatSpans(
      hours.filter((entry) => entry.day === name),
      shop,
    );
    const last = groups.at(-1);
    if (last?.text === text) last.to = index;
    else groups.push({ from: index, to: index, text });
  }
  const getDayName = (index: number): string =>
    formatDate(new Date(monday + index * day), getLanguageTag(shop.locale), { weekday: 'long' });
  return groups.map(({ from, to, text }) => `${from === to ? getDayName(from) : `${getDayName(from)} – ${getDayName(to)}`}: ${text}`);
}

function formatSpecialDays(store: Store, shop: ShopContext, now: Date): readonly string[] {
  const { specialDays } = showStore(store, { shop, now });
  return [...new Set(specialDays.map(({ date }) => date))].map((date) => {
    const options = { weekday: 'long', day: 'numeric', month: 'long' } as const;
    const text = formatSpans(
      specialDays.filter((entry) => entry.date === date),
      shop,
    );
    return `${formatDate(new Date(date), getLanguageTag(shop.locale), options)}: ${text}`;
  });
}

const createMailSection = (lines: readonly string[], { locale }: ShopContext): MailSection => ({
  kind: 'lines',
  title: getMessages(storesMessages, locale).hours,
  lines,
});

/** The regular hours of a store, and those of special days in the coming weeks. */
export function renderStoreHours(store: Store, shop: ShopContext, now: Date): MailSection {
  return createMailSection([...formatWeek(showHours(store), shop), ...formatSpecialDays(store, shop, now)], shop);
}

export function renderCollectionPointHours({ hours }: CollectionPointDestination['collectionPoint'], shop: ShopContext): MailSection {
  return createMailSection(formatWeek(hours, shop), shop);
}
