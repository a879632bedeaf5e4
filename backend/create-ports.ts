import { createBotChecks, noBotChecks, type BotChecks } from './authentication/bot-check/bot-check.ts';
import { getOwnRelyingParty } from './authentication/passkeys/relying-party.ts';
import { createPasswords } from './authentication/passwords/passwords.ts';
import { createLiveSessions } from './authentication/sessions/live-sessions.ts';
import { standardLockout } from './authentication/sign-in/sign-in-attempts.ts';
import { standardStaffHours } from './authentication/staff/staff-hours.ts';
import { createAccessTokens } from './authentication/tokens/access-token.ts';
import { systemSecrets } from './authentication/tokens/secrets.ts';
import { createSigningKey } from './authentication/tokens/signing-key.ts';
import type { BackendOptions } from './backend-options.ts';
import { standardCouponsPerCart } from './cart/coupons/coupons-per-cart.ts';
import { standardAdjustmentLimits } from './cart/price-adjustments/adjustment-limits.ts';
import { standardAssociatePercent } from './cart/pricing/associate-standing.ts';
import { standardReservationMinutes } from './cart/reservations/reserve-with-item.ts';
import { standardSavedItemsLimit } from './cart/saved-items/saved-items-ports.ts';
import { createListingIndexes } from './catalog/listing-index/listing-indexes.ts';
import { createCleanPictures } from './contact/attachments/clean-pictures.ts';
import { standardContactRules } from './contact/contact-rules.ts';
import { createArticleFinder } from './content/article-finder.ts';
import { createContentStore } from './content/content-store.ts';
import { createProblemList } from './content/faults/content-problem.ts';
import { readFolder, watchFolder } from './content/watch-folder.ts';
import { standardCollectionFields } from './delivery/collection-fields.ts';
import { createDeliveryKinds, deliveryKinds } from './delivery/delivery-kinds.ts';
import { createImageService } from './images/image-service.ts';
import { unlimited } from './limits/limiter.ts';
import { createLoyaltyTokens } from './loyalty/loyalty-tokens.ts';
import { standardLoyaltyRules } from './loyalty/loyalty-rules.ts';
import { getDefaultLook } from './mail/frame/mail-look.ts';
import { skipDelivery } from './mail/mail.ts';
import { createRenderMail } from './mail/render-mail.ts';
import { standardAuthenticationMinutes } from './orders/authentication/authentication-minutes.ts';
import { createSavedCards, findSavedReward } from './consumer/saved-payments/find-saved-payment.ts';
import { createSavedCardEffect } from './consumer/saved-payments/saved-card-effect.ts';
import { getUnnamedSeller } from './orders/documents/seller.ts';
import { earnPoints } from './orders/earn-points.ts';
import { standardReturnRules } from './orders/returns/return-rules.ts';
import { createUnitsEffect } from './orders/units/begin-units.ts';
import { standardFulfillmentRules } from './fulfillment/fulfillment-rules.ts';
import { createSimulationEffect } from './fulfillment/simulation/simulation-effect.ts';
import { createGiftCardEffect } from './gift-cards/issue-gift-cards.ts';
import { createNoPayments } from './payments/no-payments.ts';
import { createEventRecorder } from './personalization/event-recorder.ts';
import { createExperimentStore } from './personalization/experiment-store.ts';
import { createStoreEvents } from './personalization/store-events.ts';
import { createPromotionStore } from './promotions/documents/promotion-store.ts';
import { noTranslation } from './reviews/translation/translation-port.ts';
import { createRecordStaffAction } from './staff-actions/record-staff-action.ts';
import { createRewardCodes } from './rewards/reward-codes.ts';
import { createGiftCardCodes } from './tenders/gift-card/gift-card-codes.ts';
import { createTenderKinds } from './tenders/tender-kinds.ts';
import { standardStaffAccess } from './authentication/devices/staff-access.ts';
import { standardCountryToken } from './utilities/get-country-by-token.ts';
import { standardFavoriteRules } from './wishlists/favorite-rules.ts';

/** The ports of all features: the options with their defaults, and the services that several features share. Resolves once the content is read. */
export async function createPorts(options: BackendOptions) {
  const { db, clock, ids, jobs, log, secrets = systemSecrets, limiter = unlimited } = options;
  const { payments = createNoPayments(), mail = skipDelivery, sms = skipDelivery, translation = noTranslation } = options.partners ?? {};
  const { linkOrigin = ({ origin }) => origin, loyaltyRules = () => standardLoyaltyRules } = options;
  const { fulfillmentRules = () => standardFulfillmentRules, fulfillmentSecrets = [] } = options;
  const giftCardCodes = options.giftCardKey === undefined ? null : createGiftCardCodes(options.giftCardKey);
  const content = await createContent(options);
  const signingKey = createSigningKey(db, clock, secrets);
  const rewardCodes = createRewardCodes({ db, clock, secrets });
  return {
    db,
    clock,
    ids,
    jobs,
    log,
    secrets,
    limiter,
    payments,
    mail,
    sms,
    translation,
    linkOrigin,
    ...content,
    findArticles: createArticleFinder({ store: content.store, clock }),
    images: createImages(options),
    indexes: createListingIndexes(db),
    events: createEventRecorder({ store: createStoreEvents(db), log }),
    accessTokens: createAccessTokens(signingKey, clock),
    loyaltyTokens: createLoyaltyTokens(signingKey, clock),
    liveSessions: createLiveSessions(options),
    passwords: createPasswords({ secrets, cost: options.passwordCost }),
    relyingParties: options.relyingParties ?? getOwnRelyingParty,
    lockout: options.lockout ?? standardLockout,
    recordStaffAction: createRecordStaffAction({ db, clock, log }),
    staffAccess: options.staffAccess ?? (() => standardStaffAccess),
    staffHours: options.staffHours ?? (() => standardStaffHours),
    botChecks: createBotChecksOf(options),
    mailRates: options.mailRates,
    contactRules: options.contactRules ?? (() => standardContactRules),
    caseDesk: options.partners?.caseDesk,
    cleanPictures: createCleanPictures(log),
    giftCardCodes,
    renderMail: createRenderMail({ looks: options.mailLooks ?? getDefaultLook, linkOrigin, cardCodes: giftCardCodes?.getCodes }),
    retentionDays: options.retention,
    deliveryKinds: options.deliveryKinds ?? createDeliveryKinds(options.collectionFields ?? standardCollectionFields),
    rewardCodes,
    tenderKinds: {
      ...createTenderKinds({
        payments,
        clock,
        log,
        db,
        limiter,
        savedCards: createSavedCards(db),
        rewardCodes,
        loyaltyRules,
        findSavedReward: (customerId, savedPaymentId) => findSavedReward(db, customerId, savedPaymentId),
        giftCardCodes,
      }),
      ...options.tenderKinds,
    },
    // The names of their parts must differ.
    orderEffects: [
      createUnitsEffect,
      earnPoints,
      createGiftCardEffect({ ids, jobs, giftCardCodes }),
      createSavedCardEffect({ ids }),
      createSimulationEffect({ jobs, fulfillmentRules }),
    ],
    fulfillmentRules,
    fulfillmentSecrets,
    adjustmentLimits: options.adjustmentLimits ?? (() => standardAdjustmentLimits),
    associatePercent: options.associatePercent ?? (() => standardAssociatePercent),
    reservationMinutes: options.reservationMinutes ?? (() => standardReservationMinutes),
    savedItemsLimit: options.savedItemsLimit ?? (() => standardSavedItemsLimit),
    couponsPerCart: options.couponsPerCart ?? (() => standardCouponsPerCart),
    loyaltyRules,
    favoriteRules: options.favoriteRules ?? (() => standardFavoriteRules),
    sellerOf: options.sellerOf ?? getUnnamedSeller,
    authenticationMinutes: options.authenticationMinutes ?? (() => standardAuthenticationMinutes),
    returnRules: options.returnRules ?? standardReturnRules,
    grace: options.settlementGrace,
    countryToken: options.countryToken ?? standardCountryToken,
  };
}

/** Content, experiments and promotions, from one folder. */
async function createContent({ contentDir, log, watch, deliveryKinds: kinds = deliveryKinds }: BackendOptions) {
  const problems = createProblemList((sentence, problem) => log.error(sentence, { file: problem.file, faults: problem.faults }));
  const store = createContentStore({ contentDir, log, problems });
  const experiments = createExperimentStore(contentDir, problems);
  const promotions = createPromotionStore({ contentDir, log, problems, deliveryNames: Object.keys(kinds) });
  const readers = [store, experiments, promotions];
  // Watching starts before reading, so that no edit is missed in between.
  const stopWatching = watch === false ? async () => undefined : await watchFolder(contentDir, readers);
  readFolder(contentDir, readers);
  return { problems, store, experiments, promotions, stopWatching };
}

function createImages({ media, cacheDir, shippedImagesDir, clock, log, imageLimits, drawsAhead, lastActivity }: BackendOptions) {
  return createImageService({ media, cacheDir, shippedDir: shippedImagesDir, clock, log, limits: imageLimits, drawsAhead, lastActivity });
}

function createBotChecksOf({ partners, botCheckRules = () => 'always', limiter = unlimited, log }: BackendOptions): BotChecks {
  return partners?.botCheck ? createBotChecks({ port: partners.botCheck, rules: botCheckRules, limiter, log }) : noBotChecks;
}

/** @see createPorts */
export type BackendPorts = Awaited<ReturnType<typeof createPorts>>;
