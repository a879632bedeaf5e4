import { lazy, Suspense, useState, type ReactElement } from 'react';
import { Button } from '#ui/button/button.tsx';
import { FieldError } from '#ui/field/field.styles.ts';
import { Link } from '#ui/link/link.tsx';
import { getErrorText, useCommerce } from '../../../query/commerce-provider.tsx';
import type { ValueEntryProps } from '../tender.ts';
import { getUnavailableText } from '../unavailable-text.ts';
import { EntryLine } from '../value/value-section.styles.ts';
import { useApplyReward } from './apply-reward.ts';

/** Loaded when a member wants another voucher. */
const VoucherChoice = lazy(async () => ({ default: (await import('./voucher-choice.tsx')).VoucherChoice }));

/** A member's balance with the applicable voucher; for others a link to join. */
export function LoyaltyPointsEntry({ cart, method, customer, texts, path, onAdd }: ValueEntryProps): ReactElement {
  const { messages, formatters } = texts;
  const { errorMessages } = useCommerce();
  const { mutateAsync: apply } = useApplyReward();
  const [fault, setFault] = useState<string>();
  const [isChoosing, setChoosing] = useState(false);
  const { points, unavailable } = method;
  if (points === undefined && (unavailable === 'MEMBERS_ONLY' || unavailable === 'SIGN_IN')) {
    const linkTo =
      (href: string) =>
      (content: string): ReactElement => (
        <Link key={href} href={`${formatters.href(href)}?${new URLSearchParams({ next: path })}`}>
          {content}
        </Link>
      );
    return (
      <EntryLine>
        <p>
          {customer
            ? messages.joinToPay({ join: linkTo('/account/loyalty') })
            : messages.signInToPay({ signIn: linkTo('/account/sign-in'), join: linkTo('/account/sign-up') })}
        </p>
      </EntryLine>
    );
  }
  const use = async (spent: number | undefined): Promise<void> => {
    setFault(undefined);
    const { isAdded, fault: found } = await onAdd(() => apply({ appliedLoyaltyVoucher: spent === undefined ? {} : { points: spent } }));
    if (found) setFault(getErrorText(found, errorMessages));
    if (isAdded) setChoosing(false);
  };
  const isUsed = cart.payment_instruments.some(({ payment_method_id: id }) => id === method.id);
  const { loyaltyVoucher: voucher } = cart;
  const reason = getUnavailableText(method, texts);
  const offer = voucher && messages.voucherFor({ amount: formatters.money(voucher.amountInCurrency), points: voucher.points });
  const note = reason ?? offer ?? (isUsed ? undefined : messages.noVoucher);
  const canUse = reason === undefined && voucher !== undefined;
  return (
    <>
      <EntryLine>
        <div data-part="text">
          {messages.pointsBalance({ points: points ?? 0 })}
          {note === undefined || (isUsed && reason === undefined) ? null : <span data-part="note">{note}</span>}
          {reason === undefined && (canUse || isUsed) && !isChoosing ? (
            <Button variant="text-link" size="small" onClick={() => setChoosing(true)}>
              {messages.otherVouchers}
            </Button>
          ) : null}
        </div>
        {canUse && !isUsed ? (
          <Button
            variant="outline"
            size="small"
            aria-label={messages.redeemName({ name: offer ?? messages.voucher })}
            onClick={() => void use(voucher.points)}
          >
            {messages.redeem}
          </Button>
        ) : null}
        <div role="alert">{fault === undefined ? null : <FieldError>{fault}</FieldError>}</div>
      </EntryLine>
      {isChoosing ? (
        <Suspense fallback={null}>
          <VoucherChoice texts={texts} onUse={(spent) => void use(spent)} onCancel={() => setChoosing(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
