import type { PickupPort } from '#commerce/pickup/pickup-port.ts';
import { openDialog } from '../host/open-dialog.ts';

/** Pickup on the shop's pages: stores are found, and moves confirmed, in dialogs. */
export function createPickupPort(locale: string): PickupPort {
  return {
    locale,
    onFindStore: (line) => openDialog('pickup-in-store', { line }),
    onMove: (move) => openDialog('change-store-confirmation', move),
  };
}
