import type { ReactElement } from 'react';
import { ContactForm } from '../contact/contact-form.tsx';
import type { DeliveryFormProps } from '../delivery-form.ts';

/** Name and email address of the recipient. */
export function DigitalForm(props: DeliveryFormProps): ReactElement {
  return <ContactForm {...props} purpose="digital" saved={props.cart.contact} />;
}
