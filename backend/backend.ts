import type { Kysely } from 'kysely';
import type { DirectAnswer, DirectCall } from '#generated/openapi/call.ts';
import { createAccessTokens } from './authentication/tokens/access-token.ts';
import { createAuthenticate } from './authentication/authenticate.ts';
import type { AuthenticationPorts } from './authentication/authentication-ports.ts';
import { createBotChecks, noBotChecks, type BotCheckPort, type BotCheckRules } from './authentication/bot-check/bot-check.ts';
import { createAuthenticationHandlers } from './authentication/create-authentication-handlers.ts';
import { guestRetention } from './authentication/tokens/guest-retention.ts';
import { ownRelyingParty, type RelyingParties } from './authentication/passkeys/relying-party.ts';
import { createPasswords } from './authentication/passwords/passwords.ts';
import type { PasswordCost } from './authentication/passwords/phc-string.ts';
import { systemSecrets, type Secrets } from './authentication/tokens/secrets.ts';
import { createLiveSessions } from './authentication/sessions/live-sessions.ts';
import { createSigningKey } from './authentication/tokens/signing-key.ts';
import { standardLockout } from './authentication/sign-in/sign-in-attempts.ts';
import {
  attemptRetention,
  challengeRetention,
  codeRetention,
  linkRetention,
  sessionRetention,
  tokenRetention,
} from './authentication/tokens/token-retention.ts';
import { standardAssociatePercent, type AssociatePercent } from './cart/pricing/associate-standing.ts';
import { cartRetention } from './cart/cart-retention.ts';
import { createCatalogWatch, type CatalogWatch } from './changes/catalog-watch.ts';
import { changeRetention } from './changes/change-retention.ts';
import { createCartHandlers } from './cart/create-cart-handlers.ts';
import { handOverCart } from './cart/hand-over-cart.ts';
import { createCatalogHandlers } from './catalog/create-catalog-handlers.ts';
import { createListingIndexes } from './catalog/listing-index/listing-indexes.ts';
import type { CheckoutPorts } from './checkout/checkout-ports.ts';
import { createCheckoutHandlers } from './checkout/create-checkout-handlers.ts';
import { createConsumerHandlers } from './consumer/create-consumer-handlers.ts';
import type { UserDataPorts } from './consumer/user-data/retrieve-user-data.ts';
import { createContentHandlers } from './content/create-content-handlers.ts';
import { createProblemList, type ContentProblem } from './content/faults/content-problem.ts';
import { createContentStore } from './content/content-store.ts';
import { readFolder, watchFolder } from './content/watch-folder.ts';
import type { Tables } from './database/tables.ts';
import { createFilmRoute } from './images/film-route.ts';
import { createImageService, type ImageServiceOptions } from './images/image-service.ts';
import { createImageRoute } from './images/image-route.ts';
import type { JobQueue } from './jobs/jobs.ts';
import { createAdmitCall } from './limits/admit-call.ts';
import { unlimited, type Limiter } from './limits/limiter.ts';
import type { Rate } from './limits/rate.ts';
import { plainLooks, type MailLooks } from './mail/frame/mail-look.ts';
import { keptInOutbox, type MailPort, type SmsPort } from './mail/mail.ts';
import { createOutbox, type Outbox } from './mail/outbox.ts';
import type { MailRates } from './mail/queue-mail.ts';
import { mailRetention } from './mail/mail-retention.ts';
import { createRenderMail } from './mail/render-mail.ts';
import { createSendMail } from './mail/send-mail.ts';
import { createOrderHandlers } from './orders/create-order-handlers.ts';
import type { OrderPorts } from './orders/order-ports.ts';
import { createSettleOrder, sendMissingSettlements } from './orders/settlement/settle-order-job.ts';
import { createNoPayments } from './payments/no-payments.ts';
import type { PaymentsPort } from './payments/payments.ts';
import { createDecide } from './personalization/decide.ts';
import { createEventRecorder } from './personalization/event-recorder.ts';
import { eventRetention } from './personalization/event-retention.ts';
import { createExperimentStore } from './personalization/experiment-store.ts';
import { createStoreEvents } from './personalization/store-events.ts';
import type { BackendMode, Clock, Ids, Log, MediaPort } from './ports.ts';
import { createPurge } from './retention/purge.ts';
import type { Retention, RetentionDays } from './retention/retention.ts';
import { createAccessKeyCheck } from './router/access-key.ts';
import type { PipelineOptions } from './router/answer-call.ts';
import { createDirectAnswers } from './router/answer-direct.ts';
import { createRouter } from './router/create-router.ts';
import type { Handlers } from './router/handler.ts';
import type { LinkOrigin } from './sites/shop-site.ts';
import { paymentSessionRetention } from './tenders/payment-session-retention.ts';
import type { TenderKinds } from './tenders/tender-kind.ts';
import { createTenderKinds } from './tenders/tender-kinds.ts';
import { standardCountryToken } from './utilities/get-country-by-token.ts';
import { createUtilityHandlers } from './utilities/create-utility-handlers.ts';

export interface BackendOptions {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly media: MediaPort;
  /** What is done later. Its owner opens and closes it. */
  readonly jobs: JobQueue;
  /** Counts calls; without it nothing is too much. */
  readonly limiter?: Limiter;
  /** How many mails an address gets that its owner may not have asked for. */
  readonly mailRates?: MailRates;
  /** How long what nobody has a use for is kept; without it, for good. */
  readonly retention?: RetentionDays;
  /**
   * Other companies' systems. Without payments every card is refused with PAY400; without mail, mails lie in the outbox; without a check
   * for bots nobody is one.
   */
  readonly partners?: {
    readonly payments?: PaymentsPort;
    readonly mail?: MailPort;
    readonly sms?: SmsPort;
    readonly botCheck?: BotCheckPort;
  };
  /** When calls have to show that they are a person's; always by default, where somebody sets challenges. */
  readonly botCheckRules?: BotCheckRules;
  /** How each brand's mails look; plain by default. */
  readonly mailLooks?: MailLooks;
  /** Wrong passwords until an address is locked, and for how long it is; ten, for a quarter of an hour, by default. */
  readonly lockout?: Rate;
  /** Where links in mails lead; to the site's own origin by default. */
  readonly linkOrigin?: LinkOrigin;
  /** Whom passkeys are for, by the origin of a page; on a site's own origin alone by default. */
  readonly relyingParties?: RelyingParties;
  /** What stands before a country's code in the path of getCountryByToken; "country-" by default. */
  readonly countryToken?: string;
  /** What hashing a password costs. */
  readonly passwordCost?: PasswordCost;
  /** Seconds in which an authorization may still be on its way to its partner; 30 by default. */
  readonly settlementGrace?: number;
  /** What employees have taken off their goods; 30 by default. */
  readonly associatePercent?: AssociatePercent;
  /** Kinds of tender beside those that the backend brings, or in their place. */
  readonly tenderKinds?: Partial<TenderKinds>;
  /** Of keys and tokens; the system's by default. */
  readonly secrets?: Secrets;
  /** Of the programs that may call, for calls whose contract asks for one; without any, every program may. */
  readonly accessKeys?: readonly string[];
  /** Holds `<brand>/<locale or language>/<kind>/<slug>.json` and `<brand>/experiments.json`. */
  readonly contentDir: string;
  /** Prepared images lie here. */
  readonly cacheDir: string;
  readonly shippedImagesDir?: ImageServiceOptions['shippedDir'];
  readonly log: Log;
  /** Outside production every answer is checked by its contract. */
  readonly mode: BackendMode;
  readonly imageLimits?: ImageServiceOptions['limits'];
  readonly drawsAhead?: ImageServiceOptions['drawsAhead'];
  readonly lastActivity?: ImageServiceOptions['lastActivity'];
  /** Milliseconds until a handler is given up; 10 000 by default. */
  readonly timeoutMs?: number;
  /** Whether edits of content are taken while it runs; true by default. */
  readonly watch?: boolean;
}

/** Whether what was answered is still so. */
export interface Freshness extends CatalogWatch {
  /** Another one whenever what editors have published may have become another. */
  contentVersion(): string;
}

export interface Backend {
  /** Answers every call of the contract and /media/…; never throws. */
  fetch(request: Request): Promise<Response>;
  /** Answers a call that needs no access token to a caller in this process. */
  readonly answer?: (call: DirectCall) => Promise<DirectAnswer>;
  /** Whether what was answered is still so. */
  readonly freshness: Freshness;
  /** The mails and text messages of the shop. */
  readonly outbox: Outbox;
  /** What is wrong in the content folder now. */
  problems(): readonly ContentProblem[];
  /** Resolves when no image is being prepared. */
  imagesSettled(): Promise<void>;
  /** Resolves when the events of all answers so far are in the database. */
  eventsRecorded(): Promise<void>;
  /** Refuses the pictures that wait and soon those being drawn, so that no answer waits for them while the host ends. */
  stopDrawing(): Promise<void>;
  /** Stops watching and preparing, and records the last events. The database is its owner's to close. */
  close(): Promise<void>;
}

/** Guests go after what is theirs. */
const retentions: readonly Retention[] = [
  tokenRetention,
  sessionRetention,
  codeRetention,
  challengeRetention,
  attemptRetention,
  linkRetention,
  paymentSessionRetention,
  cartRetention,
  guestRetention,
  eventRetention,
  mailRetention,
  changeRetention,
];

/** The reference implementation of the content, personalization, image and consumer contracts. Resolves once the content is read. */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const { db, clock, ids, jobs, log, mode, contentDir, cacheDir, shippedImagesDir, media, imageLimits, drawsAhead, lastActivity } = options;
  const problems = createProblemList((sentence, problem) => log.error(sentence, { file: problem.file, faults: problem.faults }));
  const store = createContentStore({ contentDir, log, problems });
  const experiments = createExperimentStore(contentDir, problems);
  const readers = [store, experiments];
  // Watching begins first, so that no edit falls between.
  const stopWatching = options.watch === false ? undefined : await watchFolder(contentDir, readers);
  readFolder(contentDir, readers);

  const images = createImageService({
    media,
    cacheDir,
    shippedDir: shippedImagesDir,
    clock,
    log,
    limits: imageLimits,
    drawsAhead,
    lastActivity,
  });
  const indexes = createListingIndexes(db);
  const events = createEventRecorder({ store: createStoreEvents(db), log });
  const secrets = options.secrets ?? systemSecrets;
  const limiter = options.limiter ?? unlimited;
  const accessTokens = createAccessTokens(createSigningKey(db, clock, secrets), clock);
  const liveSessions = createLiveSessions(db, clock);
  const { payments = createNoPayments(), botCheck, mail = keptInOutbox, sms = keptInOutbox } = options.partners ?? {};
  const rules: BotCheckRules = options.botCheckRules ?? (() => 'always');
  const botChecks = botCheck ? createBotChecks({ port: botCheck, rules, limiter, log }) : noBotChecks;
  const linkOrigin = options.linkOrigin ?? (({ origin }) => origin);
  const renderMail = createRenderMail({ looks: options.mailLooks ?? plainLooks, linkOrigin });
  const tenderKinds = { ...createTenderKinds({ payments, clock }), ...options.tenderKinds };
  const checkout: CheckoutPorts & OrderPorts = {
    botChecks,
    grace: options.settlementGrace,
    db,
    clock,
    ids,
    jobs,
    limiter,
    log,
    payments,
    tenderKinds,
    associatePercent: options.associatePercent ?? (() => standardAssociatePercent),
  };
  const identity: AuthenticationPorts & UserDataPorts = {
    db,
    clock,
    ids,
    jobs,
    limiter,
    log,
    secrets,
    accessTokens,
    liveSessions,
    relyingParties: options.relyingParties ?? ownRelyingParty,
    passwords: createPasswords({ secrets, cost: options.passwordCost }),
    botChecks,
    mailRates: options.mailRates,
    linkOrigin,
    lockout: options.lockout ?? standardLockout,
    handovers: [handOverCart],
    tenderKinds,
  };
  const handlers: Handlers = {
    ...createContentHandlers({ store, clock, log }),
    ...createCatalogHandlers({ db, clock, indexes }),
    ...createUtilityHandlers(options.countryToken ?? standardCountryToken),
    ...createAuthenticationHandlers(identity),
    ...createConsumerHandlers(identity),
    ...createCartHandlers(checkout),
    ...createCheckoutHandlers(checkout),
    ...createOrderHandlers(checkout),
    decide: createDecide({ db, clock, ids, log, experiments, events, indexes }),
  };
  const authenticate = createAuthenticate(accessTokens, liveSessions);
  const pipeline: PipelineOptions = {
    checkAccessKey: createAccessKeyCheck(options.accessKeys ?? []),
    authenticate,
    admit: createAdmitCall(limiter),
    ids,
    log,
    mode,
    timeoutMs: options.timeoutMs ?? 10_000,
  };
  const app = createRouter(handlers, pipeline);
  app.all('/media/:brand/video/*', createFilmRoute(contentDir, ids));
  app.all('/media/*', createImageRoute(images, ids));

  await sendMissingSettlements(checkout);
  await jobs.work({
    'settle-order': createSettleOrder(checkout),
    'send-mail': createSendMail({ db, clock, log, mail, sms, renderMail }),
    purge: createPurge({ db, clock, log, days: options.retention, retentions }),
  });

  return {
    fetch: async (request) => app.fetch(request),
    // Outside production every call is written down and judged by its contract, both ways.
    ...(mode === 'production' ? { answer: createDirectAnswers(handlers, pipeline) } : {}),
    freshness: { ...createCatalogWatch({ db, clock }), contentVersion: () => store.versionAt(clock.now()) },
    outbox: createOutbox(db, renderMail),
    problems: () => problems.all(),
    imagesSettled: () => images.settled(),
    eventsRecorded: () => events.flush(),
    stopDrawing: () => images.close(),
    close: async () => {
      await Promise.all([stopWatching?.(), images.close(), events.close()]);
    },
  };
}
