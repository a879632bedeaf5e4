import { cpSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fulfilmentSecret } from '#backend/fulfilment/testing/fulfilment-secret.ts';
import { openSeededFolder } from '#backend/testing/seeded-folder.ts';

/** The shop as the browser suites need it: a new data folder but for drawn pictures, and a copy of the content that a test may edit. */
const DATA = path.resolve('.data/test');
const CONTENT = `${DATA}-content`;
for (const name of readFolder(DATA)) if (name !== 'images') rmSync(path.join(DATA, name), { recursive: true, force: true });
rmSync(CONTENT, { recursive: true, force: true });
// Versions with a time of their own would make the suites see another shop by the day.
cpSync('demo/content', CONTENT, { recursive: true, filter: (file) => !path.basename(file).includes('@') });
// Nothing runs beside its start, and to seed is a third of it; a shop of a journey's own seeds (tests/browser/content/split.spec.ts).
await (await openSeededFolder(DATA)).close();
process.env.DATA_DIR = DATA;
process.env.CONTENT_DIR = CONTENT;
// What pages go without when it is late comes in time on a busy machine too: journeys ask what a page shows, not how fast.
// All journeys together are one client address, and one customer's order after the other is no attack.
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
  signUps: unlimited,
  unchecked: unlimited,
};
// A journey sees a lock end.
const shortLock = { calls: 10, seconds: 12 };
process.env.SETTINGS = JSON.stringify({
  '*': {
    timeLimits: { decision: 3000, alternates: 3000, profile: 3000 },
    // What a page loads is measured; `REPORTED_SHARE=1` compares the responses of all journeys.
    contract: { reportedShare: Number(process.env.REPORTED_SHARE ?? 0) },
    limits: { ...limits, cardFrames: unlimited, refusedCardsOfAddress: unlimited, wrongPasswords: shortLock },
  },
  // Where the enrollment of a few steps is looked at.
  'TARNFELL-GB': { features: { simplifiedEnrollment: true } },
  // Where browsers measure, and report the responses of their calls.
  'TARNFELL-CA': { features: { clientPerformanceIngest: true }, contract: { reportedShare: 1 } },
  // Where bot checks are looked at.
  'SOLVANE-GB': { botCheck: { signIn: 'always', signUp: 'always', resetPassword: 'always', placeOrder: 'always' } },
});
// Journeys report what happens to orders (tests/browser/orders/report-fulfilment.ts).
process.env.FULFILMENT_SECRET = fulfilmentSecret;
// Silence of the sandbox's cards lasts ten seconds at most; journeys need not wait for what a partner far away might take.
process.env.SETTLEMENT_GRACE = '14';
// A fresh clone has no pictures yet: drawn ahead, as AVIF, they took more processor time than the shop itself.
process.env.PICTURES_AHEAD = 'false';
await import('#server/entry/start-shop.ts');

function readFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
