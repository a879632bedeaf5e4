import { z } from 'zod';
import { siteSettingsSchema, type PartialSettings } from './site-settings.ts';

/** Settings by scope: "*" applies everywhere, otherwise a locale ("de-de"), a brand ("solvane") or a site ("SOLVANE-DE"). */
export type SettingsLayers = Readonly<Record<string, PartialSettings>>;

const voucherPoints = [500, 1000, 2000];
const createVouchers = (...amounts: readonly number[]) =>
  voucherPoints.map((points, index) => ({ points, amountMinor: amounts[index] ?? 0 }));

/** Pay-later plans of the provider in Europe. */
const inThree = { planPayments: 3, planDays: 30, planMin: 30, planMax: 1000 };

/** The layers of this shop; defaults are in the schema. */
export const shopLayers: SettingsLayers = {
  '*': {
    features: { associateLogin: true, agentLogin: true },
    payments: { planPayments: 4, walletButton: true },
    loyalty: {
      vouchers: {
        USD: createVouchers(500, 1200, 2600),
        CAD: createVouchers(600, 1500, 3200),
        GBP: createVouchers(400, 1000, 2200),
        EUR: createVouchers(500, 1200, 2600),
      },
      welcomePoints: 500,
      welcomeRewards: { USD: 1000, CAD: 1200, GBP: 800, EUR: 1000 },
    },
  },
  'de-de': { payments: inThree, collection: { storePickupFields: ['email'], collectionPointFields: ['email', 'mobile', 'contact'] } },
  'TARNFELL-US': {
    features: { expressCheckout: true },
    company: {
      name: 'Tarnfell Outfitters, Inc.',
      address: '1200 Granite Street\nDenver, CO 80202\nUnited States',
      taxNumber: 'CO-40412876',
    },
  },
  'TARNFELL-CA': {
    company: {
      name: 'Tarnfell Outfitters Canada Ltd.',
      address: '88 Lakeshore Road\nToronto, ON M5V 2T6\nCanada',
      taxNumber: '81240 9913 RT0001',
    },
  },
  'TARNFELL-GB': {
    company: { name: 'Tarnfell Outfitters UK Ltd', address: '14 Foundry Yard\nLeeds LS1 4DY\nUnited Kingdom', taxNumber: 'GB 302 4417 85' },
  },
  'TARNFELL-DE': {
    company: { name: 'Tarnfell Ausrüstung GmbH', address: 'Lindenweg 5\n10969 Berlin\nDeutschland', taxNumber: 'DE 312 884 017' },
  },
  'SOLVANE-US': {
    company: { name: 'Solvane Footwear, Inc.', address: '410 Harbor Avenue\nPortland, OR 97209\nUnited States', taxNumber: 'OR-55120443' },
  },
  'SOLVANE-CA': {
    company: {
      name: 'Solvane Footwear Canada Ltd.',
      address: '2100 rue Saint-Paul\nMontréal, QC H2X 1Y4\nCanada',
      taxNumber: '79113 2204 RT0001',
    },
  },
  'SOLVANE-GB': {
    company: { name: 'Solvane Footwear UK Ltd', address: '3 Dock Street\nBristol BS1 6UX\nUnited Kingdom', taxNumber: 'GB 288 9053 41' },
  },
  'SOLVANE-DE': {
    company: { name: 'Solvane Schuhe GmbH', address: 'Hafenstraße 21\n20457 Hamburg\nDeutschland', taxNumber: 'DE 298 551 236' },
  },
  tarnfell: { contact: { mailbox: 'help@tarnfell.example' } },
  solvane: {
    contact: { mailbox: 'help@solvane.example' },
    video: { hostedPlayer: true },
    menu: { triggerOnClick: true, showLevel3ShopAll: true },
  },
  'en-gb': { payments: inThree, collection: { collectionPointFields: ['email', 'mobile'] } },
};

/** Error with the name of each invalid layer and the reason. */
export class SettingsError extends Error {
  readonly faults: readonly string[];

  constructor(source: string, faults: readonly string[]) {
    super(faults.map((fault) => `[cairn] [settings] ${source}: ${fault}.`).join('\n'));
    this.name = 'SettingsError';
    this.faults = faults;
  }
}

const scope = /^(?:\*|[a-z]{2}-[a-z]{2}|[a-z]+|[A-Z]+-[A-Z]{2})$/;
const layers = z.record(z.string().regex(scope, 'must be "*", a locale, a brand or a site'), siteSettingsSchema);

/**
 * Checks each layer by itself and returns the layers unchanged.
 * @throws SettingsError
 */
export function checkLayers(given: unknown, source: string): SettingsLayers {
  const parsed = layers.safeParse(given);
  if (parsed.success) return given as SettingsLayers;
  throw new SettingsError(
    source,
    parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
  );
}

/**
 * Reads the layers of the SETTINGS variable, a JSON text; none if it is not set.
 * @throws SettingsError
 */
export function readLayers(text: string | undefined): SettingsLayers {
  if (text === undefined || text === '') return {};
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch (error) {
    throw new SettingsError('SETTINGS', [`not JSON: ${String(error)}`]);
  }
  return checkLayers(given, 'SETTINGS');
}
