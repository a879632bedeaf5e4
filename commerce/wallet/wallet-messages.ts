import type { AddressInput, Contact } from '#generated/openapi/shared.ts';
import type { PaymentSession } from '#generated/openapi/cart.ts';
import { addressFieldValues } from '#generated/openapi/enums.ts';

/** The recipient of the order. */
export interface WalletRecipient {
  readonly address: AddressInput;
}

/** A message of the wallet's sheet. */
export type WalletMessage =
  | { readonly type: 'cairn:wallet-ready' }
  | { readonly type: 'cairn:wallet-cancel' }
  | { readonly type: 'cairn:wallet-method'; readonly code: string }
  | ({ readonly type: 'cairn:wallet-address' } & WalletRecipient)
  | ({ readonly type: 'cairn:wallet-token'; readonly token: string; readonly billingAddress: AddressInput } & WalletRecipient);

/** Maximum length of an address field, by the contract. */
const FIELD_LIMIT = 200;

type Data = Readonly<Record<string, unknown>>;

/**
 * Parses a message of this session's sheet.
 * @returns undefined for other windows or origins, and for incomplete messages
 */
export function parseWalletMessage(
  { origin, source, data }: Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>,
  session: Pick<PaymentSession, 'origin' | 'sessionId'>,
  frame: unknown,
): WalletMessage | undefined {
  if (origin !== session.origin || !frame || source !== frame || !isData(data) || data.sessionId !== session.sessionId) return undefined;
  switch (data.type) {
    case 'cairn:wallet-ready':
    case 'cairn:wallet-cancel':
      return { type: data.type };
    case 'cairn:wallet-method':
      return typeof data.code === 'string' ? { type: data.type, code: data.code } : undefined;
    case 'cairn:wallet-address':
      return isData(data.address) ? { type: data.type, address: parseAddress(data.address, data.contact) } : undefined;
    case 'cairn:wallet-token': {
      const { token, address, billingAddress, contact } = data;
      if (typeof token !== 'string' || !isData(address) || !isData(billingAddress)) return undefined;
      return { type: data.type, token, address: parseAddress(address, contact), billingAddress: parseAddress(billingAddress, contact) };
    }
    default:
      return undefined;
  }
}

function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null;
}

/** Keeps only known fields; the service validates them. */
function parseAddress(address: Data, contact: unknown): AddressInput {
  const given: Data = { ...address, ...(isData(contact) ? contact : {}) };
  const fields = addressFieldValues.flatMap((field) => {
    const value = given[field];
    return typeof value === 'string' && value !== '' ? [[field, value.slice(0, FIELD_LIMIT)]] : [];
  });
  return Object.fromEntries(fields) as AddressInput;
}

/** The recipient as the contact of a shipment without an address. */
export function toContact(address: AddressInput): Contact | undefined {
  const { recipientFirstName, recipientLastName, recipientContactEmail, recipientContactPhone } = address;
  if (recipientContactEmail === undefined) return undefined;
  return { recipientFirstName, recipientLastName, recipientContactEmail, ...(recipientContactPhone && { recipientContactPhone }) };
}
