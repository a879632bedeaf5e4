import { expectNone, type Report } from '../run/report.ts';
import { compareBooks } from './books.ts';
import type { Stage } from './stage.ts';

/**
 * Compares the shop's books with its partner's while no host runs.
 * @param confirmed ids of orders that were confirmed to a shopper
 */
export async function checkBooks(stage: Stage, suite: string, confirmed: ReadonlySet<string>, report: Report): Promise<void> {
  const books = await compareBooks(stage);
  for (const sentence of books.faults) report.fault(`${suite}: ${sentence}`);
  const lost = [...confirmed].filter((id) => !books.states.has(id)).length;
  const found = `${books.orders} orders, ${books.finalised} finalised, ${books.cancelled} cancelled`;
  report.note(expectNone(suite, 'orders confirmed before a kill and lost', lost, `${confirmed.size} confirmed`));
  report.note(expectNone(suite, 'carts that were charged twice', books.doubles, found));
  report.note(expectNone(suite, 'unsettled orders, payments without an order, wrong stock', books.faults.length, found));
}
