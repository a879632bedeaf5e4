import type { PickupPort } from '#commerce/pickup/pickup-port.ts';
import { openDialog } from '../host/open-dialog.ts';

/** Connects store pickup to the shop's dialogs, which find stores and confirm changes. */
export function createPickupPort(locale: string): PickupPort {
  return {
    locale,
    onFindStore: (line) => openDialog('pickup-in-store', { line }),
    onMove: (move) => openDialog('change-store-confirmation', move),
  };
}
