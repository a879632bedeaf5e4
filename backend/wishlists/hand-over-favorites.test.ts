import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestCode, exchangeCode, startMember, type Member } from '../authentication/testing/start-member.ts';
import { createShopper, startShopper, type Shopper } from '../cart/testing/start-shopper.ts';
import { startTestBackend, type TestBackend } from '../testing/start-backend.ts';
import { addFavorite, favoriteProduct, otherProduct, readFavorites } from './testing/favorite-calls.ts';

describe('createHandOverFavorites', () => {
  let test: TestBackend;
  beforeAll(async () => {
    test = await startTestBackend({ favoriteRules: () => ({ enabled: true, maxLists: 2, maxItems: 3 }) });
  }, 120_000);
  afterAll(() => test.close());

  const signIn = async ({ email }: Member, guest: Shopper) => {
    const { body, codeVerifier } = await requestCode(test, { email });
    const { body: token } = await exchangeCode(test, { code: body.code, codeVerifier, refreshToken: guest.token.refreshToken });
    return { token, shopper: createShopper(test, token, { siteid: 'TARNFELL-US', locale: 'en_US' }) };
  };
  const readLists = async (shopper: Shopper) => (await readFavorites(shopper)).lists.map(({ name, productIds }) => [name, productIds]);

  it("assigns the guest's favorites to an account that has none", async () => {
    const [member, guest] = [await startMember(test), await startShopper(test)];
    await addFavorite(guest);
    const { token, shopper } = await signIn(member, guest);
    expect(token.favorites?.total).toBe(1);
    expect(await readLists(shopper)).toEqual([['Favorites', [favoriteProduct]]]);
    expect((await readFavorites(guest)).lists).toEqual([]);
  });

  it('merges lists of the same name, each product once', async () => {
    const [member, guest] = [await startMember(test), await startShopper(test)];
    await addFavorite(member);
    await addFavorite(guest);
    await addFavorite(guest, otherProduct);
    await addFavorite(guest, otherProduct, { listName: 'Camp' });
    const { token, shopper } = await signIn(member, guest);
    expect(token.favorites).toMatchObject({ total: 3, favoriteId: (await readFavorites(member)).favoriteId });
    expect(await readLists(shopper)).toEqual([
      ['Favorites', expect.arrayContaining([favoriteProduct, otherProduct])],
      ['Camp', [otherProduct]],
    ]);
  });

  it('merges lists beyond the maximum number into the first, and drops the oldest favorites beyond theirs', async () => {
    const [member, guest] = [await startMember(test), await startShopper(test)];
    await addFavorite(member);
    await addFavorite(member, otherProduct, { listName: 'Own' });
    test.time.now = new Date(test.time.now.getTime() + 1000);
    await addFavorite(guest, otherProduct, { listName: 'Camp' });
    await addFavorite(guest, otherProduct, { listName: 'Trip' });
    const { token, shopper } = await signIn(member, guest);
    expect(token.favorites?.total).toBe(3);
    expect(await readLists(shopper)).toEqual([
      ['Favorites', expect.arrayContaining([favoriteProduct, otherProduct])],
      ['Own', [otherProduct]],
    ]);
  });
});
