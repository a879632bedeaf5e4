import { useEffect, useRef, type FormEvent, type ReactElement } from 'react';
import type { Order } from '#generated/openapi/shared.ts';
import { Link } from '#ui/link/link.tsx';
import { Text } from '#ui/text/text.tsx';
import { CartTotals } from '../cart/cart-totals.tsx';
import { LineSummary } from '../cart/line-summary.tsx';
import type { CartWords } from '../cart/speech.ts';
import { ServiceError } from '../client/service-error.ts';
import { formatParts } from '../words/format-parts.ts';
import { usePlaceOrder } from './place-order.ts';
import { usePrepareOrder } from './prepare-order.ts';
import { StepButton } from './step-button.tsx';
import { StepForm } from './step-form.styles.ts';
import type { StepProps } from './step-props.ts';

interface Props extends Omit<StepProps, 'onDone' | 'countries'> {
  readonly cartWords: CartWords;
  readonly onPlaced: (order: Order) => void;
  readonly onRefused: (error: unknown) => void;
}

/** A last look, and the order. */
export function SummaryStep({ cart, words, cartWords, speech, onPlaced, onRefused }: Props): ReactElement {
  const place = usePlaceOrder();
  const { mutateAsync: prepare } = usePrepareOrder();
  const isPrepared = useRef(false);
  // A second press can come before the first has been drawn.
  const isPlacing = useRef(false);
  const busy = place.isPending || place.isSuccess;
  useEffect(() => {
    if (isPrepared.current) return;
    isPrepared.current = true;
    prepare({ cartVersion: cart.version }).catch((error: unknown) => {
      // Without an answer nothing is known yet: placing the order will tell.
      if (error instanceof ServiceError && error.errorId !== undefined) onRefused(error);
    });
  }, [prepare, cart.version, onRefused]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (busy || isPlacing.current) return;
    isPlacing.current = true;
    const [payment] = cart.payment_instruments;
    place
      .mutateAsync({
        cartId: cart.id,
        cartVersion: cart.version,
        ...(payment ? { paymentMethod: { paymentInstrumentId: payment.paymentInstrumentId } } : {}),
      })
      .then((order) => (order.status === 'cancelled' ? onRefused(cancelled(order)) : onPlaced(order)), onRefused)
      .finally(() => {
        isPlacing.current = false;
      });
  };
  return (
    <StepForm onSubmit={submit} aria-busy={busy || undefined}>
      <LineSummary
        items={cart.items}
        words={{ color: cartWords.color, size: cartWords.size, fit: cartWords.fit, quantity: words.quantity }}
        speech={speech}
      />
      <div data-part="totals">
        <CartTotals totals={cart.totals} taxIncluded={cart.taxIncluded} words={words} speech={speech} />
      </div>
      <div data-part="next">
        <Text look="small" muted>
          {formatParts(words.terms, {
            terms: (
              <Link key="terms" href={speech.href('/brand-terms')}>
                {words.termsLink}
              </Link>
            ),
            privacy: (
              <Link key="privacy" href={speech.href('/privacy')}>
                {words.privacyLink}
              </Link>
            ),
          })}
        </Text>
        <StepButton variant="accent" busy={busy}>
          {words.placeOrder} · {speech.money(cart.totals.total)}
        </StepButton>
        <p role="status">{busy ? words.placing : null}</p>
      </div>
    </StepForm>
  );
}

/** An order that was there already, and came to nothing. */
function cancelled({ cancelReason }: Order): ServiceError {
  return new ServiceError('the order was cancelled', { operation: 'placeOrder', status: 402, errorId: cancelReason ?? 'PAY400' });
}
