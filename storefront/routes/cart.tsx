import type { ReactElement } from 'react';
import {
  redirect,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  type MetaDescriptor,
} from 'react-router';
import { CartScreen } from '#commerce/cart/cart-screen.tsx';
import { changeCartByForm } from '../cart/change-cart.ts';
import { privateMeta } from '../cart/cart-meta.ts';
import { CommerceFrame } from '../cart/commerce-frame.tsx';
import { loadCart, type CartData } from '../cart/load-cart.ts';
import { requestContext, servicesContext } from '../contexts.ts';

export function loader({ context }: LoaderFunctionArgs): Promise<CartData> {
  return loadCart(context.get(requestContext), context.get(servicesContext));
}

/** A row's form that was sent without script. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const facts = context.get(requestContext);
  const query = await changeCartByForm(await request.formData(), facts, context.get(servicesContext));
  return redirect(`/${facts.site.locale}/cart${query}`, { status: 303 });
}

export function meta({ loaderData }: MetaArgs<typeof loader>): MetaDescriptor[] {
  return privateMeta(loaderData?.title);
}

export default function CartPage(): ReactElement {
  const { place, words, errorTexts, state, ways, refused } = useLoaderData<CartData>();
  return (
    <CommerceFrame place={place} words={words} errorTexts={errorTexts} state={state}>
      {({ speech, toasts, notice }) => (
        <CartScreen words={words} speech={speech} toasts={toasts} ways={ways} notice={notice} refused={refused} />
      )}
    </CommerceFrame>
  );
}
