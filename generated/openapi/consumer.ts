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
     * Check whether an email address has an account
     * @description Forms use it to choose between sign-in and sign-up. It is the only operation that discloses this; requests are limited by client address.
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
    /** Get the profile of the customer */
    get: operations['getProfile'];
    /**
     * Update the profile of the customer
     * @description Fields that are left out stay unchanged. null removes a phone number or postal code, 1900-01-01 a birth date. 400 PRO400 for invalid fields, with one detail per field; 400 ATTR100 if interests are not joined by pipes, 400 ATTR200 for an unknown interest or shoe size. 409 PRO403 for the terms of a program that the customer is not a member of.
     */
    put: operations['updateProfile'];
    /** Create a customer or sign up for the newsletter */
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
     * Add an address to the address book
     * @description The first address of a type becomes its default. 400 PRO400 for fields that break the rules of the country, with one detail per field; 409 PRO413 above twenty addresses.
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
    /** Replace an address of the address book */
    put: operations['updateAddress'];
    post?: never;
    /** Remove an address from the address book */
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
    /** Update notification preferences */
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
    /** List the subscriptions of the customer */
    get: operations['getSubscription'];
    /**
     * Change or confirm a subscription
     * @description With a confirmationToken from the link of a message, that subscription is confirmed and returned alone, whichever customer it belongs to; 410 AUT402 for a token that is unknown, expired or used. Otherwise type, channel and optin describe the change; a new recipient replaces the previous one.
     */
    put: operations['updateSubscription'];
    /**
     * Subscribe the customer to emails or text messages
     * @description Also for guests. The subscription becomes active when the recipient opens the link in the message. Without a recipient, the email address or phone number of the account is used; 400 ATTR300 if the account has none. 400 PRO400 for a recipient that does not fit the channel, or an email address other than the account's.
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
     * Export the data of the customer, or erase the account
     * @description Returns all stored data of the customer. With erasure and the password, the account and its data are then deleted, except orders, which the shop has to account for: only agents find them from then on, and ended ones lose their personal data. All sessions end. A wrong password returns 409 AUT452 and counts as a failed sign-in, up to 423 AUT423.
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
      /** @description Locale of the page on which the account was created. */
      locale?: string;
      acquisitionType?: string;
      campaignName?: string;
      store?: string;
      storeAssistant?: string;
    };
    AddressBook: {
      /**
       * Format: uuid
       * @description addressId of other operations.
       */
      id: string;
      address: SharedComponents['schemas']['Address'][];
    };
    /** @description An address as entered by a shopper, and its purpose. */
    AddressBookInput: {
      /**
       * @description S for shipping, B for billing.
       * @enum {string}
       */
      approachType: 'S' | 'B';
      /**
       * @description If true, it becomes the default of its type.
       * @default false
       */
      main: boolean;
      recipientFirstName: string;
      recipientLastName: string;
      addressLine1: string;
      addressLine2?: string;
      city: string;
      /** @description Code of the state, province or county, for countries that have them. */
      stateCityProvDept?: string;
      postalCode: string;
      country: SharedComponents['schemas']['CountryCode'];
      /** Format: email */
      recipientContactEmail?: string;
      /** @description Plus sign, country calling code and number, digits only. */
      recipientContactPhone?: string;
    };
    /** @description Benefit of a sponsored athlete, with a cap or a credit. */
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
      /** @description File names. */
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
        /** @description Interests joined by "|". */
        interests?: string;
      };
    };
    ConsumerSource: {
      /** @description Signup for the newsletter form. */
      acquisitionType: string;
      /** @description Path of the page with the form. */
      campaignName?: string;
    };
    CreatedProfile: {
      consumerId: string;
    };
    /** @description Whether the owner of the email address has confirmed it. */
    EmailStatus: {
      confirmed: boolean;
      /**
       * Format: email
       * @description The requested address that is not confirmed yet.
       */
      pending?: string;
    };
    /** @description Benefit of an employee: the associate discount up to the cap, once the terms are accepted. */
    EmployeeBenefit: {
      currentSpend: SharedComponents['schemas']['Money'];
      annualCap: SharedComponents['schemas']['Money'];
      currency: SharedComponents['schemas']['Currency'];
      termsAccepted: boolean;
      /** @description True if the employee continues without the discount; the terms can still be accepted. */
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
        /** @description Points available. */
        balance: number;
      };
    };
    /** @description Points, personal rewards and yearly credits. Reward codes are not stored. */
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
        /** @description Remaining credit. */
        balance: SharedComponents['schemas']['Money'];
        currency: SharedComponents['schemas']['Currency'];
      }[];
    };
    /** @description An email or text message, sent or queued. */
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
      /** @description Email address, or phone number with its plus sign. */
      recipient?: string;
      country?: SharedComponents['schemas']['CountryCode'];
      /** @enum {string} */
      region?: 'NORA' | 'EMEA';
    };
    Notification: {
      /**
       * @description Subject of the notification.
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
      /** @description Interests joined by "|"; empty if there are none. */
      interests?: string;
      /** @description Size code as used by products; empty if there is none. */
      preferredShoeSize?: string;
    };
    Profile: {
      /** Format: uuid */
      consumerId: string;
      /**
       * @description EMPLOYEE of the brand, or a regular customer.
       * @enum {string}
       */
      consumerType: 'CONSUMER' | 'EMPLOYEE';
      consumerDetails: components['schemas']['ProfileDetails'];
      emailStatus?: components['schemas']['EmailStatus'];
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
      /** @description The address book, default addresses first. */
      address: SharedComponents['schemas']['Address'][];
      athlete?: components['schemas']['AthleteBenefit'];
      employee?: components['schemas']['EmployeeBenefit'];
      prosumer?: components['schemas']['ProsumerBenefit'];
      /** @description Professional programs that the customer is a member of. */
      identity: components['schemas']['Identity'][];
    };
    ProfileDetailsChange: {
      firstName?: SharedComponents['schemas']['ConsumerName'];
      lastName?: SharedComponents['schemas']['ConsumerName'];
      /**
       * Format: email
       * @description If sent, it must be the email address of the account.
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
      employee?: components['schemas']['TermsResponse'];
    };
    /** @description Benefit of a professional who buys for the trade. */
    ProsumerBenefit: {
      currentSpend: SharedComponents['schemas']['Money'];
      annualCredit: SharedComponents['schemas']['Money'];
      currency: SharedComponents['schemas']['Currency'];
    };
    /** @description A question asked by the customer. */
    QuestionTrace: {
      productId: SharedComponents['schemas']['StyleId'];
      text: string;
      nickname: string;
      /** @enum {string} */
      state: 'pending' | 'published' | 'rejected';
      /** Format: date-time */
      createdAt: string;
    };
    /** @description A review written by the customer. */
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
    /** @description An item saved for later. */
    SavedItemTrace: {
      siteId: SharedComponents['schemas']['SiteId'];
      sku: SharedComponents['schemas']['Sku'];
      qty: SharedComponents['schemas']['Quantity'];
      /** Format: date-time */
      savedAt: string;
    };
    /** @description A card or reward saved in the account. */
    SavedPaymentTrace: {
      /** @description As in getSavedPayments. */
      type: string;
      label?: string;
      /** Format: date-time */
      savedAt: string;
      card?: SharedComponents['schemas']['MaskedCard'];
      /** @description Last characters of its code. */
      rewardLast4?: string;
    };
    /** @description A session that is open or ended within the lifetime of its tokens. */
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
    /** @description An action of an employee on behalf of the customer; not erased with the account. */
    StaffActionTrace: {
      /** Format: date-time */
      actedAt: string;
      /** @description Name of the employee. */
      employee: string;
      siteId: SharedComponents['schemas']['SiteId'];
      /** @description operationId of the action. */
      operation: string;
      succeeded: boolean;
    };
    /** @description A back-in-stock request in the customer's data export. */
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
       * @description Time at which the email was created.
       */
      notifiedAt?: string;
    };
    Subscription: {
      /** @enum {string} */
      type: 'Newsletter' | 'LoyaltyNewsletter';
      /** @enum {string} */
      channel: 'email' | 'sms';
      optin: boolean;
      /** @description True if the recipient has confirmed it. Read-only; a value in the request is ignored. */
      doubleOptin?: boolean;
      country?: SharedComponents['schemas']['CountryCode'];
      /** @enum {string} */
      region?: 'NORA' | 'EMEA';
      /** @description Email address, or phone number with its plus sign. */
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
      /** @description Token of the link in a message. */
      confirmationToken?: string;
      /** @enum {string} */
      type?: 'Newsletter' | 'LoyaltyNewsletter';
      /** @enum {string} */
      channel?: 'email' | 'sms';
      optin?: boolean;
      /** @description Email address, or phone number with its plus sign. */
      recipient?: string;
      country?: SharedComponents['schemas']['CountryCode'];
      /** @enum {string} */
      region?: 'NORA' | 'EMEA';
    };
    Subscriptions: {
      subscriptions: components['schemas']['Subscription'][];
    };
    /** @description An employee accepts or declines the terms. Accepted terms cannot be declined. */
    TermsResponse: {
      /** @description false declines the terms. */
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
      /** @description Erases the account. */
      erasure?: {
        /** @description The current password. */
        password: string;
      };
    };
  };
  responses: {
    /** @description The address book, default addresses first, and the ID of the affected address. */
    AddressBook: {
      headers: {
        'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['AddressBook'];
      };
    };
    /** @description The address does not exist or belongs to another customer (PRO404). */
    AddressNotFound: {
      headers: {
        'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': SharedComponents['schemas']['ErrorResponse'];
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
    /** @description The stored data. */
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
export type EmailStatus = components['schemas']['EmailStatus'];
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
export type TermsResponse = components['schemas']['TermsResponse'];
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
        /** @description Overrides the x-locale header. Without both, the site's first locale applies. */
        locale?: SharedComponents['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP in the app's webview. */
        channel?: SharedComponents['parameters']['ChannelHeader'];
        brand?: SharedComponents['parameters']['BrandHeader'];
        siteid?: SharedComponents['parameters']['SiteIdHeader'];
        locale?: SharedComponents['parameters']['LocaleHeader'];
        region?: SharedComponents['parameters']['RegionHeader'];
        source?: SharedComponents['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: SharedComponents['parameters']['ClientAppHeader'];
        /** @description New for each request. */
        'x-transaction-id'?: SharedComponents['parameters']['TransactionIdHeader'];
        /** @description Shared by all requests of one page view. */
        'x-correlation-id'?: SharedComponents['parameters']['CorrelationIdHeader'];
        /** @description Session of the shopper, from the token response. */
        'x-usid'?: SharedComponents['parameters']['UsidHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The result. */
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
        /** @description Overrides the x-locale header. Without both, the site's first locale applies. */
        locale?: SharedComponents['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP in the app's webview. */
        channel?: SharedComponents['parameters']['ChannelHeader'];
        brand?: SharedComponents['parameters']['BrandHeader'];
        siteid?: SharedComponents['parameters']['SiteIdHeader'];
        locale?: SharedComponents['parameters']['LocaleHeader'];
        region?: SharedComponents['parameters']['RegionHeader'];
        source?: SharedComponents['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: SharedComponents['parameters']['ClientAppHeader'];
        /** @description New for each request. */
        'x-transaction-id'?: SharedComponents['parameters']['TransactionIdHeader'];
        /** @description Shared by all requests of one page view. */
        'x-correlation-id'?: SharedComponents['parameters']['CorrelationIdHeader'];
        /** @description Session of the shopper, from the token response. */
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
        /** @description Overrides the x-locale header. Without both, the site's first locale applies. */
        locale?: SharedComponents['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP in the app's webview. */
        channel?: SharedComponents['parameters']['ChannelHeader'];
        brand?: SharedComponents['parameters']['BrandHeader'];
        siteid?: SharedComponents['parameters']['SiteIdHeader'];
        locale?: SharedComponents['parameters']['LocaleHeader'];
        region?: SharedComponents['parameters']['RegionHeader'];
        source?: SharedComponents['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: SharedComponents['parameters']['ClientAppHeader'];
        /** @description New for each request. */
        'x-transaction-id'?: SharedComponents['parameters']['TransactionIdHeader'];
        /** @description Shared by all requests of one page view. */
        'x-correlation-id'?: SharedComponents['parameters']['CorrelationIdHeader'];
        /** @description Session of the shopper, from the token response. */
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
      /** @description The stored data of the customer does not allow the request; see the codes of the operation. */
      409: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': SharedComponents['schemas']['ErrorResponse'];
        };
      };
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  createProfile: {
    parameters: {
      query?: {
        /** @description Overrides the x-locale header. Without both, the site's first locale applies. */
        locale?: SharedComponents['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP in the app's webview. */
        channel?: SharedComponents['parameters']['ChannelHeader'];
        brand?: SharedComponents['parameters']['BrandHeader'];
        siteid?: SharedComponents['parameters']['SiteIdHeader'];
        locale?: SharedComponents['parameters']['LocaleHeader'];
        region?: SharedComponents['parameters']['RegionHeader'];
        source?: SharedComponents['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: SharedComponents['parameters']['ClientAppHeader'];
        /** @description New for each request. */
        'x-transaction-id'?: SharedComponents['parameters']['TransactionIdHeader'];
        /** @description Shared by all requests of one page view. */
        'x-correlation-id'?: SharedComponents['parameters']['CorrelationIdHeader'];
        /** @description Session of the shopper, from the token response. */
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
      /** @description The customer was created. */
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
        /** @description Overrides the x-locale header. Without both, the site's first locale applies. */
        locale?: SharedComponents['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP in the app's webview. */
        channel?: SharedComponents['parameters']['ChannelHeader'];
        brand?: SharedComponents['parameters']['BrandHeader'];
        siteid?: SharedComponents['parameters']['SiteIdHeader'];
        locale?: SharedComponents['parameters']['LocaleHeader'];
        region?: SharedComponents['parameters']['RegionHeader'];
        source?: SharedComponents['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: SharedComponents['parameters']['ClientAppHeader'];
        /** @description New for each request. */
        'x-transaction-id'?: SharedComponents['parameters']['TransactionIdHeader'];
        /** @description Shared by all requests of one page view. */
        'x-correlation-id'?: SharedComponents['parameters']['CorrelationIdHeader'];
        /** @description Session of the shopper, from the token response. */
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
          'application/json': SharedComponents['schemas']['ErrorResponse'];
        };
      };
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  updateAddress: {
    parameters: {
      query?: {
        /** @description Overrides the x-locale header. Without both, the site's first locale applies. */
        locale?: SharedComponents['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP in the app's webview. */
        channel?: SharedComponents['parameters']['ChannelHeader'];
        brand?: SharedComponents['parameters']['BrandHeader'];
        siteid?: SharedComponents['parameters']['SiteIdHeader'];
        locale?: SharedComponents['parameters']['LocaleHeader'];
        region?: SharedComponents['parameters']['RegionHeader'];
        source?: SharedComponents['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: SharedComponents['parameters']['ClientAppHeader'];
        /** @description New for each request. */
        'x-transaction-id'?: SharedComponents['parameters']['TransactionIdHeader'];
        /** @description Shared by all requests of one page view. */
        'x-correlation-id'?: SharedComponents['parameters']['CorrelationIdHeader'];
        /** @description Session of the shopper, from the token response. */
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
        /** @description Overrides the x-locale header. Without both, the site's first locale applies. */
        locale?: SharedComponents['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP in the app's webview. */
        channel?: SharedComponents['parameters']['ChannelHeader'];
        brand?: SharedComponents['parameters']['BrandHeader'];
        siteid?: SharedComponents['parameters']['SiteIdHeader'];
        locale?: SharedComponents['parameters']['LocaleHeader'];
        region?: SharedComponents['parameters']['RegionHeader'];
        source?: SharedComponents['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: SharedComponents['parameters']['ClientAppHeader'];
        /** @description New for each request. */
        'x-transaction-id'?: SharedComponents['parameters']['TransactionIdHeader'];
        /** @description Shared by all requests of one page view. */
        'x-correlation-id'?: SharedComponents['parameters']['CorrelationIdHeader'];
        /** @description Session of the shopper, from the token response. */
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
        /** @description Overrides the x-locale header. Without both, the site's first locale applies. */
        locale?: SharedComponents['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP in the app's webview. */
        channel?: SharedComponents['parameters']['ChannelHeader'];
        brand?: SharedComponents['parameters']['BrandHeader'];
        siteid?: SharedComponents['parameters']['SiteIdHeader'];
        locale?: SharedComponents['parameters']['LocaleHeader'];
        region?: SharedComponents['parameters']['RegionHeader'];
        source?: SharedComponents['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: SharedComponents['parameters']['ClientAppHeader'];
        /** @description New for each request. */
        'x-transaction-id'?: SharedComponents['parameters']['TransactionIdHeader'];
        /** @description Shared by all requests of one page view. */
        'x-correlation-id'?: SharedComponents['parameters']['CorrelationIdHeader'];
        /** @description Session of the shopper, from the token response. */
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
      /** @description The whole preferences. */
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
        /** @description Overrides the x-locale header. Without both, the site's first locale applies. */
        locale?: SharedComponents['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP in the app's webview. */
        channel?: SharedComponents['parameters']['ChannelHeader'];
        brand?: SharedComponents['parameters']['BrandHeader'];
        siteid?: SharedComponents['parameters']['SiteIdHeader'];
        locale?: SharedComponents['parameters']['LocaleHeader'];
        region?: SharedComponents['parameters']['RegionHeader'];
        source?: SharedComponents['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: SharedComponents['parameters']['ClientAppHeader'];
        /** @description New for each request. */
        'x-transaction-id'?: SharedComponents['parameters']['TransactionIdHeader'];
        /** @description Shared by all requests of one page view. */
        'x-correlation-id'?: SharedComponents['parameters']['CorrelationIdHeader'];
        /** @description Session of the shopper, from the token response. */
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
        /** @description Overrides the x-locale header. Without both, the site's first locale applies. */
        locale?: SharedComponents['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP in the app's webview. */
        channel?: SharedComponents['parameters']['ChannelHeader'];
        brand?: SharedComponents['parameters']['BrandHeader'];
        siteid?: SharedComponents['parameters']['SiteIdHeader'];
        locale?: SharedComponents['parameters']['LocaleHeader'];
        region?: SharedComponents['parameters']['RegionHeader'];
        source?: SharedComponents['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: SharedComponents['parameters']['ClientAppHeader'];
        /** @description New for each request. */
        'x-transaction-id'?: SharedComponents['parameters']['TransactionIdHeader'];
        /** @description Shared by all requests of one page view. */
        'x-correlation-id'?: SharedComponents['parameters']['CorrelationIdHeader'];
        /** @description Session of the shopper, from the token response. */
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
      /** @description The token of the link is expired, used or unknown (AUT402). */
      410: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': SharedComponents['schemas']['ErrorResponse'];
        };
      };
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  createSubscription: {
    parameters: {
      query?: {
        /** @description Overrides the x-locale header. Without both, the site's first locale applies. */
        locale?: SharedComponents['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP in the app's webview. */
        channel?: SharedComponents['parameters']['ChannelHeader'];
        brand?: SharedComponents['parameters']['BrandHeader'];
        siteid?: SharedComponents['parameters']['SiteIdHeader'];
        locale?: SharedComponents['parameters']['LocaleHeader'];
        region?: SharedComponents['parameters']['RegionHeader'];
        source?: SharedComponents['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: SharedComponents['parameters']['ClientAppHeader'];
        /** @description New for each request. */
        'x-transaction-id'?: SharedComponents['parameters']['TransactionIdHeader'];
        /** @description Shared by all requests of one page view. */
        'x-correlation-id'?: SharedComponents['parameters']['CorrelationIdHeader'];
        /** @description Session of the shopper, from the token response. */
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
        /** @description Overrides the x-locale header. Without both, the site's first locale applies. */
        locale?: SharedComponents['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP in the app's webview. */
        channel?: SharedComponents['parameters']['ChannelHeader'];
        brand?: SharedComponents['parameters']['BrandHeader'];
        siteid?: SharedComponents['parameters']['SiteIdHeader'];
        locale?: SharedComponents['parameters']['LocaleHeader'];
        region?: SharedComponents['parameters']['RegionHeader'];
        source?: SharedComponents['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: SharedComponents['parameters']['ClientAppHeader'];
        /** @description New for each request. */
        'x-transaction-id'?: SharedComponents['parameters']['TransactionIdHeader'];
        /** @description Shared by all requests of one page view. */
        'x-correlation-id'?: SharedComponents['parameters']['CorrelationIdHeader'];
        /** @description Session of the shopper, from the token response. */
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
          'application/json': SharedComponents['schemas']['ErrorResponse'];
        };
      };
      /** @description Too many wrong passwords (AUT423). Try again after the seconds in Retry-After. */
      423: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          /** @description Seconds until the next attempt is accepted. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': SharedComponents['schemas']['ErrorResponse'];
        };
      };
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
}
