import type { CollectionPoint, Contact } from '#generated/openapi/shared.ts';
import { placeLine } from '#validation/address/place-line.ts';
import type { ReviewEntry } from '../../order/review-list.tsx';
import type { DeliveryFacts } from '../delivery-kind.ts';
import { formatReadyBy } from './format-ready-by.ts';

type Place = Pick<CollectionPoint, 'addressLine1' | 'city' | 'stateCityProvDept' | 'postalCode' | 'country'>;

/** The lines of a store's or a collection point's address, below its name. */
export function placeLines({ addressLine1, country: code, ...place }: Place, countries: DeliveryFacts['countries']): readonly string[] {
  return [
    addressLine1,
    placeLine(
      place,
      countries.find((country) => country.code === code),
    ),
  ];
}

/** A store with the time by which the goods are ready. */
export function storeEntries(facts: DeliveryFacts): readonly ReviewEntry[] {
  const { shipment, stores, countries, messages, languageTag } = facts;
  const { storeInfo, readyBy } = shipment;
  if (!storeInfo) return [];
  const { id, name = id, address } = storeInfo;
  const time = readyBy && formatReadyBy(readyBy, stores.find((store) => store.id === id)?.timeZone, languageTag);
  return [
    {
      label: messages.collectIn,
      address: [name, ...(address ? placeLines(address, countries) : [])],
      lines: time ? [messages.readyBy({ time })] : [],
    },
    ...collectorEntries(facts),
  ];
}

/** Who collects a shipment. */
export function collectorEntries({ shipment: { contact }, messages }: DeliveryFacts): readonly ReviewEntry[] {
  return contact ? [{ label: messages.collectedBy, lines: contactLines(contact) }] : [];
}

function contactLines(contact: Contact): readonly (string | undefined)[] {
  const { recipientFirstName, recipientLastName, recipientContactEmail, recipientContactPhone } = contact;
  return [`${recipientFirstName} ${recipientLastName}`, recipientContactEmail, recipientContactPhone].filter(Boolean);
}
