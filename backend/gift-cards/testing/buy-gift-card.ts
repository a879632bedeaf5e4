import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { NewItem } from '#generated/openapi/cart.ts';
import type { Order } from '#generated/openapi/shared.ts';
import type { Shopper } from '../../cart/testing/start-shopper.ts';
import { createCardInput, contact, createKeyHeader, orderPath } from '../../orders/testing/create-ready-cart.ts';
import { createGiftCardCodes, type CardCodes } from '../../tenders/gift-card/gift-card-codes.ts';
import type { TestBackend } from '../../testing/start-backend.ts';

export const giftCardKey = 'the secret of a test';
export const codes = createGiftCardCodes(giftCardKey);

/** SKU of the gift card of any amount. */
export const anyAmountSku = 'TARNFELL:TFGIF000:GD1:OS::1:';

/** Orders gift cards and pays with a credit card. */
export async function buyGiftCard(shopper: Shopper, item: Partial<NewItem> & { readonly giftCardAmount: number }): Promise<Order> {
  const { id } = await shopper.read('POST', '/cart/v1/cartWithItem', { sku: anyAmountSku, ...item });
  await shopper.read('POST', `/cart/v2/cart/${id}/shippingAddress`, { shippingId: 'digital', contact });
  const { version } = await shopper.read('POST', `/cart/v1/cart/${id}/paymentInstruments`, await createCardInput(shopper, id));
  return shopper.read('PUT', orderPath, { cartId: id, cartVersion: version }, createKeyHeader());
}

interface NewCard {
  readonly amount: number;
  readonly currency?: string;
  readonly isActive?: boolean;
  readonly expiresAt?: Date;
}

export interface StoredCard extends CardCodes {
  readonly id: string;
}

/**
 * Stores a card as an order would.
 * @returns its number and PIN
 */
export async function storeCard({ database, time }: TestBackend, card: NewCard): Promise<StoredCard> {
  const { amount, currency = 'USD', isActive = true, expiresAt = null } = card;
  const id = randomUUID();
  const own = codes.getCodes(id);
  const details = JSON.stringify({ last4: own.number.slice(-4) });
  await sql`with account as (
      insert into value_accounts (id, kind, currency, balance, code_hash, is_active, expires_at, details, created_at, updated_at)
      values (${id}::uuid, 'gift_card', ${currency}, ${amount}::int, ${codes.hashNumber(own.number)}, ${isActive}, ${expiresAt}::timestamptz,
        ${details}::jsonb, ${time.now}, ${time.now}) returning id)
    insert into value_entries (account_id, reference, kind, amount, created_at)
    select id, 'test', 'issue', ${amount}::int, ${time.now}::timestamptz from account`.execute(database.db);
  return { id, ...own };
}

/** Names of tables that contain the number or the PIN. */
export async function findCodes({ database: { db } }: TestBackend, { number, pin }: CardCodes): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select quote_ident(table_schema) || '.' || quote_ident(table_name) as name
    from information_schema.tables where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(
    db,
  );
  const found = await Promise.all(
    rows.map(({ name }) =>
      sql`select from ${sql.raw(name)} t where t::text like ${`%${number}%`} or t::text ~* ${`pin[^0-9]{1,8}${pin}`} limit 1`.execute(db),
    ),
  );
  return rows.filter((_, index) => (found[index]?.rows.length ?? 0) > 0).map(({ name }) => name);
}
