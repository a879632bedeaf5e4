import type { FloorChange } from '../../../scripts/test/open-shop-floor.ts';

/** Changes stock or stores in the database of the shop that all journeys share, as an event in the real world would. */
export async function changeShopFloor(change: FloorChange): Promise<void> {
  const response = await fetch(`http://localhost:${Number(process.env.TEST_PORT ?? 4100) + 11}`, {
    method: 'POST',
    body: JSON.stringify(change),
  });
  if (!response.ok) throw new Error(await response.text());
}
