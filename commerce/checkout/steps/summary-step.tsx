import { lazy, Suspense, useCallback, useEffect, useRef, useState, type FormEvent, type ReactElement } from 'react';
import type { PlacedOrder } from '#generated/openapi/cart.ts';
import type { Order } from '#generated/openapi/shared.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { Link } from '#ui/link/link.tsx';
import { Text } from '#ui/text/text.tsx';
import type { ToastQueue } from '#ui/toast/toast-queue.ts';
import { CartTotals } from '../../cart/totals/cart-totals.tsx';
import type { CartMessages } from '#generated/messages/cart/messages.ts';
import { LineSummary } from '../../cart/summary/line-summary.tsx';
import { ServiceError } from '../../client/service-error.ts';
import type { Formatters } from '../../site/formatters.ts';
import type { CheckoutKinds } from '../checkout-kinds.ts';
import { usePlaceOrder } from '../order/place-order.ts';
import { usePrepareOrder } from '../order/prepare-order.ts';
import { getOpenPayment } from '../tenders/open-payment.ts';
import type { StoredRejection } from '../order/use-stored-rejection.ts';
import { useHandleOrderRejection, type RejectionContext } from '../order/use-handle-order-rejection.ts';
import type { PaymentTexts, TenderFormState } from '../tenders/tender.ts';
import { StepButton } from './step-button.tsx';
import { StepForm } from './step-form.styles.ts';
import type { StepProps } from './step-props.ts';

/** Loaded on demand: most carts have one shipment. */
const CartShipmentLines = lazy(async () => ({
  default: (await import('../order/cart-shipment-lines.tsx')).CartShipmentLines,
}));

interface Props extends Omit<StepProps, 'onDone' | 'countries'> {
  readonly kinds: CheckoutKinds;
  readonly texts: PaymentTexts;
  readonly cartMessages: CartMessages;
  readonly formatters: Formatters;
  readonly onPlaced: (order: Order) => void;
  readonly toasts: ToastQueue;
  readonly storedRejection: StoredRejection;
  readonly onStep: RejectionContext['onStep'];
  readonly onLost: RejectionContext['onLost'];
}

/** Review step with the button that places the order. */
export function SummaryStep(props: Props): ReactElement {
  const { cart, kinds, texts, messages, cartMessages, formatters, toasts, storedRejection, onStep, onLost, onPlaced } = props;
  const { recovered } = cartMessages;
  const { tenders } = kinds;
  const onRejected = useHandleOrderRejection({ ...storedRejection, messages, recovered, toasts, cart, tenders, onStep, onLost });
  const place = usePlaceOrder();
  const { mutateAsync: prepare } = usePrepareOrder();
  const isPrepared = useRef(false);
  // A second click may come before the next render.
  const isPlacing = useRef(false);
  const busy = place.isPending || place.isSuccess;
  useEffect(() => {
    if (isPrepared.current) return;
    isPrepared.current = true;
    prepare({ cartVersion: cart.version }).catch((error: unknown) => {
      // Without a response nothing is known; placing the order will report the problem.
      if (error instanceof ServiceError && error.errorId !== undefined) onRejected(error);
    });
  }, [prepare, cart.version, onRejected]);

  const [notice, setNotice] = useState<string>();
  const payer = useRef<TenderFormState>(undefined);
  const onState = useCallback((state: TenderFormState | undefined) => {
    payer.current = state;
  }, []);
  const open = getOpenPayment(cart, kinds.tenders);

  /** Undefined if a form is incomplete. */
  const collect = async (): Promise<Pick<PlacedOrder, 'paymentMethod'> | undefined> => {
    const [payment] = cart.payment_instruments;
    if (!open) return payment ? { paymentMethod: { paymentInstrumentId: payment.paymentInstrumentId } } : {};
    const input = await payer.current?.getInput();
    return input === undefined || input === 'kept' ? undefined : { paymentMethod: input };
  };
  const order = async (): Promise<void> => {
    setNotice(undefined);
    const payment = await collect();
    if (!payment) return;
    await place
      .mutateAsync({ cartId: cart.id, cartVersion: cart.version, ...payment })
      .then((placed) => (placed.status === 'cancelled' ? onRejected(createCanceledError(placed)) : onPlaced(placed)), onRejected);
  };
  const submit = (): void => {
    if (busy || isPlacing.current) return;
    isPlacing.current = true;
    void order().finally(() => {
      isPlacing.current = false;
    });
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    submit();
  };
  return (
    <StepForm onSubmit={onSubmit} aria-busy={busy || undefined}>
      {cart.shippingMethods.length < 2 ? (
        <LineSummary items={cart.items} messages={cartMessages} formatters={formatters} />
      ) : (
        <Suspense fallback={null}>
          <CartShipmentLines
            cart={cart}
            kinds={kinds.deliveryKinds}
            messages={messages}
            cartMessages={cartMessages}
            formatters={formatters}
          />
        </Suspense>
      )}
      <div data-part="totals">
        <CartTotals cart={cart} messages={cartMessages} formatters={formatters} />
      </div>
      {open ? (
        <>
          {notice === undefined ? null : <Notice kind="danger">{notice}</Notice>}
          <Suspense fallback={null}>
            <open.OrderForm
              cart={cart}
              messages={messages}
              texts={texts}
              instrument={open.instrument}
              onState={onState}
              onFailure={setNotice}
              onEnter={submit}
            />
          </Suspense>
        </>
      ) : null}
      <div data-part="next">
        <Text look="small" muted>
          {messages.terms({
            terms: createLinkRenderer(formatters.href('/brand-terms')),
            privacy: createLinkRenderer(formatters.href('/privacy')),
          })}
        </Text>
        <StepButton variant="accent" busy={busy}>
          {messages.placeOrder} · {formatters.money(cart.totals.total)}
        </StepButton>
        <p role="status">{busy ? messages.placing : null}</p>
      </div>
    </StepForm>
  );
}

/** Returns the renderer that turns a message's tag into a link around its content. */
function createLinkRenderer(href: string): (content: string) => ReactElement {
  return (content) => (
    <Link key={href} href={href}>
      {content}
    </Link>
  );
}

/** Error for an existing order that was canceled. */
function createCanceledError({ cancelReason }: Order): ServiceError {
  return new ServiceError('the order was canceled', { operation: 'placeOrder', status: 402, errorId: cancelReason ?? 'PAY400' });
}
