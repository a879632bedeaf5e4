import { formatAddress } from '#commerce/checkout/address/address-lines.ts';
import { addAddress } from '#generated/calls/add-address.ts';
import { deleteAddress } from '#generated/calls/delete-address.ts';
import { updateAddress } from '#generated/calls/update-address.ts';
import type { Country } from '#generated/openapi/utilities.ts';
import type { Address } from '#generated/openapi/shared.ts';
import { requireCustomer, type CustomerContext } from '../../../account/account-context.ts';
import { getAccountPath } from '../../../site/account-paths.ts';
import { createAddressForm } from '../../../account/address-form.ts';
import { defineAccountScreen } from '../../../account/define-account-screen.ts';
import type { FormDefinition, SectionDefinition } from '../../../account/form-definition.ts';
import { loadCountries } from '../../../account/site-country.ts';

type Purpose = Address['approachType'];

/** The address book. The query selects an address to edit or remove, or the type of a new one. */
export const screen = defineAccountScreen({
  page: 'addresses',
  calls: [addAddress, updateAddress, deleteAddress],
  authorize: requireCustomer,
  async show(context) {
    const { request, messages, session, profile } = context;
    const { countries, country } = await loadCountries(context);
    const book = profile.consumerDetails.address;
    const query = request.url.searchParams;
    const removed = book.find(({ id }) => id === query.get('remove'));
    if (removed)
      return { title: messages.removeAddress, sections: [{ kind: 'form', form: createRemoveForm(removed, context, countries) }] };
    const changed = book.find(({ id }) => id === query.get('change'));
    const purpose = changed?.approachType ?? parsePurpose(query.get('add'));
    if (purpose === undefined)
      return {
        title: messages.addresses,
        lead: messages.addressesLead,
        sections: [createSection('S', context, countries), createSection('B', context, countries)],
      };
    const form = createAddressForm(context, { purpose, countries, country, address: changed });
    return {
      title: changed ? messages.editAddress : messages.addAddress,
      sections: [
        {
          kind: 'form',
          form: {
            ...form,
            links: [{ href: getAccountPath(request.site, 'addresses'), label: messages.back }],
            async send(values) {
              const body = { ...form.read(values), approachType: purpose };
              if (changed) await updateAddress(session.calls, { addressId: changed.id, body });
              else await addAddress(session.calls, { body });
              return getAccountPath(request.site, 'addresses', { done: 'saved' });
            },
          },
        },
      ],
    };
  },
});

function parsePurpose(requested: string | null): Purpose | undefined {
  return requested === 'S' || requested === 'B' ? requested : undefined;
}

function createSection(purpose: Purpose, context: CustomerContext, countries: readonly Country[]): SectionDefinition {
  const { request, messages, profile } = context;
  const isShipping = purpose === 'S';
  return {
    kind: 'entries',
    title: isShipping ? messages.shippingAddresses : messages.billingAddresses,
    empty: messages.noAddress,
    entries: profile.consumerDetails.address
      .filter(({ approachType }) => approachType === purpose)
      .map((address) => ({
        id: address.id,
        lines: formatAddress(address, countries),
        ...(address.main ? { badge: messages.mainAddress } : {}),
        links: [
          { href: getAccountPath(request.site, 'addresses', { change: address.id }), label: messages.edit },
          { href: getAccountPath(request.site, 'addresses', { remove: address.id }), label: messages.remove },
        ],
        forms: address.main ? [] : [createMainForm(address, context)],
      })),
    link: {
      href: getAccountPath(request.site, 'addresses', { add: purpose }),
      label: isShipping ? messages.addShipping : messages.addBilling,
    },
  };
}

function createMainForm({ id, ...address }: Address, { request, messages, session }: CustomerContext): FormDefinition {
  return {
    id: `main-${id}`,
    fields: [],
    submit: messages.makeMain,
    looks: 'text-link',
    async send() {
      await updateAddress(session.calls, { addressId: id, body: { ...address, main: true } });
      return getAccountPath(request.site, 'addresses', { done: 'saved' });
    },
  };
}

/** Asks for a confirmation, because removing an address cannot be undone. */
function createRemoveForm(
  address: Address,
  { request, messages, session }: CustomerContext,
  countries: readonly Country[],
): FormDefinition {
  return {
    id: 'remove-address',
    lead: formatAddress(address, countries).join(', '),
    fields: [],
    submit: messages.removeAddressSubmit,
    links: [{ href: getAccountPath(request.site, 'addresses'), label: messages.keepAddress }],
    async send() {
      await deleteAddress(session.calls, { addressId: address.id });
      return getAccountPath(request.site, 'addresses', { done: 'address-removed' });
    },
  };
}
