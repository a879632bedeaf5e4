import { sql, type Transaction } from 'kysely';
import type { FavoriteSharing } from '#generated/openapi/wishlists.ts';
import { assertKnownCustomer } from '../../authentication/authenticate.ts';
import type { Tables } from '../../database/tables.ts';
import { queueUnsolicitedMail } from '../../mail/queue-mail.ts';
import { CallError } from '../../router/call-error.ts';
import type { Handler } from '../../router/handler.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import { assertFavorites } from '../favorite-rules.ts';
import { createUnknownListError } from '../unknown-list.ts';
import type { WishlistsPorts } from '../wishlists-ports.ts';
import { createFavoritesMail, type SharedList } from './favorites-mail.ts';

interface Shared {
  readonly name: string;
  readonly token: string | null;
  readonly sender: string | null;
}

const address = /https?:|www\.|[\p{L}\p{N}-]{2,}\.\p{L}{2,}(?:\/|\b)/iu;

/** Rejects links in the message, as the shop mails it to third parties. */
function assertPlainMessage(message: string): void {
  if (address.test(message)) {
    throw new CallError(400, 'ATTR300', [{ message: 'A message has no addresses.', additionalInfo: { field: 'message' } }]);
  }
}

/** Shares a list by a link, mails the link, or revokes it. */
export function createShareFavorites(ports: WishlistsPorts): Handler<'shareFavorites'> {
  const { db, clock, ids, jobs, secrets, linkOrigin, favoriteRules, mailRates: rates } = ports;
  return {
    async handle({ params: { favoriteId }, body, context }) {
      const shop = getShopContext(context);
      assertFavorites(favoriteRules, shop.site);
      const { customer } = context;
      const message = (body.message ?? '').trim();
      assertPlainMessage(message);
      const shared = await db.transaction().execute(async (transaction) => {
        const found = await store(transaction, body);
        if (found?.token)
          await sendMails(transaction, { ...found, token: found.token, shop, message, origin: linkOrigin(shop.site) }, body);
        return found;
      });
      if (!shared) {
        await assertKnownCustomer(db, customer);
        throw createUnknownListError();
      }
      return { body: shared.token === null ? { isShared: false } : { isShared: true, shareToken: shared.token } };

      async function store(transaction: Transaction<Tables>, { isShared }: FavoriteSharing): Promise<Shared | undefined> {
        const token = isShared ? sql`coalesce(l.share_token, ${createToken()})` : sql`null`;
        const { rows } = await sql<Shared>`update favorite_lists l set share_token = ${token} from customers c
          where l.id = ${favoriteId}::uuid and l.customer_id = ${customer.id} and l.site_id = ${shop.site.id} and c.id = l.customer_id
          returning l.name, l.share_token as token, case when c.role <> 'guest' then c.first_name end as sender`.execute(transaction);
        return rows[0];
      }
    },
  };

  /** 128 random bits. */
  function createToken(): string {
    return Buffer.from(secrets.random(16), 'base64url').toString('hex');
  }

  async function sendMails(transaction: Transaction<Tables>, list: SharedList, { recipients = [] }: FavoriteSharing): Promise<void> {
    // Sorted, so that two calls lock their recipients in the same order.
    const addresses = [...new Set(recipients.map((recipient) => recipient.toLowerCase()))].toSorted();
    for (const recipient of addresses)
      await queueUnsolicitedMail(transaction, jobs, createFavoritesMail(list, ids.uuid(), recipient), { now: clock.now(), rates });
  }
}
