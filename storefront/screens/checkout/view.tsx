import { lazy, Suspense, useCallback, useMemo, type ReactElement } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { createFormatters } from '#commerce/site/formatters.ts';
import { getChallenge } from '#commerce/checkout/authentication/challenge-of.ts';
import { CheckoutScreen } from '#commerce/checkout/checkout-screen.tsx';
import { parseRejectedPayment } from '#commerce/checkout/order/rejected-path.ts';
import type { Step } from '#commerce/checkout/steps/steps.ts';
import type { Order } from '#generated/openapi/shared.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { CanvasView } from '../../canvas/canvas-view.tsx';
import { CommerceView } from '../../commerce-page/commerce-view.tsx';
import { TrackCart } from '../../commerce/track-cart.tsx';
import { openCommerce } from '../../commerce/open-commerce.ts';
import type { OpenCommerce } from '../../commerce/shop-commerce.ts';
import { defineView } from '../../screen/define-view.tsx';
import { toasts } from '../../toasts/shop-toasts.tsx';
import { getConfirmationPath } from '../order-confirmation/confirmation-path.ts';
import type { CheckoutPage } from './screen.ts';
import { trackLazily } from '../../host/track.ts';
import { openDialog } from '../../host/open-dialog.ts';
import { useStep } from '../../host/use-step.ts';

/** Loaded on demand, because few visits need either. */
const Waiting = lazy(() => import('./pending-order-view.tsx'));
const RejectionNotice = lazy(() => import('./rejection-notice.tsx'));

function CheckoutView({ page }: { readonly page: CheckoutPage }): ReactElement {
  return (
    <CommerceView page={page}>
      {page.waiting ? (
        <Suspense fallback={null}>
          <Waiting waiting={page.waiting} />
        </Suspense>
      ) : page.checkout ? (
        <Checkout checkout={page.checkout} />
      ) : null}
    </CommerceView>
  );
}

function Checkout({ checkout }: { readonly checkout: NonNullable<CheckoutPage['checkout']> }): ReactElement {
  const {
    shopLocale,
    messages,
    cartMessages,
    deliveryMessages,
    tendersMessages,
    validation,
    countries,
    customer,
    isMerged,
    path,
    step,
    now,
    benefits,
    rejection,
  } = checkout;
  const { search } = useLocation();
  const navigate = useNavigate();
  const goToStep = useStep();
  const formatters = useMemo(() => createFormatters(shopLocale), [shopLocale]);
  const onStep = useCallback((step: Step) => goToStep(`?step=${step}`, { preventScrollReset: true }), [goToStep]);
  const { revalidate } = useRevalidator();
  const onPlaced = (order: Order): void => {
    const { orderId } = order;
    if (getChallenge(order) === undefined) return void navigate(getConfirmationPath(shopLocale.locale, orderId), { replace: true });
    openDialog('three-d-secure-challenge', { orderId });
    // The page below the dialog becomes that of the pending order.
    void revalidate();
  };
  const isRejected = parseRejectedPayment(new URLSearchParams(search)) !== undefined;
  return (
    <>
      <TrackCart name="begin-checkout" />
      {benefits ? <CanvasView data={benefits} /> : null}
      {rejection !== undefined && isRejected ? (
        <Suspense fallback={null}>
          <RejectionNotice text={rejection} />
        </Suspense>
      ) : null}
      <CheckoutScreen
        messages={bindMessages(messages, shopLocale.languageTag)}
        cartMessages={bindMessages(cartMessages, shopLocale.languageTag)}
        deliveryMessages={bindMessages(deliveryMessages, shopLocale.languageTag)}
        tendersMessages={bindMessages(tendersMessages, shopLocale.languageTag)}
        validation={validation}
        formatters={formatters}
        toasts={toasts}
        countries={countries}
        customer={customer}
        isMerged={isMerged}
        path={path}
        now={now}
        // The browser's cached cart may be older than the step.
        requestedStep={new URLSearchParams(search).get('step') ?? step ?? null}
        onStep={onStep}
        onShippingSaved={(cart) => trackLazily(({ createCartEvent }) => createCartEvent('add-shipping-info', cart))}
        onPlaced={onPlaced}
      />
    </>
  );
}

export const createCheckoutView = (commerce: OpenCommerce) =>
  defineView<CheckoutPage>({
    show: CheckoutView,
    commerce,
    overlays: 'none',
    // A step renders data that the page has already.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      (currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href) && defaultShouldRevalidate,
  });

export const view = createCheckoutView(openCommerce);
