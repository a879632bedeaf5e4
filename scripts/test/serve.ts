import { cpSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fulfillmentSecret } from '#backend/fulfillment/testing/fulfillment-secret.ts';
import { openSeededFolder } from '#backend/testing/seeded-folder.ts';
import { openShopFloor } from './open-shop-floor.ts';

/** The shop for the browser suites: a new data folder with the drawn pictures, and a copy of the content that a test may edit. */
const DATA = path.resolve('.data/test');
const CONTENT = `${DATA}-content`;
for (const name of readFolder(DATA)) if (name !== 'images') rmSync(path.join(DATA, name), { recursive: true, force: true });
rmSync(CONTENT, { recursive: true, force: true });
// Scheduled versions would make the shop depend on the date.
cpSync('demo/content', CONTENT, { recursive: true, filter: (file) => !path.basename(file).includes('@') });
// Seeding beforehand runs alone and takes a third of the start. Journeys with a shop of their own seed it themselves
// (tests/browser/content/split.spec.ts).
await (await openSeededFolder(DATA)).close();
process.env.DATA_DIR = DATA;
process.env.CONTENT_DIR = CONTENT;
// Disables time-outs and rate limits: journeys test content, not speed, and all of them share one client address and often one customer.
const unlimited = { calls: 1_000_000, seconds: 60 };
const limits = {
  reading: unlimited,
  searching: unlimited,
  changing: unlimited,
  reports: unlimited,
  giftCards: unlimited,
  messages: unlimited,
  orderLookups: unlimited,
  guests: unlimited,
  mails: unlimited,
  passkeys: unlimited,
  reviews: unlimited,
  signIns: unlimited,
  lookups: unlimited,
  signUps: unlimited,
  unchecked: unlimited,
};
// A journey waits for the end of a lock.
const shortLock = { calls: 10, seconds: 20 };
process.env.SETTINGS = JSON.stringify({
  '*': {
    timeLimits: { decision: 3000, alternates: 3000, profile: 3000 },
    // Page weights are measured; `REPORTED_SHARE=1` compares the responses of all journeys.
    contract: { reportedShare: Number(process.env.REPORTED_SHARE ?? 0) },
    limits: { ...limits, cardFrames: unlimited, declinedCardsOfAddress: unlimited, wrongPasswords: shortLock },
  },
  // Site for tests of the simplified enrollment.
  'TARNFELL-GB': { features: { simplifiedEnrollment: true } },
  // Site for tests of browser metrics and response reports.
  'TARNFELL-CA': { features: { clientPerformanceIngest: true }, contract: { reportedShare: 1 } },
  // Site for tests of bot checks.
  'SOLVANE-GB': { botCheck: { signIn: 'always', signUp: 'always', resetPassword: 'always', placeOrder: 'always' } },
});
// Journeys report the progress of orders (tests/browser/orders/report-fulfillment.ts).
process.env.FULFILLMENT_SECRET = fulfillmentSecret;
// The sandbox delays a response by ten seconds at most, so a short grace period is enough.
process.env.SETTLEMENT_GRACE = '14';
// A fresh clone has no pictures yet: drawing them ahead as AVIF would take more CPU time than the shop itself.
process.env.PICTURES_AHEAD = 'false';
// Journeys change stock and stores (tests/browser/stores/change-shop-floor.ts).
openShopFloor(Number(process.env.PORT) + 11);
await import('#server/entry/start-shop.ts');

function readFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
