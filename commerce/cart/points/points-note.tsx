import type { ReactElement } from 'react';
import type { CartMessages } from '#generated/messages/cart/messages.ts';
import type { Cart } from '#generated/openapi/cart.ts';
import { Link } from '#ui/link/link.tsx';
import type { Formatters } from '../../site/formatters.ts';
import { PointsRoot } from './points-note.styles.ts';

interface Props {
  readonly cart: Pick<Cart, 'earnablePoints' | 'loyaltyVoucher'>;
  /** Undefined if membership is unknown. */
  readonly isMember?: boolean;
  readonly messages: CartMessages;
  readonly formatters: Formatters;
}

/** Points that the cart earns, and the voucher that a member could use. */
export function PointsNote({ cart, isMember, messages, formatters: { href, money } }: Props): ReactElement | null {
  const { earnablePoints: points = 0, loyaltyVoucher: voucher } = cart;
  if (points === 0 && !voucher) return null;
  // Only members have vouchers.
  const isEarning = isMember || voucher !== undefined;
  return (
    <PointsRoot>
      {points > 0 ? (
        <p>
          {isEarning ? (
            messages.pointsEarned({ points })
          ) : (
            <>
              {messages.pointsForMembers({ points })}{' '}
              <Link href={href('/club')} data-dialog="loyalty">
                {isMember === false ? messages.joinClub : messages.aboutClub}
              </Link>
            </>
          )}
        </p>
      ) : null}
      {voucher ? <p>{messages.pointsPay({ amount: money(voucher.amountInCurrency) })}</p> : null}
    </PointsRoot>
  );
}
