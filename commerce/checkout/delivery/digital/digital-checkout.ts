import { defaultContact } from '../contact/default-contact.ts';
import type { CheckoutDeliveryKind } from '../delivery-kind.ts';
import { digitalDelivery } from './digital-delivery.ts';
import { DigitalForm } from './digital-form.tsx';

export const digitalCheckout: CheckoutDeliveryKind = {
  ...digitalDelivery,
  needsBillingAddress: false,
  isReady: ({ contact }) => contact !== undefined,
  isTaxOpen: () => false,
  getStepName: ({ contact }) => contact,
  getRecipients: ({ source: { contact, email }, messages }) =>
    contact ? [{ label: messages.contact, address: [`${contact.recipientFirstName} ${contact.recipientLastName}`], lines: [email] }] : [],
  getDefaultDestination: defaultContact,
  Form: DigitalForm,
};
