import type { AccountMessages } from '#generated/messages/account/messages.ts';
import type { AddressLabel } from '#validation/address/address-fields.ts';

/** The names of address fields in the page's language. */
export function getAddressLabels(messages: AccountMessages): Readonly<Record<AddressLabel, string>> {
  return {
    recipientFirstName: messages.firstName,
    recipientLastName: messages.lastName,
    streetAddress: messages.streetAddress,
    aptSuite: messages.aptSuite,
    addressLine1: messages.addressLine1,
    addressLine2: messages.addressLine2,
    streetAndNumber: messages.streetAndNumber,
    apartmentFloor: messages.apartmentFloor,
    city: messages.city,
    townOrCity: messages.townOrCity,
    state: messages.state,
    province: messages.province,
    county: messages.county,
    region: messages.region,
    zipCode: messages.zipCode,
    postcode: messages.postcode,
    eircode: messages.eircode,
    postalCode: messages.postalCode,
    country: messages.country,
    recipientContactEmail: messages.email,
    recipientContactPhone: messages.phone,
  };
}
