import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/create-database.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { buildCredit, refundValue, reverseValue } from './change-value.ts';
import { buildCapture, buildHold, releaseHold } from './hold-value.ts';
import { readBalance, findUnbalanced, openAccount } from './testing/value-accounts.ts';

const now = new Date('2026-11-21T09:00:00Z');
const orderId = '1f0e7c52-2f5b-4e0b-8c61-8a5f4f3d2b10';

type Command =
  | { readonly what: 'hold' | 'credit' | 'reverse'; readonly reference: number; readonly amount: number }
  | { readonly what: 'capture' | 'release'; readonly reference: number }
  | { readonly what: 'refund'; readonly reference: number; readonly refund: number; readonly amount: number };

const reference = fc.nat(4);
const amount = fc.integer({ min: 1, max: 400 });
const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ what: fc.constantFrom('hold' as const, 'hold' as const, 'credit' as const, 'reverse' as const), reference, amount }),
  fc.record({ what: fc.constantFrom('capture' as const, 'release' as const), reference }),
  fc.record({ what: fc.constant('refund' as const), reference, refund: fc.nat(2), amount }),
);

/** The expected ledger, in memory. */
interface Model {
  balance: number;
  readonly held: Map<number, { readonly amount: number; state: 'held' | 'captured' | 'released'; refunded: number }>;
  readonly done: Set<string>;
}

function applyToModel(model: Model, one: Command): void {
  const hold = model.held.get(one.reference);
  const isFirst = (key: string): boolean => !model.done.has(key) && Boolean(model.done.add(key));
  if (one.what === 'hold' && !hold && model.balance >= one.amount) {
    model.held.set(one.reference, { amount: one.amount, state: 'held', refunded: 0 });
    model.balance -= one.amount;
  }
  if (one.what === 'capture' && hold?.state === 'held') hold.state = 'captured';
  if (one.what === 'release' && hold?.state === 'held') {
    hold.state = 'released';
    model.balance += hold.amount;
  }
  if (one.what === 'refund' && hold?.state === 'captured' && hold.refunded + one.amount <= hold.amount) {
    if (!isFirst(`refund-${one.reference}-${one.refund}`)) return;
    hold.refunded += one.amount;
    model.balance += one.amount;
  }
  if (one.what === 'credit' && isFirst(`credit-${one.reference}`)) model.balance += one.amount;
  if (one.what === 'reverse' && isFirst(`reverse-${one.reference}`)) model.balance -= Math.min(model.balance, one.amount);
}

describe('stored value', () => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase();
  }, 120_000);
  afterAll(() => database.close());

  async function apply(accountId: string, one: Command): Promise<void> {
    const { db } = database;
    const named = { accountId, reference: `tender-${one.reference}`, now, orderId };
    const start = sql`started as (select)`;
    if (one.what === 'hold') {
      const parts = buildHold({ ...named, amount: one.amount }, { name: 'held', when: sql`true` });
      // An already reserved reference violates the ledger's key, which fails the statement.
      await sql`with ${parts} select from held`.execute(db).catch(() => undefined);
    }
    if (one.what === 'capture') {
      const isHeld = sql`(select from value_entries where account_id = ${accountId} and reference = ${named.reference} and kind = 'hold'
        and not exists (select from value_entries where account_id = ${accountId} and reference = ${named.reference} and kind = 'release')) as finalised`;
      await sql`with ${start}, ${buildCapture(named, { name: 'captured', from: isHeld })} select from started`.execute(db);
    }
    if (one.what === 'release') await db.transaction().execute((transaction) => releaseHold(transaction, named));
    if (one.what === 'refund') {
      const refund = { ...named, held: { accountId }, refundId: String(one.refund), amount: one.amount };
      await db.transaction().execute((transaction) => refundValue(transaction, refund));
    }
    if (one.what === 'credit') {
      const credit = { kind: 'adjust', accountId: sql`${accountId}::uuid`, amount: sql`${one.amount}::int` } as const;
      const parts = buildCredit({ ...named, ...credit, reference: `credit-${one.reference}` }, { name: 'credited', from: sql`started` });
      await sql`with ${start}, ${parts} select from started`.execute(db);
    }
    if (one.what === 'reverse') {
      const reverse = { ...named, reference: `reverse-${one.reference}`, amount: one.amount };
      await db.transaction().execute((transaction) => reverseValue(transaction, reverse));
    }
  }

  it('has a balance equal to the sum of its entries, never below zero, in any sequence of operations', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 5, maxLength: 40 }), async (commands) => {
        const accountId = await openAccount(database.db, 500);
        const model: Model = { balance: 500, held: new Map(), done: new Set() };
        for (const one of commands) {
          // oxlint-disable-next-line no-await-in-loop -- each command depends on the balance after the previous one
          await apply(accountId, one);
          applyToModel(model, one);
        }
        expect(await readBalance(database.db, accountId)).toBe(model.balance);
      }),
      { numRuns: 25 },
    );
    expect(await findUnbalanced(database.db)).toEqual([]);
  });

  it.each([
    ['inactive', { is_active: false }],
    ['expired', { expires_at: now }],
  ])('reserves no amount of an %s account', async (_, change) => {
    const accountId = await openAccount(database.db, 500);
    await database.db.updateTable('value_accounts').set(change).where('id', '=', accountId).execute();
    await apply(accountId, { what: 'hold', reference: 1, amount: 100 });
    expect(await readBalance(database.db, accountId)).toBe(500);
  });
});
