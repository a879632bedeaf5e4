import type { Minor } from '../money/minor-units.ts';
import type { Voucher } from './loyalty-rules.ts';

/** Vouchers that a balance of points suffices for, in their order. */
export function affordableVouchers(vouchers: readonly Voucher[], balance: number): readonly Voucher[] {
  return vouchers.filter(({ points }) => points <= balance);
}

/** The highest voucher whose points do not exceed the balance and whose amount does not exceed what remains to be paid. */
export function chooseVoucher(vouchers: readonly Voucher[], balance: number, remainingMinor: Minor): Voucher | undefined {
  return affordableVouchers(vouchers, balance).findLast(({ minor }) => minor <= remainingMinor);
}
