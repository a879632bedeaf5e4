// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import type { components as SharedComponents } from './shared.ts';

export interface paths {
  '/consumers-v3/consumer/lookup': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Whether an e-mail address has an account with the brand, so that a form goes on to sign in or to sign up.
     * @description The one call that tells. Counted by client address.
     */
    get: operations['lookupAccount'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/consumers-v3/consumer': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The profile of the access token's customer. */
    get: operations['getProfile'];
    /**
     * Changes what is given of the profile; what is not given stays. A phone and a postal code are removed by null, a birth date by 1900-01-01.
     * @description Faults of fields are 400 PRO400, one detail a field. Interests that are not joined by pipes are 400 ATTR100, an interest or a shoe size that does not exist is 400 ATTR200. Terms of a programme that the customer is no member of are 409 PRO403.
     */
    put: operations['updateProfile'];
    /** Creates a consumer; a newsletter sign-up is a profile with an e-mail address and a subscription. */
    post: operations['createProfile'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/consumers-v3/consumer/address': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Puts an address into the address book; the first of its type is the main one.
     * @description What is wrong with a field by the rules of its country is 400 PRO400, one detail a field. Twenty addresses are the most (409 PRO413).
     */
    post: operations['addAddress'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/consumers-v3/consumer/address/{addressId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Replaces an address of the address book. It stays the main one of its type where it was, until another becomes it. */
    put: operations['updateAddress'];
    post?: never;
    /** Takes an address out of the address book; of those of its type that are left the first is the main one. */
    delete: operations['deleteAddress'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/consumers-v3/consumer/notification': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** What the customer is told of, and how; what is not given stays. */
    put: operations['updateNotification'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/consumers-v3/consumer/subscription': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What the access token's customer, a guest too, has subscribed to. */
    get: operations['getSubscription'];
    /**
     * Changes the subscription of a type and a channel, or confirms one.
     * @description With a confirmationToken, from the link of a message, that subscription is confirmed, whoever's it is, and answered alone; a token that is unknown, expired or used is 410 AUT402. Otherwise type, channel and optin say what changes; another recipient takes the place of the one before.
     */
    put: operations['updateSubscription'];
    /**
     * Subscribes the customer, a guest too, to mails or text messages; it holds once the recipient has followed the link of the message.
     * @description Without a recipient it goes to the account's e-mail address or phone number; where that is missing it is 400 ATTR300. A recipient that is none of the channel, and another e-mail address than the account's, is 400 PRO400.
     */
    post: operations['createSubscription'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/consumers-v3/consumer/retrieveUserData': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * All that is stored of the customer, to keep; with erasure for the last time.
     * @description With erasure and the password the account is forgotten once the answer is made, with all that is the customer's but for orders, which the shop has to account for. All sessions end. A wrong password is 409 AUT452, and counts as one at a sign-in, up to 423 AUT423.
     */
    post: operations['retrieveUserData'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    AccountLookup: {
      exists: boolean;
    };
    AccountRecord: {
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      passwordChangedAt: string;
      /** @description Of the page that the account was made on. */
      locale?: string;
      acquisitionType?: string;
      campaignName?: string;
      store?: string;
      storeAssistant?: string;
    };
    AddressBook: {
      /**
       * Format: uuid
       * @description addressId of other calls.
       */
      id: string;
      address: SharedComponents['schemas']['Address'][];
    };
    /** @description An address as a shopper gives it, and what it is for. */
    AddressBookInput: {
      /**
       * @description S shipping, B billing.
       * @enum {string}
       */
      approachType: 'S' | 'B';
      /**
       * @description Whether it becomes the main one of its type.
       * @default false
       */
      main: boolean;
      recipientFirstName: string;
      recipientLastName: string;
      addressLine1: string;
      addressLine2?: string;
      city: string;
      /** @description Code of the state, province or county, where the country has them. */
      stateCityProvDept?: string;
      postalCode: string;
      country: SharedComponents['schemas']['CountryCode'];
      /** Format: email */
      recipientContactEmail?: string;
      /** @description A plus sign, the dial code and the number, digits only. */
      recipientContactPhone?: string;
    };
    /** @description Of a sponsored athlete; with a cap, or with a credit to spend. */
    AthleteBenefit: {
      currentSpend: SharedComponents['schemas']['Money'];
      annualCap?: SharedComponents['schemas']['Money'];
      annualCredit?: SharedComponents['schemas']['Money'];
      currency: SharedComponents['schemas']['Currency'];
    };
    CartTrace: {
      /** Format: uuid */
      id: string;
      siteId: SharedComponents['schemas']['SiteId'];
      /** @enum {string} */
      status: 'open' | 'processing' | 'ordered';
      /** Format: date-time */
      updatedAt: string;
      items: {
        sku: SharedComponents['schemas']['Sku'];
        qty: SharedComponents['schemas']['Quantity'];
      }[];
    };
    /** @description A message to customer service or a warranty case. */
    CaseTrace: {
      caseNumber: string;
      siteId: SharedComponents['schemas']['SiteId'];
      email: string;
      text: string;
      /** @description Names of the files. */
      attachments: string[];
      /** Format: date-time */
      openedAt: string;
    };
    ConsumerDetails: {
      firstName?: string;
      lastName?: string;
      /** Format: email */
      email: string;
      /** Format: date */
      birthDate?: string;
      gender?: components['schemas']['Gender'];
      source?: components['schemas']['ConsumerSource'];
    };
    ConsumerProfilePayload: {
      consumerDetails: components['schemas']['ConsumerDetails'];
      enrollments?: components['schemas']['Enrollment'][];
      subscriptions?: components['schemas']['Subscription'][];
      preferences?: {
        /** @description Interests separated by "|". */
        interests?: string;
      };
    };
    ConsumerSource: {
      /** @description Signup for the newsletter form. */
      acquisitionType: string;
      /** @description The path of the page that the form stands on. */
      campaignName?: string;
    };
    CreatedProfile: {
      consumerId: string;
    };
    /** @description Of an employee, who gets the associate discount once the terms are accepted, up to the cap. */
    EmployeeBenefit: {
      currentSpend: SharedComponents['schemas']['Money'];
      annualCap: SharedComponents['schemas']['Money'];
      currency: SharedComponents['schemas']['Currency'];
      termsAccepted: boolean;
      /** @description The employee continues without the discount and may still accept the terms. */
      termsDeclined: boolean;
    };
    Enrollment: {
      /** @constant */
      type: 'Loyalty';
      optin: boolean;
      doubleOptin?: boolean;
      country: SharedComponents['schemas']['CountryCode'];
    };
    /** @description A list of favorites. */
    FavoriteListTrace: {
      siteId: SharedComponents['schemas']['SiteId'];
      name: string;
      isShared: boolean;
      items: {
        productId: SharedComponents['schemas']['ProductId'];
        /** Format: date-time */
        addedAt: string;
      }[];
    };
    /** @enum {string} */
    Gender: 'F' | 'M' | 'X' | 'U';
    Identity: {
      /** @enum {string} */
      type: 'WRANX' | 'IPA';
    };
    LoyaltySummary: {
      points: {
        /** @description Points that can be spent. */
        balance: number;
      };
    };
    /** @description Points, own rewards and yearly credits. Codes of rewards are not stored. */
    LoyaltyTrace: {
      points: SharedComponents['schemas']['PointsEntry'][];
      rewards: {
        /** @enum {string} */
        kind: 'code' | 'card';
        last4: string;
        balance: SharedComponents['schemas']['Money'];
        currency: SharedComponents['schemas']['Currency'];
        /** Format: date-time */
        expiresAt?: string;
      }[];
      credits: {
        year: number;
        /** @description What is left. */
        balance: SharedComponents['schemas']['Money'];
        currency: SharedComponents['schemas']['Currency'];
      }[];
    };
    /** @description A mail or a text message that was sent, or is to be. */
    MailTrace: {
      template: string;
      /** @enum {string} */
      channel: 'email' | 'sms';
      recipient: string;
      /** Format: date-time */
      createdAt: string;
    };
    NewSubscription: {
      /** @enum {string} */
      type: 'Newsletter' | 'LoyaltyNewsletter';
      /** @enum {string} */
      channel: 'email' | 'sms';
      /** @description The e-mail address, or the phone number with its plus sign. */
      recipient?: string;
      country?: SharedComponents['schemas']['CountryCode'];
      /** @enum {string} */
      region?: 'NORA' | 'EMEA';
    };
    Notification: {
      /**
       * @description What it tells of.
       * @enum {string}
       */
      type: 'orderStatus' | 'delivery' | 'backInStock' | 'loyalty';
      /** @enum {string} */
      channel: 'email' | 'sms';
      enabled: boolean;
    };
    Notifications: {
      notifications: components['schemas']['Notification'][];
    };
    PasskeyTrace: {
      name: SharedComponents['schemas']['PasskeyName'];
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      usedAt?: string;
    };
    Preferences: {
      /** @description Interests joined by "|"; empty for none. */
      interests?: string;
      /** @description A size's code, as products have it; empty for none. */
      preferredShoeSize?: string;
    };
    Profile: {
      /** Format: uuid */
      consumerId: string;
      /**
       * @description EMPLOYEE of the brand, or one of its customers.
       * @enum {string}
       */
      consumerType: 'CONSUMER' | 'EMPLOYEE';
      consumerDetails: components['schemas']['ProfileDetails'];
      isLoyaltyMember: boolean;
      /** Format: date-time */
      loyaltyOptInDate?: string;
      loyaltySummary: components['schemas']['LoyaltySummary'];
      preferences: components['schemas']['Preferences'];
      enrollments: components['schemas']['Enrollment'][];
      subscriptions: components['schemas']['Subscription'][];
      notifications: components['schemas']['Notification'][];
    };
    ProfileChange: {
      consumerDetails?: components['schemas']['ProfileDetailsChange'];
      enrollments?: components['schemas']['Enrollment'][];
      subscriptions?: components['schemas']['Subscription'][];
      preferences?: components['schemas']['Preferences'];
    };
    ProfileDetails: {
      firstName?: SharedComponents['schemas']['ConsumerName'];
      lastName?: SharedComponents['schemas']['ConsumerName'];
      /** Format: email */
      email: string;
      phone?: SharedComponents['schemas']['ConsumerPhone'];
      birthDate?: SharedComponents['schemas']['BirthDate'];
      gender?: components['schemas']['Gender'];
      postalCode?: SharedComponents['schemas']['ConsumerPostalCode'];
      country?: SharedComponents['schemas']['CountryCode'];
      /** @description The address book, main ones first. */
      address: SharedComponents['schemas']['Address'][];
      athlete?: components['schemas']['AthleteBenefit'];
      employee?: components['schemas']['EmployeeBenefit'];
      prosumer?: components['schemas']['ProsumerBenefit'];
      /** @description Professional programmes that the customer is a member of. */
      identity: components['schemas']['Identity'][];
    };
    ProfileDetailsChange: {
      firstName?: SharedComponents['schemas']['ConsumerName'];
      lastName?: SharedComponents['schemas']['ConsumerName'];
      /**
       * Format: email
       * @description The account's own, where it is sent at all.
       */
      email?: string;
      /** @description null removes it. */
      phone?: SharedComponents['schemas']['ConsumerPhone'] | null;
      birthDate?: SharedComponents['schemas']['BirthDate'];
      gender?: components['schemas']['Gender'];
      /** @description null removes it. */
      postalCode?: SharedComponents['schemas']['ConsumerPostalCode'] | null;
      country?: SharedComponents['schemas']['CountryCode'];
      source?: components['schemas']['ConsumerSource'];
      employee?: components['schemas']['TermsAnswer'];
    };
    /** @description Of a professional who buys for the trade. */
    ProsumerBenefit: {
      currentSpend: SharedComponents['schemas']['Money'];
      annualCredit: SharedComponents['schemas']['Money'];
      currency: SharedComponents['schemas']['Currency'];
    };
    /** @description A question that the customer has asked. */
    QuestionTrace: {
      productId: SharedComponents['schemas']['StyleId'];
      text: string;
      nickname: string;
      /** @enum {string} */
      state: 'pending' | 'published' | 'rejected';
      /** Format: date-time */
      createdAt: string;
    };
    /** @description A review that the customer has written. */
    ReviewTrace: {
      productId: SharedComponents['schemas']['StyleId'];
      rating: number;
      headline: string;
      text: string;
      nickname: string;
      location?: string;
      /** @enum {string} */
      state: 'pending' | 'published' | 'rejected';
      /** Format: date-time */
      createdAt: string;
    };
    /** @description An item that was saved for later. */
    SavedItemTrace: {
      siteId: SharedComponents['schemas']['SiteId'];
      sku: SharedComponents['schemas']['Sku'];
      qty: SharedComponents['schemas']['Quantity'];
      /** Format: date-time */
      savedAt: string;
    };
    /** @description A card or a reward that is saved in the account. */
    SavedPaymentTrace: {
      /** @description As getSavedPayments names it. */
      type: string;
      label?: string;
      /** Format: date-time */
      savedAt: string;
      card?: SharedComponents['schemas']['MaskedCard'];
      /** @description The last signs of its code. */
      rewardLast4?: string;
    };
    /** @description A session that is open, or was within the life of its tokens. */
    SessionTrace: {
      siteId: SharedComponents['schemas']['SiteId'];
      device?: SharedComponents['schemas']['Device'];
      /** Format: date-time */
      beganAt: string;
      /** Format: date-time */
      usedAt: string;
      /** Format: date-time */
      endsAt: string;
    };
    /** @description What an employee of the shop did for the customer; not erased with the account. */
    StaffActionTrace: {
      /** Format: date-time */
      actedAt: string;
      /** @description Name of the employee. */
      employee: string;
      siteId: SharedComponents['schemas']['SiteId'];
      /** @description The call of this contract. */
      operation: string;
      succeeded: boolean;
    };
    /** @description A request as the record of a customer lists it. */
    StockNotificationTrace: {
      siteId: SharedComponents['schemas']['SiteId'];
      sku: SharedComponents['schemas']['Sku'];
      email: string;
      /** Format: date-time */
      requestedAt: string;
      /** Format: date-time */
      confirmedAt?: string;
      /**
       * Format: date-time
       * @description When the mail was written.
       */
      notifiedAt?: string;
    };
    Subscription: {
      /** @enum {string} */
      type: 'Newsletter' | 'LoyaltyNewsletter';
      /** @enum {string} */
      channel: 'email' | 'sms';
      optin: boolean;
      /** @description Whether the recipient has confirmed it. What a caller says of it is not heard. */
      doubleOptin?: boolean;
      country?: SharedComponents['schemas']['CountryCode'];
      /** @enum {string} */
      region?: 'NORA' | 'EMEA';
      /** @description The e-mail address, or the phone number with its plus sign. */
      recipient: string;
      /** @constant */
      category?: 'subscription';
      /** Format: date-time */
      optinDate?: string;
      /** Format: date-time */
      optoutDate?: string;
    };
    /** @description Either a confirmationToken, or type, channel and optin. */
    SubscriptionChange: {
      /** @description From the link of a message. */
      confirmationToken?: string;
      /** @enum {string} */
      type?: 'Newsletter' | 'LoyaltyNewsletter';
      /** @enum {string} */
      channel?: 'email' | 'sms';
      optin?: boolean;
      /** @description The e-mail address, or the phone number with its plus sign. */
      recipient?: string;
      country?: SharedComponents['schemas']['CountryCode'];
      /** @enum {string} */
      region?: 'NORA' | 'EMEA';
    };
    Subscriptions: {
      subscriptions: components['schemas']['Subscription'][];
    };
    /** @description An employee accepts the terms, or declines them. Accepted terms cannot be declined. */
    TermsAnswer: {
      /** @description False declines the terms. */
      termsAccepted: boolean;
    };
    UserData: {
      profile: components['schemas']['Profile'];
      account: components['schemas']['AccountRecord'];
      orders: SharedComponents['schemas']['Order'][];
      carts: components['schemas']['CartTrace'][];
      savedItems: components['schemas']['SavedItemTrace'][];
      sessions: components['schemas']['SessionTrace'][];
      passkeys: components['schemas']['PasskeyTrace'][];
      mails: components['schemas']['MailTrace'][];
      reviews: components['schemas']['ReviewTrace'][];
      questions: components['schemas']['QuestionTrace'][];
      stockNotifications: components['schemas']['StockNotificationTrace'][];
      favorites: components['schemas']['FavoriteListTrace'][];
      loyalty: components['schemas']['LoyaltyTrace'];
      staffActions: components['schemas']['StaffActionTrace'][];
      savedPayments: components['schemas']['SavedPaymentTrace'][];
      cases: components['schemas']['CaseTrace'][];
    };
    UserDataRequest: {
      /** @description The account is to be forgotten. */
      erasure?: {
        /** @description The present one. */
        password: string;
      };
    };
  };
  responses: {
    /** @description The address book, main ones first, with the id of the address that the call was about. */
    AddressBook: {
      headers: {
        'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['AddressBook'];
      };
    };
    /** @description The customer has no such address, or it is another customer's (PRO404); both are answered alike. */
    AddressNotFound: {
      headers: {
        'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': SharedComponents['schemas']['ErrorAnswer'];
      };
    };
    /** @description The whole profile. */
    Profile: {
      headers: {
        'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Profile'];
      };
    };
    /** @description The subscriptions. */
    Subscriptions: {
      headers: {
        'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Subscriptions'];
      };
    };
    /** @description The record. */
    UserData: {
      headers: {
        'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['UserData'];
      };
    };
  };
  parameters: {};
  requestBodies: never;
  headers: {};
  pathItems: never;
}
export type AccountLookup = components['schemas']['AccountLookup'];
export type AccountRecord = components['schemas']['AccountRecord'];
export type AddressBook = components['schemas']['AddressBook'];
export type AddressBookInput = components['schemas']['AddressBookInput'];
export type AthleteBenefit = components['schemas']['AthleteBenefit'];
export type CartTrace = components['schemas']['CartTrace'];
export type CaseTrace = components['schemas']['CaseTrace'];
export type ConsumerDetails = components['schemas']['ConsumerDetails'];
export type ConsumerProfilePayload = components['schemas']['ConsumerProfilePayload'];
export type ConsumerSource = components['schemas']['ConsumerSource'];
export type CreatedProfile = components['schemas']['CreatedProfile'];
export type EmployeeBenefit = components['schemas']['EmployeeBenefit'];
export type Enrollment = components['schemas']['Enrollment'];
export type FavoriteListTrace = components['schemas']['FavoriteListTrace'];
export type Gender = components['schemas']['Gender'];
export type Identity = components['schemas']['Identity'];
export type LoyaltySummary = components['schemas']['LoyaltySummary'];
export type LoyaltyTrace = components['schemas']['LoyaltyTrace'];
export type MailTrace = components['schemas']['MailTrace'];
export type NewSubscription = components['schemas']['NewSubscription'];
export type Notification = components['schemas']['Notification'];
export type Notifications = components['schemas']['Notifications'];
export type PasskeyTrace = components['schemas']['PasskeyTrace'];
export type Preferences = components['schemas']['Preferences'];
export type Profile = components['schemas']['Profile'];
export type ProfileChange = components['schemas']['ProfileChange'];
export type ProfileDetails = components['schemas']['ProfileDetails'];
export type ProfileDetailsChange = components['schemas']['ProfileDetailsChange'];
export type ProsumerBenefit = components['schemas']['ProsumerBenefit'];
export type QuestionTrace = components['schemas']['QuestionTrace'];
export type ReviewTrace = components['schemas']['ReviewTrace'];
export type SavedItemTrace = components['schemas']['SavedItemTrace'];
export type SavedPaymentTrace = components['schemas']['SavedPaymentTrace'];
export type SessionTrace = components['schemas']['SessionTrace'];
export type StaffActionTrace = components['schemas']['StaffActionTrace'];
export type StockNotificationTrace = components['schemas']['StockNotificationTrace'];
export type Subscription = components['schemas']['Subscription'];
export type SubscriptionChange = components['schemas']['SubscriptionChange'];
export type Subscriptions = components['schemas']['Subscriptions'];
export type TermsAnswer = components['schemas']['TermsAnswer'];
export type UserData = components['schemas']['UserData'];
export type UserDataRequest = components['schemas']['UserDataRequest'];
export type ResponseAddressBook = components['responses']['AddressBook'];
export type ResponseAddressNotFound = components['responses']['AddressNotFound'];
export type ResponseProfile = components['responses']['Profile'];
export type ResponseSubscriptions = components['responses']['Subscriptions'];
export type ResponseUserData = components['responses']['UserData'];
export type $defs = Record<string, never>;
export interface operations {
  lookupAccount: {
    parameters: {
      query: {
        email: string;
        /** @description The same locale as the header; it wins over the header, and the site's first locale stands in for both. */
        locale?: SharedComponents['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP inside the app's webview. */
        channel?: SharedComponents['parameters']['ChannelHeader'];
        brand?: SharedComponents['parameters']['BrandHeader'];
        siteid?: SharedComponents['parameters']['SiteIdHeader'];
        locale?: SharedComponents['parameters']['LocaleHeader'];
        region?: SharedComponents['parameters']['RegionHeader'];
        source?: SharedComponents['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: SharedComponents['parameters']['ClientAppHeader'];
        /** @description New for each call. */
        'x-transaction-id'?: SharedComponents['parameters']['TransactionIdHeader'];
        /** @description One for all calls that serve one page view. */
        'x-correlation-id'?: SharedComponents['parameters']['CorrelationIdHeader'];
        /** @description The shopper's session, from the token answer. */
        'x-usid'?: SharedComponents['parameters']['UsidHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Whether it has. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AccountLookup'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['UnknownProgram'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  getProfile: {
    parameters: {
      query?: {
        /** @description The same locale as the header; it wins over the header, and the site's first locale stands in for both. */
        locale?: SharedComponents['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP inside the app's webview. */
        channel?: SharedComponents['parameters']['ChannelHeader'];
        brand?: SharedComponents['parameters']['BrandHeader'];
        siteid?: SharedComponents['parameters']['SiteIdHeader'];
        locale?: SharedComponents['parameters']['LocaleHeader'];
        region?: SharedComponents['parameters']['RegionHeader'];
        source?: SharedComponents['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: SharedComponents['parameters']['ClientAppHeader'];
        /** @description New for each call. */
        'x-transaction-id'?: SharedComponents['parameters']['TransactionIdHeader'];
        /** @description One for all calls that serve one page view. */
        'x-correlation-id'?: SharedComponents['parameters']['CorrelationIdHeader'];
        /** @description The shopper's session, from the token answer. */
        'x-usid'?: SharedComponents['parameters']['UsidHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Profile'];
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  updateProfile: {
    parameters: {
      query?: {
        /** @description The same locale as the header; it wins over the header, and the site's first locale stands in for both. */
        locale?: SharedComponents['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP inside the app's webview. */
        channel?: SharedComponents['parameters']['ChannelHeader'];
        brand?: SharedComponents['parameters']['BrandHeader'];
        siteid?: SharedComponents['parameters']['SiteIdHeader'];
        locale?: SharedComponents['parameters']['LocaleHeader'];
        region?: SharedComponents['parameters']['RegionHeader'];
        source?: SharedComponents['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: SharedComponents['parameters']['ClientAppHeader'];
        /** @description New for each call. */
        'x-transaction-id'?: SharedComponents['parameters']['TransactionIdHeader'];
        /** @description One for all calls that serve one page view. */
        'x-correlation-id'?: SharedComponents['parameters']['CorrelationIdHeader'];
        /** @description The shopper's session, from the token answer. */
        'x-usid'?: SharedComponents['parameters']['UsidHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ProfileChange'];
      };
    };
    responses: {
      200: components['responses']['Profile'];
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      /** @description What is stored of the customer stands against it, by the codes that the call names. */
      409: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': SharedComponents['schemas']['ErrorAnswer'];
        };
      };
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  createProfile: {
    parameters: {
      query?: {
        /** @description The same locale as the header; it wins over the header, and the site's first locale stands in for both. */
        locale?: SharedComponents['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP inside the app's webview. */
        channel?: SharedComponents['parameters']['ChannelHeader'];
        brand?: SharedComponents['parameters']['BrandHeader'];
        siteid?: SharedComponents['parameters']['SiteIdHeader'];
        locale?: SharedComponents['parameters']['LocaleHeader'];
        region?: SharedComponents['parameters']['RegionHeader'];
        source?: SharedComponents['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: SharedComponents['parameters']['ClientAppHeader'];
        /** @description New for each call. */
        'x-transaction-id'?: SharedComponents['parameters']['TransactionIdHeader'];
        /** @description One for all calls that serve one page view. */
        'x-correlation-id'?: SharedComponents['parameters']['CorrelationIdHeader'];
        /** @description The shopper's session, from the token answer. */
        'x-usid'?: SharedComponents['parameters']['UsidHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ConsumerProfilePayload'];
      };
    };
    responses: {
      /** @description The consumer exists now. */
      201: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreatedProfile'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['UnknownProgram'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  addAddress: {
    parameters: {
      query?: {
        /** @description The same locale as the header; it wins over the header, and the site's first locale stands in for both. */
        locale?: SharedComponents['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP inside the app's webview. */
        channel?: SharedComponents['parameters']['ChannelHeader'];
        brand?: SharedComponents['parameters']['BrandHeader'];
        siteid?: SharedComponents['parameters']['SiteIdHeader'];
        locale?: SharedComponents['parameters']['LocaleHeader'];
        region?: SharedComponents['parameters']['RegionHeader'];
        source?: SharedComponents['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: SharedComponents['parameters']['ClientAppHeader'];
        /** @description New for each call. */
        'x-transaction-id'?: SharedComponents['parameters']['TransactionIdHeader'];
        /** @description One for all calls that serve one page view. */
        'x-correlation-id'?: SharedComponents['parameters']['CorrelationIdHeader'];
        /** @description The shopper's session, from the token answer. */
        'x-usid'?: SharedComponents['parameters']['UsidHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AddressBookInput'];
      };
    };
    responses: {
      201: components['responses']['AddressBook'];
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      /** @description The address book is full (PRO413). */
      409: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': SharedComponents['schemas']['ErrorAnswer'];
        };
      };
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  updateAddress: {
    parameters: {
      query?: {
        /** @description The same locale as the header; it wins over the header, and the site's first locale stands in for both. */
        locale?: SharedComponents['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP inside the app's webview. */
        channel?: SharedComponents['parameters']['ChannelHeader'];
        brand?: SharedComponents['parameters']['BrandHeader'];
        siteid?: SharedComponents['parameters']['SiteIdHeader'];
        locale?: SharedComponents['parameters']['LocaleHeader'];
        region?: SharedComponents['parameters']['RegionHeader'];
        source?: SharedComponents['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: SharedComponents['parameters']['ClientAppHeader'];
        /** @description New for each call. */
        'x-transaction-id'?: SharedComponents['parameters']['TransactionIdHeader'];
        /** @description One for all calls that serve one page view. */
        'x-correlation-id'?: SharedComponents['parameters']['CorrelationIdHeader'];
        /** @description The shopper's session, from the token answer. */
        'x-usid'?: SharedComponents['parameters']['UsidHeader'];
      };
      path: {
        addressId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AddressBookInput'];
      };
    };
    responses: {
      200: components['responses']['AddressBook'];
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      404: components['responses']['AddressNotFound'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  deleteAddress: {
    parameters: {
      query?: {
        /** @description The same locale as the header; it wins over the header, and the site's first locale stands in for both. */
        locale?: SharedComponents['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP inside the app's webview. */
        channel?: SharedComponents['parameters']['ChannelHeader'];
        brand?: SharedComponents['parameters']['BrandHeader'];
        siteid?: SharedComponents['parameters']['SiteIdHeader'];
        locale?: SharedComponents['parameters']['LocaleHeader'];
        region?: SharedComponents['parameters']['RegionHeader'];
        source?: SharedComponents['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: SharedComponents['parameters']['ClientAppHeader'];
        /** @description New for each call. */
        'x-transaction-id'?: SharedComponents['parameters']['TransactionIdHeader'];
        /** @description One for all calls that serve one page view. */
        'x-correlation-id'?: SharedComponents['parameters']['CorrelationIdHeader'];
        /** @description The shopper's session, from the token answer. */
        'x-usid'?: SharedComponents['parameters']['UsidHeader'];
      };
      path: {
        addressId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['AddressBook'];
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      404: components['responses']['AddressNotFound'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  updateNotification: {
    parameters: {
      query?: {
        /** @description The same locale as the header; it wins over the header, and the site's first locale stands in for both. */
        locale?: SharedComponents['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP inside the app's webview. */
        channel?: SharedComponents['parameters']['ChannelHeader'];
        brand?: SharedComponents['parameters']['BrandHeader'];
        siteid?: SharedComponents['parameters']['SiteIdHeader'];
        locale?: SharedComponents['parameters']['LocaleHeader'];
        region?: SharedComponents['parameters']['RegionHeader'];
        source?: SharedComponents['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: SharedComponents['parameters']['ClientAppHeader'];
        /** @description New for each call. */
        'x-transaction-id'?: SharedComponents['parameters']['TransactionIdHeader'];
        /** @description One for all calls that serve one page view. */
        'x-correlation-id'?: SharedComponents['parameters']['CorrelationIdHeader'];
        /** @description The shopper's session, from the token answer. */
        'x-usid'?: SharedComponents['parameters']['UsidHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Notifications'];
      };
    };
    responses: {
      /** @description All that was said. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Notifications'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  getSubscription: {
    parameters: {
      query?: {
        /** @description The same locale as the header; it wins over the header, and the site's first locale stands in for both. */
        locale?: SharedComponents['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP inside the app's webview. */
        channel?: SharedComponents['parameters']['ChannelHeader'];
        brand?: SharedComponents['parameters']['BrandHeader'];
        siteid?: SharedComponents['parameters']['SiteIdHeader'];
        locale?: SharedComponents['parameters']['LocaleHeader'];
        region?: SharedComponents['parameters']['RegionHeader'];
        source?: SharedComponents['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: SharedComponents['parameters']['ClientAppHeader'];
        /** @description New for each call. */
        'x-transaction-id'?: SharedComponents['parameters']['TransactionIdHeader'];
        /** @description One for all calls that serve one page view. */
        'x-correlation-id'?: SharedComponents['parameters']['CorrelationIdHeader'];
        /** @description The shopper's session, from the token answer. */
        'x-usid'?: SharedComponents['parameters']['UsidHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Subscriptions'];
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  updateSubscription: {
    parameters: {
      query?: {
        /** @description The same locale as the header; it wins over the header, and the site's first locale stands in for both. */
        locale?: SharedComponents['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP inside the app's webview. */
        channel?: SharedComponents['parameters']['ChannelHeader'];
        brand?: SharedComponents['parameters']['BrandHeader'];
        siteid?: SharedComponents['parameters']['SiteIdHeader'];
        locale?: SharedComponents['parameters']['LocaleHeader'];
        region?: SharedComponents['parameters']['RegionHeader'];
        source?: SharedComponents['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: SharedComponents['parameters']['ClientAppHeader'];
        /** @description New for each call. */
        'x-transaction-id'?: SharedComponents['parameters']['TransactionIdHeader'];
        /** @description One for all calls that serve one page view. */
        'x-correlation-id'?: SharedComponents['parameters']['CorrelationIdHeader'];
        /** @description The shopper's session, from the token answer. */
        'x-usid'?: SharedComponents['parameters']['UsidHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SubscriptionChange'];
      };
    };
    responses: {
      200: components['responses']['Subscriptions'];
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      /** @description The token of the link has expired, was used, or was never given out (AUT402). */
      410: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': SharedComponents['schemas']['ErrorAnswer'];
        };
      };
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  createSubscription: {
    parameters: {
      query?: {
        /** @description The same locale as the header; it wins over the header, and the site's first locale stands in for both. */
        locale?: SharedComponents['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP inside the app's webview. */
        channel?: SharedComponents['parameters']['ChannelHeader'];
        brand?: SharedComponents['parameters']['BrandHeader'];
        siteid?: SharedComponents['parameters']['SiteIdHeader'];
        locale?: SharedComponents['parameters']['LocaleHeader'];
        region?: SharedComponents['parameters']['RegionHeader'];
        source?: SharedComponents['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: SharedComponents['parameters']['ClientAppHeader'];
        /** @description New for each call. */
        'x-transaction-id'?: SharedComponents['parameters']['TransactionIdHeader'];
        /** @description One for all calls that serve one page view. */
        'x-correlation-id'?: SharedComponents['parameters']['CorrelationIdHeader'];
        /** @description The shopper's session, from the token answer. */
        'x-usid'?: SharedComponents['parameters']['UsidHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewSubscription'];
      };
    };
    responses: {
      201: components['responses']['Subscriptions'];
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  retrieveUserData: {
    parameters: {
      query?: {
        /** @description The same locale as the header; it wins over the header, and the site's first locale stands in for both. */
        locale?: SharedComponents['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP inside the app's webview. */
        channel?: SharedComponents['parameters']['ChannelHeader'];
        brand?: SharedComponents['parameters']['BrandHeader'];
        siteid?: SharedComponents['parameters']['SiteIdHeader'];
        locale?: SharedComponents['parameters']['LocaleHeader'];
        region?: SharedComponents['parameters']['RegionHeader'];
        source?: SharedComponents['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: SharedComponents['parameters']['ClientAppHeader'];
        /** @description New for each call. */
        'x-transaction-id'?: SharedComponents['parameters']['TransactionIdHeader'];
        /** @description One for all calls that serve one page view. */
        'x-correlation-id'?: SharedComponents['parameters']['CorrelationIdHeader'];
        /** @description The shopper's session, from the token answer. */
        'x-usid'?: SharedComponents['parameters']['UsidHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UserDataRequest'];
      };
    };
    responses: {
      200: components['responses']['UserData'];
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      /** @description The password is wrong (AUT452). */
      409: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': SharedComponents['schemas']['ErrorAnswer'];
        };
      };
      /** @description Too many wrong passwords (AUT423). Repeat it after the seconds that Retry-After says. */
      423: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          /** @description Seconds until the next attempt is looked at. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': SharedComponents['schemas']['ErrorAnswer'];
        };
      };
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
}
