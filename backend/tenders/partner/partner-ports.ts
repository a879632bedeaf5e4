import type { PaymentsPort } from '../../payments/payments.ts';
import type { Clock, Log } from '../../ports.ts';
import type { SavedCards } from './saved-cards.ts';

export interface PartnerPorts {
  readonly payments: PaymentsPort;
  readonly clock: Clock;
  readonly savedCards: SavedCards;
  readonly log: Pick<Log, 'warn'>;
}
