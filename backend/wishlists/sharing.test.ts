import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getMailsTo } from '../authentication/testing/mailed-token.ts';
import { createEmail, startMember } from '../authentication/testing/start-member.ts';
import { startShopper } from '../cart/testing/start-shopper.ts';
import { startTestBackend, type TestBackend } from '../testing/start-backend.ts';
import {
  addFavorite,
  favoriteProduct,
  favoritesPath,
  readFavorites,
  readShared,
  getSharedPath,
  shareFavorites,
} from './testing/favorite-calls.ts';

describe('shareFavorites', () => {
  let test: TestBackend;
  beforeAll(async () => {
    const rate = { calls: 2, seconds: 3600 };
    test = await startTestBackend({ mailRates: { mailsOfRecipient: rate, mailsOfRecipientAndKind: rate } });
  }, 120_000);
  afterAll(() => test.close());

  it('shows the list to visitors with the link until it is revoked, on every server', async () => {
    const [owner, friend] = [await startMember(test), await startShopper(test, 'TARNFELL-CA', 'en_CA')];
    const { favoriteId } = await addFavorite(owner);
    const { shareToken = '' } = await shareFavorites(owner, favoriteId);
    expect(shareToken).toMatch(/^[0-9a-f]{32}$/);
    expect(await shareFavorites(owner, favoriteId)).toEqual({ isShared: true, shareToken });
    expect((await readFavorites(owner)).lists[0]).toMatchObject({ isShared: true, shareToken });
    const shared = await readShared(friend, shareToken);
    expect(shared).toMatchObject({ total: 1, items: [{ id: favoriteProduct, product: { price: { currency: 'CAD' } } }] });
    expect(JSON.stringify(shared)).not.toMatch(/WhenAdded|robin/i);
    expect(await shareFavorites(owner, favoriteId, { isShared: false })).toEqual({ isShared: false });
    const revoked = await friend.send('GET', getSharedPath(shareToken));
    expect([revoked.status, revoked.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect((await shareFavorites(owner, favoriteId)).shareToken).not.toBe(shareToken);
  });

  it('does not show a list of one brand in the shop of another', async () => {
    const [owner, elsewhere] = [await startShopper(test), await startShopper(test, 'SOLVANE-US')];
    const { shareToken = '' } = await shareFavorites(owner, (await addFavorite(owner)).favoriteId);
    expect(await elsewhere.expectError('GET', getSharedPath(shareToken))).toMatchObject({ status: 404, errorId: 'ORD404' });
  });

  it("mails the link with the message as text, and drops mails beyond an address's limit", async () => {
    const [owner, recipient] = [await startMember(test, { firstName: 'Robin' }), createEmail()];
    const { favoriteId } = await addFavorite(owner);
    for (let i = 0; i < 3; i += 1)
      await shareFavorites(owner, favoriteId, { recipients: [recipient, recipient.toUpperCase()], message: '<b>Look!</b>' });
    const mails = await getMailsTo(test, recipient);
    expect(mails).toHaveLength(2);
    expect(mails[0]?.text).toContain('“<b>Look!</b>”');
    const { shareToken } = await shareFavorites(owner, favoriteId);
    expect(mails[0]?.text).toContain(`/en-us/favorites/shared/${shareToken}`);
  });

  it.each(['see www.example.com', 'https://example.com', 'write to sam@example.com'])('rejects the message "%s"', async (message) => {
    const owner = await startShopper(test);
    const { favoriteId } = await addFavorite(owner);
    const failed = await owner.expectError('POST', `${favoritesPath}/${favoriteId}/share`, { isShared: true, recipients: [createEmail()], message });
    expect(failed).toMatchObject({ status: 400, errorId: 'ATTR300', detail: { additionalInfo: { field: 'message' } } });
  });
});
