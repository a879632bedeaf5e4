import type { Migration } from '../migration.ts';
import { consumersAndSubscriptions } from './consumers-and-subscriptions.ts';
import { outbox } from './outbox.ts';
import { recordEvents } from './record-events.ts';

/** In the order in which they are applied. */
export const migrations: readonly Migration[] = [consumersAndSubscriptions, recordEvents, outbox];
