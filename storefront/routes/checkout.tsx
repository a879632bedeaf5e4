import { useCallback, type ReactElement } from 'react';
import {
  useLoaderData,
  useNavigate,
  useSearchParams,
  type LoaderFunctionArgs,
  type MetaArgs,
  type MetaDescriptor,
  type ShouldRevalidateFunction,
} from 'react-router';
import { CheckoutScreen } from '#commerce/checkout/checkout-screen.tsx';
import type { Step } from '#commerce/checkout/steps.ts';
import type { Order } from '#generated/openapi/orders.ts';
import { privateMeta } from '../cart/cart-meta.ts';
import { CommerceFrame } from '../cart/commerce-frame.tsx';
import { confirmationPath } from '../checkout/confirmation-path.ts';
import { loadCheckout, type CheckoutData } from '../checkout/load-checkout.ts';
import { requestContext, servicesContext } from '../contexts.ts';

export function loader({ context }: LoaderFunctionArgs): Promise<CheckoutData> {
  return loadCheckout(context.get(requestContext), context.get(servicesContext));
}

/** A step is another view of what the page has already. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;

export function meta({ loaderData }: MetaArgs<typeof loader>): MetaDescriptor[] {
  return privateMeta(loaderData?.title);
}

export default function CheckoutPage(): ReactElement {
  const { place, words, cartWords, validation, errorTexts, state, countries } = useLoaderData<CheckoutData>();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const onStep = useCallback((step: Step) => void navigate(`?step=${step}`, { preventScrollReset: true }), [navigate]);
  const onPlaced = ({ orderId }: Order): void => void navigate(confirmationPath(place.locale, orderId), { replace: true });
  return (
    <CommerceFrame place={place} words={cartWords} errorTexts={errorTexts} state={state}>
      {({ speech, toasts, notice }) => (
        <CheckoutScreen
          words={words}
          cartWords={cartWords}
          validationTexts={validation}
          speech={speech}
          toasts={toasts}
          countries={countries}
          asked={params.get('step')}
          notice={notice}
          onStep={onStep}
          onPlaced={onPlaced}
        />
      )}
    </CommerceFrame>
  );
}
