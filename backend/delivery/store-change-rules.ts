import type { Contact, DeliveryChangeReason } from '#generated/openapi/shared.ts';
import type { CartShipment, StoreDestination } from '../database/documents/shipment-document.ts';
import { hasService, type StoreService } from '../stores/store.ts';
import type { DeliveryChangeRules } from './delivery-change-rules.ts';
import { toChosenStore, type StoreKind } from './store-delivery.ts';

/** The rules that all store kinds share. */
type StoreChangeRules = Pick<DeliveryChangeRules<StoreKind>, keyof DeliveryChangeRules<StoreKind>>;

const isStore = (destination: CartShipment['destination']): destination is StoreDestination =>
  destination !== null && 'store' in destination;

/** The recipient of a shipment; null if there is none, or none with an email address. */
function getContact({ destination }: CartShipment): Contact | null {
  if (!destination) return null;
  if ('contact' in destination) return destination.contact;
  if (!('recipientContactEmail' in destination) || !destination.recipientContactEmail) return null;
  const { recipientFirstName, recipientLastName, recipientContactEmail, recipientContactPhone } = destination;
  return { recipientFirstName, recipientLastName, recipientContactEmail, ...(recipientContactPhone && { recipientContactPhone }) };
}

/**
 * Rules of a kind whose shipments are collected in a store. Rows of another store remain there; rows without a store go to the shopper's.
 */
export function createStoreChangeRules(service: StoreService, shortage: DeliveryChangeReason): StoreChangeRules {
  return {
    shortage,
    findObstacle({ destination }, { stores }) {
      if (!destination) return undefined;
      const store = stores.get(destination.store.id);
      if (!store || store.closed) return 'storeClosed';
      return hasService(store, service) ? undefined : 'serviceEnded';
    },
    getReplacementDestination(own, from, { stores, favorite }) {
      const store = isStore(from.destination) ? stores.get(from.destination.store.id) : favorite;
      if (!store || !hasService(store, service)) return undefined;
      if (own.items.length > 0 && own.destination && own.destination.store.id !== store.id) return undefined;
      return { store: toChosenStore(store), contact: own.destination?.contact ?? getContact(from) };
    },
  };
}
