import { createElement } from 'react';
import { storefrontMessages } from '#generated/messages/storefront/all.ts';
import { messagesIn } from '#messages/runtime/messages-in.ts';
import { BrandLink } from '../parts/brand-link.tsx';
import { CheckoutTools } from '../parts/checkout-tools.tsx';
import type { RequestContext } from '../request/request-context.ts';
import type { Part } from './compose.ts';

/** The header of the checkout. It links only to the home page, help and, beside these parts, the cart. */
export function createCheckoutHeaderParts({ site }: Pick<RequestContext, 'site'>): readonly Part[] {
  return [
    { hostPart: 'brand', element: createElement(BrandLink, { site }) },
    { hostPart: 'tools', element: createElement(CheckoutTools, { site, messages: messagesIn(storefrontMessages, site.locale) }) },
  ];
}
