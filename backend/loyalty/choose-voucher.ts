import type { Minor } from '../money/minor-units.ts';
import type { Voucher } from './loyalty-rules.ts';

/** Vouchers that the points balance can buy, in their order. */
export function getAffordableVouchers(vouchers: readonly Voucher[], balance: number): readonly Voucher[] {
  return vouchers.filter(({ points }) => points <= balance);
}

/** The highest voucher within both the points balance and the remaining amount. */
export function chooseVoucher(vouchers: readonly Voucher[], balance: number, remainingMinor: Minor): Voucher | undefined {
  return getAffordableVouchers(vouchers, balance).findLast(({ minor }) => minor <= remainingMinor);
}
