import { addImportedMedia } from '#backend/catalog-import/pictures/imported-media.ts';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createBotCheckClient } from '#backend/authentication/bot-check/bot-check-client.ts';
import { createBackend, type Backend } from '#backend/backend.ts';
import { refreshListings } from '#backend/catalog/listings/refresh-listings.ts';
import { seedExample } from '#demo/seeds/seed-example.ts';
import { createDatabase, createReadinessCheck, type Database } from '#backend/database/create-database.ts';
import { openPrivateFolder } from '#backend/database/private-folder.ts';
import { openJobQueue } from '#backend/jobs/open-job-queue.ts';
import { createLimiter } from '#backend/limits/create-limiter.ts';
import { createPaymentsClient } from '#backend/payments/payments-client.ts';
import type { BackendMode, Log } from '#backend/ports.ts';
import { createTranslationClient } from '#backend/reviews/translation/translation-client.ts';
import { createSettings } from '#settings/create-settings.ts';
import { drawIllustration } from '#demo/illustrations/index.ts';
import type { Activity } from '../http/activity.ts';
import { createAssociatePercent } from '../environment/associate-percent.ts';
import { createCollectionFields } from '../environment/collection-fields.ts';
import { createSellerLookup } from '../environment/seller-lookup.ts';
import { createAuthenticationMinutes } from '../environment/authentication-minutes.ts';
import { createReturnRules } from '../environment/return-rules.ts';
import { createReservationMinutes } from '../environment/reservation-minutes.ts';
import { createSavedItemsLimit } from '../environment/saved-items-limit.ts';
import { createAdjustmentLimits, createStaffAccess, createStaffHours } from '../environment/staff-settings.ts';
import { createContactRules } from '../environment/contact-rules.ts';
import { createCouponsPerCart } from '../environment/coupons-per-cart.ts';
import { createFavoriteRules } from '../environment/favorite-rules.ts';
import { createLoyaltyRules } from '../environment/loyalty-rules.ts';
import type { Environment } from '../environment/environment.ts';
import { createFulfillmentRules } from '../environment/fulfillment-settings.ts';
import { getGiftCardKey } from '../environment/gift-card-key.ts';
import { isDeveloperMachine } from '../environment/keys.ts';
import { getBotCheckFrame, createBotCheckRules } from '../environment/bot-check.ts';
import { createLinkOrigin } from '../environment/link-origin.ts';
import { createHttpSms } from '../mail/http-sms.ts';
import { getBrandMailLook } from '../mail/mail-looks.ts';
import { createSenders } from '../mail/senders.ts';
import { createSmtpMail } from '../mail/smtp-mail.ts';
import { createRelyingParties } from '../environment/relying-parties.ts';
import { getShopSites } from '../environment/shop-sites.ts';
import { hashSources } from '../build/sources.ts';

export interface BackendSide {
  readonly backend: Backend;
  readonly database: Database;
  /** True if the database responds. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Time-out in milliseconds of the payment partner. Its state is queried again later. */
const PAYMENT_TIMEOUT = 8000;
/** Time-out in milliseconds of the bot check; after it, every visitor passes. */
const BOT_CHECK_TIMEOUT = 3000;

/** Time-out in milliseconds of the translation service. A shopper waits for it. */
const TRANSLATION_TIMEOUT = 4000;

export interface BackendSideOptions {
  readonly environment: Environment;
  readonly mode: BackendMode;
  /** NODE_ENV before the program sets it itself. */
  readonly nodeEnv: string | undefined;
  readonly log: Log;
  readonly activity?: Activity;
}

/**
 * The reference backend with its migrated database and the illustration kit for its media. On a developer's machine an empty database gets
 * the example shop.
 */
export async function createBackendSide({ environment, mode, nodeEnv, log, activity }: BackendSideOptions): Promise<BackendSide> {
  const { databaseUrl, dataDir, contentDir, partnersOrigin, keys, accessKeys, settlementGrace, drawsPicturesAhead } = environment;
  const { smtpUrl, mailFrom, smsUrl, smsToken, pictureHosts } = environment;
  const smtp = smtpUrl === undefined ? undefined : createSmtpMail({ url: smtpUrl, senderOf: createSenders(mailFrom) });
  const sms = smsUrl === undefined ? undefined : createHttpSms({ url: smsUrl, token: smsToken });
  openPrivateFolder(dataDir);
  const database = await createDatabase(databaseUrl ? { url: databaseUrl } : { dataDir }, log);
  const stack: (() => Promise<void>)[] = [database.close, async () => smtp?.close()];
  const close = async (): Promise<void> => {
    for (const undo of stack.splice(0).toReversed()) await undo();
  };
  try {
    const clock = { now: () => new Date() };
    const ids = { uuid: () => crypto.randomUUID() };
    const giftCardKey = getGiftCardKey(environment);
    await database.runUnlimited(async (db) => {
      if (isDeveloperMachine(environment, nodeEnv)) await seedExample({ db, log, clock, ids, hasPublicAccounts: true, giftCardKey });
      await refreshListings({ db, log, clock });
    });
    const settings = createSettings(environment.settings);
    const { limits, retention, countries, contact } = settings.everywhere;
    const partner = { origin: partnersOrigin, key: keys.PARTNERS_KEY, fetch };
    const jobs = await openJobQueue({ engine: database.engine, log, retentionDays: retention.jobs });
    stack.push(jobs.close);
    const backend = await createBackend({
      db: database.db,
      listen: database.listen,
      jobs,
      // The embedded database has a single process, so its counters can stay in memory.
      limiter: createLimiter({ rates: limits, clock, log, ...(databaseUrl && { db: database.db }) }),
      mailRates: limits,
      lockout: limits.wrongPasswords,
      countryToken: countries.token,
      linkOrigin: createLinkOrigin(environment),
      relyingParties: createRelyingParties(getShopSites(environment)),
      retention: { ...retention, cases: contact.keepDays },
      clock,
      ids,
      partners: {
        payments: createPaymentsClient({ ...partner, timeoutMs: PAYMENT_TIMEOUT }),
        botCheck: createBotCheckClient({ ...partner, timeoutMs: BOT_CHECK_TIMEOUT, frameUrl: getBotCheckFrame(environment) }),
        translation: createTranslationClient({ ...partner, timeoutMs: TRANSLATION_TIMEOUT }),
        ...(smtp && { mail: smtp.send }),
        ...(sms && { sms }),
      },
      botCheckRules: createBotCheckRules(settings),
      mailLooks: getBrandMailLook,
      media: addImportedMedia((publicId, frame) => drawIllustration(publicId, frame), {
        db: database.db,
        log,
        cacheDir: dataDir,
        trustedHosts: pictureHosts,
      }),
      settlementGrace,
      authenticationMinutes: createAuthenticationMinutes(settings),
      returnRules: createReturnRules(settings),
      sellerOf: createSellerLookup(settings),
      giftCardKey,
      fulfillmentRules: createFulfillmentRules(settings, environment),
      fulfillmentSecrets: environment.fulfillmentSecrets,
      associatePercent: createAssociatePercent(settings),
      reservationMinutes: createReservationMinutes(settings),
      collectionFields: createCollectionFields(settings),
      contactRules: createContactRules(settings),
      savedItemsLimit: createSavedItemsLimit(settings),
      couponsPerCart: createCouponsPerCart(settings),
      favoriteRules: createFavoriteRules(settings),
      loyaltyRules: createLoyaltyRules(settings),
      staffAccess: createStaffAccess(settings, environment),
      staffHours: createStaffHours(settings),
      adjustmentLimits: createAdjustmentLimits(settings),
      accessKeys,
      contentDir,
      cacheDir: getImageFolder(dataDir),
      shippedImagesDir: path.join(ROOT, 'demo', 'pictures'),
      drawsAhead: drawsPicturesAhead,
      lastActivity: activity?.getLastActivity,
      log,
      mode,
    });
    stack.push(backend.close);
    return { backend, database, isReady: createReadinessCheck(database.db), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Folder of the drawn variants, named by the version of the kit. Folders of older versions are removed. */
function getImageFolder(dataDir: string): string {
  const images = path.join(dataDir, 'images');
  const drawnBy = hashSources(ROOT, ['demo/illustrations']).slice(0, 16);
  try {
    mkdirSync(images, { recursive: true });
    for (const other of readdirSync(images)) if (other !== drawnBy) rmSync(path.join(images, other), { recursive: true, force: true });
  } catch {
    // The image service works without a writable folder and logs the problem itself.
  }
  return path.join(images, drawnBy);
}
