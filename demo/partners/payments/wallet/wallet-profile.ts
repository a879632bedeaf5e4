import type { CardSummary } from '../requests.ts';
import { getCardScript, type CardScript } from '../test-cards.ts';

export const walletName = 'Brindle Pay';

/** In the form of the shop's contract. */
export interface WalletAddress {
  readonly recipientFirstName: string;
  readonly recipientLastName: string;
  readonly addressLine1: string;
  readonly city: string;
  readonly stateCityProvDept?: string;
  readonly postalCode: string;
  readonly country: string;
}

export interface WalletContact {
  readonly recipientContactEmail: string;
  readonly recipientContactPhone: string;
}

const owner = { recipientFirstName: 'Robin', recipientLastName: 'Vale' };

/** An address that most shops do not deliver to. */
const elsewhere: WalletAddress = { ...owner, addressLine1: 'Lyngbraut 4', city: 'Akureyri', postalCode: '600', country: 'IS' };

const addresses: Readonly<Record<string, readonly WalletAddress[]>> = {
  US: [
    { ...owner, addressLine1: '12 Birch Street', city: 'Denver', stateCityProvDept: 'CO', postalCode: '80202', country: 'US' },
    { ...owner, addressLine1: '480 Harbor Road', city: 'Portland', stateCityProvDept: 'ME', postalCode: '04101', country: 'US' },
  ],
  CA: [
    { ...owner, addressLine1: '88 Queen Street West', city: 'Toronto', stateCityProvDept: 'ON', postalCode: 'M5H 2M5', country: 'CA' },
    { ...owner, addressLine1: '210 rue Saint-Paul', city: 'Québec', stateCityProvDept: 'QC', postalCode: 'G1K 3W2', country: 'CA' },
  ],
  GB: [
    { ...owner, addressLine1: '5 Canal Walk', city: 'Manchester', postalCode: 'M1 1AE', country: 'GB' },
    { ...owner, addressLine1: '31 Castle Street', city: 'Edinburgh', postalCode: 'EH2 3AH', country: 'GB' },
  ],
  FR: [
    { ...owner, addressLine1: '14 rue des Tanneurs', city: 'Annecy', postalCode: '74000', country: 'FR' },
    { ...owner, addressLine1: '3 quai du Port', city: 'Marseille', postalCode: '13002', country: 'FR' },
  ],
  DE: [
    { ...owner, addressLine1: 'Lindenweg 7', city: 'Freiburg', postalCode: '79098', country: 'DE' },
    { ...owner, addressLine1: 'Hafenstraße 21', city: 'Hamburg', postalCode: '20457', country: 'DE' },
  ],
};

const phones: Readonly<Record<string, string>> = {
  US: '+13035550134',
  CA: '+14165550134',
  GB: '+441632960134',
  FR: '+33199005134',
  DE: '+4930239955134',
};

export interface WalletProfile {
  readonly contact: WalletContact;
  /** The first is also the billing address. */
  readonly addresses: readonly WalletAddress[];
}

/** The profile of the one test user, who lives in the country of the locale, e.g. in Canada for `fr-ca`. */
export function getWalletProfile(locale: string): WalletProfile {
  const [language = 'en', region] = locale.split('-');
  const country = (region ?? { en: 'US', fr: 'FR', de: 'DE' }[language] ?? 'US').toUpperCase();
  const own = addresses[country] ?? addresses['US'] ?? [];
  return {
    contact: { recipientContactEmail: 'robin.vale@wallet.example', recipientContactPhone: phones[country] ?? '+13035550134' },
    addresses: [...own, elsewhere],
  };
}

export type WalletCardId = 'everyday' | 'travel' | 'spent';

export interface WalletCard {
  readonly card: CardSummary;
  readonly script: CardScript;
}

function createWalletCard(number: string): WalletCard {
  return { card: { brand: 'Quillon', last4: number.slice(-4), expiryMonth: 11, expiryYear: 2031 }, script: getCardScript(number) };
}

/** Cards with the scripts of the test cards with these numbers. */
export const walletCards: Readonly<Record<WalletCardId, WalletCard>> = {
  everyday: createWalletCard('9000111122223338'),
  travel: createWalletCard('9000000000000050'),
  spent: createWalletCard('9000000000000027'),
};
