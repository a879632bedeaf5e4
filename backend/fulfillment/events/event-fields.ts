import type { FulfillmentEvent } from '#generated/openapi/fulfillment.ts';
import { createBadRequestError } from '../../router/call-error.ts';

type Kind = FulfillmentEvent['event'];
type Field = Exclude<keyof FulfillmentEvent, 'eventId' | 'orderNumber' | 'event' | 'at'>;

/** Additional fields of each event; true for required ones. */
const fieldsOf = {
  packed: { shippingId: true, parcelId: true, items: true },
  shipped: { parcelId: true, carrier: false, trackingNumber: false, trackingUrl: false, expectedOn: false },
  delayed: { parcelId: true, expectedOn: true },
  ready: { parcelId: true },
  delivered: { parcelId: true },
  collected: { parcelId: true },
  returnReceived: { returnNumber: true, items: true },
} as const satisfies { readonly [Name in Kind]: Partial<Record<Field, boolean>> };

type Needed<Name extends Kind> = {
  [Each in keyof (typeof fieldsOf)[Name]]: (typeof fieldsOf)[Name][Each] extends true ? Each : never;
}[keyof (typeof fieldsOf)[Name]] &
  Field;

/** An event with the fields that its kind requires. */
export type EventOf<Name extends Kind> = FulfillmentEvent & Required<Pick<FulfillmentEvent, Needed<Name>>> & { readonly event: Name };
export type CheckedEvent = { [Name in Kind]: EventOf<Name> }[Kind];
/** An event about an existing parcel. */
export type ParcelEvent = Exclude<CheckedEvent, { readonly event: 'packed' | 'returnReceived' }>;

const common: ReadonlySet<string> = new Set(['eventId', 'orderNumber', 'event', 'at'] satisfies (keyof FulfillmentEvent)[]);

/** Milliseconds that the clock of a sender may be ahead. */
const tolerance = 5 * 60 * 1000;

/** @throws CallError 400 for missing or unknown fields of the event's kind, and for an event in the future. */
export function checkEvent(event: FulfillmentEvent, now: Date): CheckedEvent {
  const fields: Partial<Record<string, boolean>> = fieldsOf[event.event];
  const given = Object.entries(event).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  const missing = Object.keys(fields).filter((name) => fields[name] === true && !given.includes(name));
  const others = given.filter((name) => !common.has(name) && !(name in fields));
  const faults = [
    ...missing.map((name) => `body/${name}: is required of ${event.event}`),
    ...others.map((name) => `body/${name}: is not a field of ${event.event}`),
    ...(Date.parse(event.at) > now.getTime() + tolerance ? ['body/at: must not be in the future'] : []),
  ];
  if (faults.length > 0) throw createBadRequestError(faults);
  return event as CheckedEvent;
}
