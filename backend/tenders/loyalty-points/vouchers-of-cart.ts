import type { PaymentInstrumentInput } from '#generated/openapi/cart.ts';
import type { CartTender, TenderId } from '../../database/documents/tender-document.ts';
import { chooseVoucher } from '../../loyalty/choose-voucher.ts';
import type { LoyaltyRules, Voucher } from '../../loyalty/loyalty-rules.ts';
import type { LoyaltyBalance } from '../../loyalty/loyalty-balance.ts';
import type { TenderKinds } from '../tender-kind.ts';
import { areRewardsBlocked, calculateOpenAmount, type CartPayment } from '../tenders.ts';

const id = 'LOYALTY_POINTS' satisfies TenderId;

/** The highest voucher that the cart can use now, counting its present one as removed. */
export function chooseVoucherOfCart(
  kinds: TenderKinds,
  payment: CartPayment,
  standing: LoyaltyBalance,
  { vouchers }: Pick<LoyaltyRules, 'vouchers'>,
): Voucher | undefined {
  if (!standing.isMember || areRewardsBlocked(kinds, payment, standing)) return undefined;
  return chooseVoucher(vouchers, standing.points, calculateOpenAmount(kinds, payment, id));
}

/** The request that adds a voucher as a payment; by default the highest possible. */
export function createVoucherInput(points?: number): PaymentInstrumentInput {
  return { payment_method_id: id, ...(points !== undefined && { points }) };
}

/** The tenders without a voucher. */
export function removeVoucher(tenders: readonly CartTender[]): readonly CartTender[] {
  return tenders.some(({ kind }) => kind === id) ? tenders.filter(({ kind }) => kind !== id) : tenders;
}
