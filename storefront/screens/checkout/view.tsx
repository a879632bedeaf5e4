import { useCallback, useMemo, type ReactElement } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { createFormatters } from '#commerce/site/formatters.ts';
import { CheckoutScreen } from '#commerce/checkout/checkout-screen.tsx';
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
import { confirmationPath } from '../order-confirmation/confirmation-path.ts';
import type { CheckoutPage } from './screen.ts';
import { trackMade } from '../../host/track.ts';
import { useStep } from '../../host/use-step.ts';

function CheckoutView({ page }: { readonly page: CheckoutPage }): ReactElement {
  return <CommerceView page={page}>{page.checkout ? <Checkout checkout={page.checkout} /> : null}</CommerceView>;
}

function Checkout({ checkout }: { readonly checkout: NonNullable<CheckoutPage['checkout']> }): ReactElement {
  const { shopLocale, messages, cartMessages, deliveryMessages, validation, countries, customer, isMerged, path, now, benefits } = checkout;
  const { search } = useLocation();
  const navigate = useNavigate();
  const goToStep = useStep();
  const formatters = useMemo(() => createFormatters(shopLocale), [shopLocale]);
  const onStep = useCallback((step: Step) => goToStep(`?step=${step}`, { preventScrollReset: true }), [goToStep]);
  const onPlaced = ({ orderId }: Order): void => void navigate(confirmationPath(shopLocale.locale, orderId), { replace: true });
  return (
    <>
      <TrackCart name="begin-checkout" />
      {benefits ? <CanvasView data={benefits} /> : null}
      <CheckoutScreen
        messages={bindMessages(messages, shopLocale.languageTag)}
        cartMessages={bindMessages(cartMessages, shopLocale.languageTag)}
        deliveryMessages={bindMessages(deliveryMessages, shopLocale.languageTag)}
        validation={validation}
        formatters={formatters}
        toasts={toasts}
        countries={countries}
        customer={customer}
        isMerged={isMerged}
        path={path}
        now={now}
        asked={new URLSearchParams(search).get('step')}
        onStep={onStep}
        onShippingSaved={(cart) => trackMade(({ cartEvent }) => cartEvent('add-shipping-info', cart))}
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
    // A step is another view of what the page has already.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate,
  });

export const view = createCheckoutView(openCommerce);
