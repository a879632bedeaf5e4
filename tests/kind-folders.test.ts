import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { deliveryKinds } from '#backend/delivery/delivery-kinds.ts';
import type { DeliveryKind } from '#backend/database/documents/shipment-document.ts';
import type { TenderId } from '#backend/database/documents/tender-document.ts';
import { createNoPayments } from '#backend/payments/no-payments.ts';
import { promotionKinds } from '#backend/promotions/kinds/promotion-kinds.ts';
import { createTenderPorts } from '#backend/tenders/testing/create-tender-ports.ts';
import { createTenderKinds } from '#backend/tenders/tender-kinds.ts';
import type { DeliveryKindDefinition } from '#commerce/checkout/delivery/delivery-kind.ts';
import { deliveryKinds as clientDeliveryKinds } from '#commerce/checkout/delivery/delivery-kinds.ts';
import { tenders as clientTenders, type TenderId as ClientTenderId } from '#commerce/checkout/tenders/tenders.ts';

const rooms = JSON.parse(readFileSync('rooms.json', 'utf8')) as { readonly testFiles: string };
const testFiles = new RegExp(rooms.testFiles);

interface Kind {
  readonly folder: string;
  /** String literals that only code in the folder may contain. */
  readonly names: readonly string[];
}

interface Registry {
  /** The module whose code is searched. */
  readonly module: string;
  /** The folder with the kinds' folders. */
  readonly folder: string;
  readonly kinds: readonly Kind[];
  /** Files and folders that may contain every kind, besides tests: the registry itself and the types of stored documents. */
  readonly exceptions: readonly string[];
}

const tenderFolders = {
  ATHLETES_PAYMENT: 'athlete',
  LOYALTY_POINTS: 'loyalty-points',
  REWARD_CODE: 'reward-code',
  REWARD_CARD: 'reward-card',
  GIFT_CARD: 'gift-card',
  PAY_LATER: 'pay-later',
  DIGITAL_WALLET: 'wallet',
  CREDIT_CARD: 'card',
} satisfies Record<TenderId, string>;
const tenderIds = Object.keys(
  createTenderKinds(createTenderPorts({ payments: createNoPayments(), clock: { now: () => new Date(0) } })),
) as TenderId[];
const documents = ['backend/database/documents/', 'backend/database/migrations/'];

/** The backend's kinds in the client. The compiler reports kinds that the client lacks. */
const clientDefinitions: Readonly<Record<DeliveryKind, DeliveryKindDefinition>> = clientDeliveryKinds;

/** The client knows a kind by its methods and its shipment, and a tender by its id: "home" and "gift-card" are also names of pages. */
const clientRegistries = ['commerce', 'storefront'].flatMap((module): readonly Registry[] => [
  {
    module,
    folder: 'commerce/checkout/delivery',
    kinds: Object.entries(clientDefinitions).map(([folder, { codes, shippingId }]) => ({ folder, names: [...codes, shippingId] })),
    exceptions: ['commerce/checkout/delivery/delivery-kinds.ts', 'commerce/checkout/delivery/checkout-delivery-kinds.ts'],
  },
  {
    module,
    folder: 'commerce/checkout/tenders',
    kinds: (Object.keys(clientTenders) as ClientTenderId[]).map((id) => ({ folder: tenderFolders[id], names: [id] })),
    exceptions: [
      ...['tenders', 'checkout-tenders', 'value-tenders'].map((file) => `commerce/checkout/tenders/${file}.ts`),
      // Types of saved payments differ from tenders.
      'storefront/account/payments/',
      'storefront/screens/account/payments/',
    ],
  },
]);

const registries: readonly Registry[] = [
  ...clientRegistries,
  {
    module: 'backend',
    folder: 'backend/promotions/kinds',
    kinds: Object.keys(promotionKinds).map((kind) => ({ folder: kind, names: [kind] })),
    exceptions: ['backend/promotions/kinds/promotion-kinds.ts'],
  },
  {
    module: 'backend',
    folder: 'backend/delivery',
    kinds: Object.entries(deliveryKinds).map(([kind, { shipmentId }]) => ({ folder: kind, names: [kind, shipmentId] })),
    // Pickup is also the name of a service of stores.
    exceptions: ['backend/delivery/delivery-kinds.ts', 'backend/stores/calculate-ready-time.ts', ...documents],
  },
  {
    module: 'backend',
    folder: 'backend/tenders',
    kinds: tenderIds.map((id) => ({ folder: tenderFolders[id], names: [id] })),
    // Types of saved payments have the names of tenders.
    exceptions: ['backend/tenders/tender-kinds.ts', 'backend/consumer/saved-payments/', ...documents],
  },
];

/** Matches 'home', "home", kinds.home and kinds['home']; a name in capitals everywhere. */
function createPattern(name: string): RegExp {
  if (name === name.toUpperCase()) return new RegExp(`\\b${name}\\b`);
  return new RegExp(`(['"\`])${name}\\1|[kK]inds\\??\\.${name}\\b`);
}

/** "file:line" of every line outside the kind's folder that contains it. */
function findStrays({ module, folder, exceptions }: Registry, kind: Kind): readonly string[] {
  const own = `${folder}/${kind.folder}/`;
  const files = globSync(`${module}/**/*.{ts,tsx}`).map((file) => file.split(path.sep).join('/'));
  return files
    .filter((file) => !testFiles.test(file) && !file.startsWith(own) && !exceptions.some((exception) => file.startsWith(exception)))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) => (kind.names.some((name) => createPattern(name).test(line)) ? [`${file}:${index + 1}`] : [])),
    );
}

describe.each(registries)('the kinds of $folder in $module', (registry) => {
  it.each(registry.kinds)('only use $names in the folder "$folder"', (kind) => {
    expect(findStrays(registry, kind)).toEqual([]);
  });
});

describe('the search for stray names', () => {
  it.each([
    ['home', "if (shipment.kind === 'home') return;", true],
    ['home', 'deliveryKinds.home.shipmentId', true],
    ['home', "kinds['home']", true],
    ['home', 'messages.home', false],
    ['home', 'const homes = [];', false],
    ['CREDIT_CARD', 'tenderKinds.CREDIT_CARD', true],
    ['CREDIT_CARD', '{ CREDIT_CARD: card }', true],
  ])('for %s in %j reports %j', (name, line, expected) => {
    expect(createPattern(name).test(line)).toBe(expected);
  });
});
