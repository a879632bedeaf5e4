import { orderMailMessages } from '#generated/messages/order-mail/all.ts';
import { parcelMailMessages } from '#generated/messages/parcel-mail/all.ts';
import type { ParcelMailMessages } from '#generated/messages/parcel-mail/messages.ts';
import { formatDate } from '#messages/format/date.ts';
import { getLanguageTag } from '#messages/runtime/language-tag.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import type { LineUnits } from '../../database/documents/order-units-document.ts';
import type { OrderShipment } from '../../database/documents/shipment-document.ts';
import { createParagraph, type MailSection } from '../../mail/mail-part.ts';
import { formatUnitLines } from '../../orders/change-mails/order-change-mail.ts';
import type { OrderRecord } from '../../orders/order-record.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import type { ParcelEvent } from '../events/event-fields.ts';

/** The state of a parcel after its event. */
export interface ParcelNews {
  readonly order: OrderRecord;
  readonly shipment: OrderShipment;
  readonly event: ParcelEvent;
  readonly lines: readonly LineUnits[];
  /** YYYY-MM-DD. */
  readonly expectedOn: string | null;
  /** True if the shipment has more units to send. */
  readonly isPart: boolean;
  readonly isCollected: boolean;
  /** First name of the recipient. */
  readonly name: string;
  /** Address, hours and collector of a collected parcel; empty for others. */
  readonly place: readonly MailSection[];
  readonly orderLink: MailSection;
}

interface Written {
  readonly subject: string;
  readonly parts: readonly MailSection[];
}

interface Writing extends ParcelNews {
  readonly messages: ParcelMailMessages;
  readonly brand: string;
  /** Formats a day, or a moment in a time zone. */
  readonly date: (moment: string, timeZone?: string) => string;
}

const formatContents = ({ messages, order, lines }: Writing): MailSection => ({
  kind: 'lines',
  title: messages.contents,
  lines: formatUnitLines(order, lines),
});

function formatTracking({ messages, event }: Writing): readonly MailSection[] {
  if (event.event !== 'shipped') return [];
  const { carrier, trackingNumber, trackingUrl } = event;
  const rows = [
    ...(carrier === undefined ? [] : [{ label: messages.carrier, value: carrier }]),
    ...(trackingNumber === undefined ? [] : [{ label: messages.trackingNumber, value: trackingNumber }]),
  ];
  return [
    ...(rows.length > 0 ? [{ kind: 'rows', rows } as const] : []),
    ...(trackingUrl === undefined ? [] : [{ kind: 'link', label: messages.track, href: trackingUrl } as const]),
  ];
}

function writeShippedMail(writing: Writing): Written {
  const { messages, order, brand, date, expectedOn, isPart, isCollected } = writing;
  const { number } = order;
  return {
    subject: isPart ? messages.partShippedSubject({ brand, number }) : messages.shippedSubject({ brand, number }),
    parts: [
      createParagraph(isPart ? messages.partShipped({ number }) : messages.shipped({ number })),
      ...(expectedOn === null ? [] : [createParagraph(messages.expectedOn({ date: date(expectedOn) }))]),
      ...(isCollected ? [createParagraph(messages.collectLater)] : []),
      ...formatTracking(writing),
      formatContents(writing),
    ],
  };
}

function writeDelayedMail(writing: Writing): Written {
  const { messages, order, brand, date, expectedOn } = writing;
  const { number } = order;
  return {
    subject: messages.delayedSubject({ brand, number }),
    parts: [
      createParagraph(messages.delayed({ number })),
      ...(expectedOn === null ? [] : [createParagraph(messages.delayedUntil({ date: date(expectedOn) }))]),
      formatContents(writing),
    ],
  };
}

function placeName({ destination }: OrderShipment): string {
  if (destination && 'store' in destination) return destination.store.name;
  return destination && 'collectionPoint' in destination ? destination.collectionPoint.name : '';
}

function writeReadyMail(writing: Writing): Written {
  const { messages, order, brand, shipment, place } = writing;
  const { number } = order;
  return {
    subject: messages.readySubject({ brand, number }),
    parts: [
      createParagraph(messages.ready({ number, place: placeName(shipment) })),
      ...place,
      { kind: 'lines', title: messages.bring, lines: [messages.bringNumber({ number }), messages.bringId] },
      formatContents(writing),
    ],
  };
}

function writeArrivedMail(writing: Writing): Written {
  const { messages, order, brand, date, event } = writing;
  const { number, site_id: siteId } = order;
  const on = { date: date(event.at, getShopContext({ siteId }).site.timeZone) };
  const isCollected = event.event === 'collected';
  return {
    subject: isCollected ? messages.collectedSubject({ brand, number }) : messages.deliveredSubject({ brand, number }),
    parts: [
      createParagraph(isCollected ? messages.collected(on) : messages.delivered(on)),
      formatContents(writing),
      createParagraph(messages.helpAfterwards),
    ],
  };
}

const writers: { readonly [Kind in ParcelEvent['event']]: (writing: Writing) => Written } = {
  shipped: writeShippedMail,
  delayed: writeDelayedMail,
  ready: writeReadyMail,
  delivered: writeArrivedMail,
  collected: writeArrivedMail,
};

/** Writes the mail about an event of a parcel, in the language of the order. */
export function writeParcelMail(news: ParcelNews): Written {
  const { order, event, name, orderLink } = news;
  const { site, locale } = getShopContext({ siteId: order.site_id, locale: order.locale });
  const { brandName: brand } = site;
  const messages = getMessages(parcelMailMessages, locale);
  const common = getMessages(orderMailMessages, locale);
  const options = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  const getDate = (moment: string, timeZone = 'UTC'): string =>
    formatDate(new Date(moment), getLanguageTag(locale), { ...options, timeZone });
  const { subject, parts } = writers[event.event]({ ...news, messages, brand, date: getDate });
  return {
    subject,
    parts: [createParagraph(common.greeting({ name })), ...parts, orderLink, createParagraph(common.signature({ brand }))],
  };
}
