import type { CollectionPoint, Contact } from '#generated/openapi/shared.ts';
import { formatPlaceLine } from '#validation/address/place-line.ts';
import { formatReadyBy } from '../../../delivery/rows/format-ready-by.ts';
import type { OrderMessages } from '../../order/order-messages.ts';
import type { ReviewEntry } from '../../order/review-list.tsx';
import type { DeliveryFacts } from '../delivery-kind.ts';

type Place = Pick<CollectionPoint, 'addressLine1' | 'city' | 'stateCityProvDept' | 'postalCode' | 'country'>;

/** Address lines of a store or collection point, without its name. */
export function formatPlace({ addressLine1, country: code, ...place }: Place, countries: DeliveryFacts['countries']): readonly string[] {
  return [
    addressLine1,
    formatPlaceLine(
      place,
      countries.find((country) => country.code === code),
    ),
  ];
}

/** Review entries of a store, with the ready time and the collector. */
export function getStoreEntries(facts: DeliveryFacts): readonly ReviewEntry[] {
  const { shipment, countries, messages, languageTag } = facts;
  if (!shipment.storeInfo) return [];
  const { id, name = id, address } = shipment.storeInfo;
  return [
    {
      label: messages.collectIn,
      address: [name, ...(address ? formatPlace(address, countries) : [])],
      lines: [getReadyText(shipment, messages, languageTag)],
    },
    ...getCollectorEntries(facts),
  ];
}

/** When a store has the goods ready, in its time zone; undefined if unknown. */
export function getReadyText(
  { storeInfo, readyBy }: Pick<DeliveryFacts['shipment'], 'storeInfo' | 'readyBy'>,
  messages: Pick<OrderMessages, 'readyBy'>,
  languageTag: string,
): string | undefined {
  const timeZone = storeInfo?.timeZone;
  if (readyBy === undefined || timeZone === undefined) return undefined;
  return messages.readyBy({ time: formatReadyBy(readyBy, timeZone, languageTag) });
}

/** Review entry of the person who collects a shipment. */
export function getCollectorEntries({ shipment: { contact }, messages }: DeliveryFacts): readonly ReviewEntry[] {
  return contact ? [{ label: messages.collectedBy, lines: formatContact(contact) }] : [];
}

function formatContact(contact: Contact): readonly (string | undefined)[] {
  const { recipientFirstName, recipientLastName, recipientContactEmail, recipientContactPhone } = contact;
  return [`${recipientFirstName} ${recipientLastName}`, recipientContactEmail, recipientContactPhone].filter(Boolean);
}
