import { useMemo, type ReactElement } from 'react';
import type { Contact } from '#generated/openapi/shared.ts';
import type { AddressPurpose } from '#validation/address/address-fields.ts';
import { useAddShippingAddress } from '../../address/add-shipping-address.ts';
import { AddressForm } from '../../address/address-form.tsx';
import { useAddressDraft, type AddressDraft } from '../../address/use-address-draft.ts';
import { ErrorSummary } from '../../error-summary.tsx';
import { useInvalidFields } from '../../steps/use-wrong-fields.ts';
import { useDeliveryFormState, type DeliveryFormProps } from '../delivery-form.ts';
import { getInitialContact, requireContactFields } from './contact-rules.ts';

interface Props extends DeliveryFormProps {
  readonly purpose: AddressPurpose;
  /** The contact in the cart. */
  readonly saved: Contact | undefined;
  readonly legend?: string;
  readonly note?: string;
}

/** Contact form of a shipment without its own address. */
export function ContactForm(props: Props): ReactElement | null {
  const { purpose, saved, cart, shipment, countries, customer, forms, hasEmail, isOpen } = props;
  const { requiredContact } = shipment;
  const rules = useMemo(() => requireContactFields(countries, requiredContact, hasEmail), [countries, requiredContact, hasEmail]);
  const initial = getInitialContact({ cart, saved, countries, customer });
  const draft = useAddressDraft({ ...forms, purpose, name: shipment.shippingId, initial, countries: rules });
  return isOpen ? <OpenForm {...props} countries={rules} draft={draft} /> : null;
}

function OpenForm(props: Props & { readonly draft: AddressDraft }): ReactElement {
  const { purpose, legend, note, shipment, countries, messages, draft } = props;
  const { shippingId } = shipment;
  const save = useAddShippingAddress();
  const { invalidFields, attempt, show, focus } = useInvalidFields();
  useDeliveryFormState(props, {
    async validate() {
      const faults = await draft.validate();
      show(faults);
      return faults.length === 0;
    },
    focusErrors: focus,
    async save() {
      const { recipientFirstName, recipientLastName, recipientContactEmail, recipientContactPhone } = await draft.toInput();
      const email = recipientContactEmail ? { recipientContactEmail } : {};
      const phone = recipientContactPhone ? { recipientContactPhone } : {};
      const contact = { recipientFirstName, recipientLastName, ...email, ...phone };
      const changed = await save.mutateAsync({ shippingId, contact });
      draft.deleteDraft();
      return changed;
    },
  });
  const fields = <AddressForm purpose={purpose} countries={countries} draft={draft} messages={messages} />;
  return (
    <>
      <ErrorSummary draft={draft} invalidFields={invalidFields} messages={messages} attempt={attempt} />
      {legend === undefined ? (
        fields
      ) : (
        <fieldset>
          <legend>{legend}</legend>
          {note === undefined ? null : <p data-part="note">{note}</p>}
          {fields}
        </fieldset>
      )}
    </>
  );
}
