import type { ReactElement } from 'react';
import { Icon } from '#ui/icon/icon.tsx';
import type { StorefrontMessages } from '#generated/messages/storefront/messages.ts';
import type { Site } from '../site/site.ts';
import { CheckoutNote, TextLink } from './checkout-tools.styles.ts';
import { Tools } from './parts.styles.ts';

interface Props {
  readonly site: Site;
  readonly messages: StorefrontMessages;
}

/** In the header of the checkout: a note that it is secure, and a link to help. */
export function CheckoutTools({ site, messages }: Props): ReactElement {
  return (
    <Tools>
      <CheckoutNote>
        <Icon name="lock" />
        <span>{messages.secureCheckout}</span>
      </CheckoutNote>
      <TextLink href={`/${site.locale}/contact-us`}>{messages.help}</TextLink>
    </Tools>
  );
}
