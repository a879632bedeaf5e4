import { sql } from 'kysely';
import type { SavedRewardCardInput, SavedRewardCodeInput } from '#generated/openapi/payments.ts';
import { assertUsableReward, createRewardError } from '../../rewards/assert-usable-reward.ts';
import { assignReward, type RewardKind } from '../../rewards/find-reward.ts';
import { findRewardByCode } from '../../rewards/find-reward-by-code.ts';
import type { CustomerContext } from '../../router/call-context.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import { lockCustomer } from '../lock-customer.ts';
import type { SavedPaymentsPorts } from './saved-payments-ports.ts';
import { maxSavedPayments, createAlreadySavedError, createTooManySavedError } from './saved-payment-rules.ts';

type SavedRewardInput = SavedRewardCodeInput | SavedRewardCardInput;

const kinds: Readonly<Record<SavedRewardInput['type'], RewardKind>> = { REWARD_CODE: 'reward_code', REWARD_CARD: 'reward_card' };

/**
 * Saves a reward, which then belongs to the customer.
 * @throws CallError 402 REW130, REW135, REW140 or REW401 for the reward, 409 PYT300 for a duplicate, PYT413 for a full account, 429 PYT429
 * after too many unknown codes.
 */
export async function saveReward(
  ports: SavedPaymentsPorts,
  context: CustomerContext,
  { type, code, label }: SavedRewardInput,
): Promise<void> {
  const { db, clock, ids } = ports;
  const customerId = context.customer.id;
  const now = clock.now();
  const reward = await findRewardByCode(ports, code, context);
  assertUsableReward(reward, { kind: kinds[type], customerId, currency: getShopContext(context).site.currency, now });
  const { id: accountId } = reward;
  await db.transaction().execute(async (transaction) => {
    await lockCustomer(transaction, customerId);
    const { rows } = await sql<{ readonly isSame: boolean }>`select account_id = ${accountId} as "isSame"
      from saved_payments where customer_id = ${customerId} and type = ${type}`.execute(transaction);
    if (rows.some(({ isSame }) => isSame)) throw createAlreadySavedError('code');
    if (rows.length >= maxSavedPayments) throw createTooManySavedError();
    if (!(await assignReward(transaction, accountId, customerId, now))) throw createRewardError('REW401');
    await transaction
      .insertInto('saved_payments')
      .values({
        id: ids.uuid(),
        customer_id: customerId,
        type,
        label: label ?? null,
        account_id: accountId,
        created_at: now,
        updated_at: now,
      })
      .execute();
  });
}
