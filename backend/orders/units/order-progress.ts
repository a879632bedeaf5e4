import type { Transaction } from 'kysely';
import type { OrderProgress, Parcel } from '#generated/openapi/shared.ts';
import type { Tables } from '../../database/tables.ts';
import type { OrderLineUnits } from './order-units.ts';

interface ProgressParcel {
  readonly state: Parcel['state'];
  /** YYYY-MM-DD. */
  readonly expectedOn: string | null;
}

const computeSum = (lines: readonly OrderLineUnits[], count: (line: OrderLineUnits) => number): number =>
  lines.reduce((sum, line) => sum + count(line), 0);

/** The progress of an order, or of the lines of one of its shipments. */
export function getOrderProgress(lines: readonly OrderLineUnits[], parcels: readonly Pick<ProgressParcel, 'state'>[]): OrderProgress {
  const requested = computeSum(lines, ({ qty, cancelled }) => qty - cancelled);
  if (requested === 0) return 'cancelled';
  if (computeSum(lines, ({ returned }) => returned) === requested) return 'returned';
  if (computeSum(lines, ({ delivered }) => delivered) === requested) return 'delivered';
  const shipped = computeSum(lines, (line) => line.shipped);
  if (shipped === requested) return parcels.some(({ state }) => state === 'ready') ? 'readyForPickup' : 'shipped';
  if (shipped > 0) return 'partlyShipped';
  return computeSum(lines, ({ packed }) => packed) > 0 ? 'preparing' : 'placed';
}

/** The expected delivery date of the last parcel; null if none is in transit. */
export function getExpectedDate(parcels: readonly ProgressParcel[]): string | null {
  const days = parcels.flatMap(({ state, expectedOn }) => (expectedOn && (state === 'shipped' || state === 'packed') ? [expectedOn] : []));
  return days.toSorted().at(-1) ?? null;
}

/** Stores the progress of a locked order after a change of its units. */
export async function saveProgress(
  transaction: Transaction<Tables>,
  orderId: string,
  lines: readonly OrderLineUnits[],
): Promise<OrderProgress> {
  const parcels = await transaction
    .selectFrom('order_parcels')
    .select(['state', 'expected_on as expectedOn'])
    .where('order_id', '=', orderId)
    .execute();
  const progress = getOrderProgress(lines, parcels);
  await transaction
    .updateTable('orders')
    .set({ progress, expected_on: getExpectedDate(parcels) })
    .where('id', '=', orderId)
    .execute();
  return progress;
}
