import type { Selectable } from 'kysely';
import type { Tables } from '../../database/tables.ts';

export type RefundRecord = Selectable<Tables['order_refunds']>;
