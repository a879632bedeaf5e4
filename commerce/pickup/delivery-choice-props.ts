import type { ProductMessages } from '#generated/messages/product/messages.ts';
import type { AddedLine } from '../cart/changes/added-line.ts';
import type { Formatters } from '../site/formatters.ts';
import type { ChosenPickup } from './chosen-pickup.ts';
import type { PickupPort } from './pickup-port.ts';

export interface DeliveryChoiceProps {
  readonly productId: string;
  readonly qty: number;
  /** Undefined until a size is chosen. */
  readonly line: AddedLine | undefined;
  readonly isPickup: boolean;
  readonly pickupPort: PickupPort;
  readonly messages: ProductMessages;
  readonly formatters: Formatters;
  readonly onPickup: (isPickup: boolean) => void;
  /** Called with the pickup while it is possible, otherwise with undefined. */
  readonly onChange: (pickup: ChosenPickup | undefined) => void;
  /** Called when the shopper wants to find a store before a size is chosen. */
  readonly onMissing: () => void;
}
