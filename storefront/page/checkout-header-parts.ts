import { createElement } from 'react';
import { storefrontMessages } from '#generated/messages/storefront/all.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { BrandLink } from '../parts/brand-link.tsx';
import { CheckoutTools } from '../parts/checkout-tools.tsx';
import type { RequestContext } from '../request/request-context.ts';
import type { CanvasPart } from './compose.ts';

/** The header of the checkout. It links only to the home page, help and, beside these parts, the cart. */
export function createCheckoutHeaderParts({ site }: Pick<RequestContext, 'site'>): readonly CanvasPart[] {
  return [
    { hostPart: 'brand', element: createElement(BrandLink, { site }) },
    { hostPart: 'tools', element: createElement(CheckoutTools, { site, messages: getMessages(storefrontMessages, site.locale) }) },
  ];
}
