import type { Selectable } from 'kysely';
import type { DocumentFile } from '#generated/openapi/orders.ts';
import type { Tables } from '../../database/tables.ts';
import type { OrderRecord } from '../order-record.ts';

/** The label of a return: a page without content until labels are drawn. */
export async function renderReturnLabel(
  _order: OrderRecord,
  { number }: Pick<Selectable<Tables['order_returns']>, 'number'>,
): Promise<DocumentFile> {
  return { fileName: `${number}-label.pdf`, mediaType: 'application/pdf', content: Buffer.from('%PDF-1.7\n').toString('base64') };
}
