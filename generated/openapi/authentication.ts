// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import type { components as SharedComponents } from './shared.ts';

export interface paths {
  '/token/v2/auth/token': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A guest's token; a renewed one for a refresh token; a registered shopper's for the code of a sign-in and its verifier.
     * @description Type Guest without a refreshToken makes a new guest. A refreshToken has one successor, which the response carries; repeated within ten seconds, the response carries the same one, and later all tokens of the session end (401 AUT401). Type Registered takes a refreshToken, or code and codeVerifier (PKCE, S256): a code that is unknown, expired or another site's is 401 AUT437, a wrong verifier 401 AUT438, a code that was used 401 AUT455. A code whose exchange is in progress is 409 AUT409: repeat the call once after two seconds. A guest's refreshToken beside the code hands over what is the guest's: their cart goes into the account's, their orders become the account's, and the guest's session ends. The tokens are for the host, never for a script in a page.
     */
    post: operations['issueToken'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/consumers-v3/auth/signup': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Makes an account for an e-mail address, once for each brand.
     * @description An address that has an account already is 409 PRO409. Faults of fields are 400 PRO400, one detail a field; a password that is too short is 400 FE872, one that does not follow the other rules 400 AUT450. With a codeChallenge the answer carries a code, as that of signIn does. Subscriptions that are consented to await their confirmation.
     */
    post: operations['signUp'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/consumers-v3/auth/signin': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A code for an e-mail address and its password, which issueToken exchanges for the tokens of the account.
     * @description A wrong pair is 401 AUT401, whether the address has an account or not; too many of them lock the address for a while, 423 AUT423 with Retry-After, whatever the password. A password that is right but does not follow the rules any more has to be reset: 409 AUT426.
     */
    post: operations['signIn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/consumers-v3/consumer/agent/login': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A code for an agent or for an associate in a store, which issueToken exchanges for tokens of that role.
     * @description Type Associate takes the store, the employee and their PIN; type Agent takes username and password; type Customer takes an agent's access token in its body and the customer they act for. A wrong pair is 401 AUT401, whoever is named; too many lock the name for a while, 423 AUT423 with Retry-After. STR404 for a store that the site's brand does not have, AUT404 for a customer that it does not have.
     */
    post: operations['loginAgent'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/consumers-v3/consumer/auth/signout': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Ends the session of the access token, and those on other sites that share its usid; their refresh tokens are good for nothing any more. */
    post: operations['signOut'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/consumers-v3/consumer/changepassword': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Another password for the account of the access token.
     * @description A wrong current password is 409 AUT452 and counts as one at a sign-in, up to 423 AUT423; the present password as the new one is 409 AUT451. All other sessions of the account end; that of the access token goes on with the tokens of the response, and its earlier tokens are good for nothing any more. Of two changes at once one succeeds, and the other is 409 AUT452. The tokens are for the host, never for a script in a page.
     */
    post: operations['changePassword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/consumers-v3/consumer/resetpassword': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Mails a link to an e-mail address by which a new password is chosen, where it has an account.
     * @description The answer is the same for every address, and comes after the same time. The link is good once, for an hour.
     */
    post: operations['resetPassword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/consumers-v3/confirmforgotpassword': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The new password, by the token of the link that resetPassword has mailed.
     * @description A token that is unknown, expired or used is 410 AUT402. All sessions and passkeys of the account end, and it is locked no more.
     */
    post: operations['confirmForgotPassword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/consumers-v3/consumer/sessions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Where the customer is signed in, the session used last first. */
    get: operations['getSessions'];
    put?: never;
    post?: never;
    /**
     * Ends every session of the customer but that of the access token.
     * @description That session goes on with the tokens of the response; its earlier tokens are good for nothing any more, so that a copy of them ends, too. The tokens are for the host, never for a script in a page.
     */
    delete: operations['endOtherSessions'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/consumers-v3/consumer/sessions/{sessionId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Ends a session of the customer; its tokens are good for nothing any more. */
    delete: operations['endSession'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/consumers-v3/auth/passkey/options': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * What a browser asks for a passkey with, to sign in.
     * @description The challenge is good once, for two minutes, on the page's origin, and only together with the same codeChallenge: it is bound to whoever keeps its verifier. It names no account, so that the shopper chooses among the passkeys that their device has for the shop.
     */
    post: operations['beginPasskeySignIn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/consumers-v3/auth/passkey/signin': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A code for what a passkey has signed, which issueToken exchanges for the tokens of the account, as that of signIn.
     * @description A passkey that the shop does not know, a user handle that is not its owner's, a wrong signature and a shopper whom the device has not verified are all 401 AUT401; a challenge that is unknown, used, expired or another session's is 401 AUT437. Wrong passwords lock nobody out here.
     */
    post: operations['signInWithPasskey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/consumers-v3/consumer/auth/confirm': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Says once more who uses the session, for what may only be done shortly after.
     * @description Passkeys are added and removed within fifteen minutes of a sign-in or of this call. A wrong password is 409 AUT452 and counts as one at a sign-in, up to 423 AUT423.
     */
    post: operations['confirmPassword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/consumers-v3/consumer/auth/sitecode': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A code that issueToken exchanges for a session of the same account on another site of the brand.
     * @description The code is good once, for thirty seconds, on the named site alone, with the verifier of the codeChallenge (PKCE, S256), and as long as the session of the access token lasts. The new session shares its usid with that session: a sign-out on either site ends both. It is no sign-in: calls that need one shortly before count from the sign-in of the first session. An unknown site, another brand's and the session's own are 400 API400. The code is for the host, never for a script in a page.
     */
    post: operations['createSiteCode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/consumers-v3/consumer/passkeys': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The passkeys of the account, the oldest first. */
    get: operations['getPasskeys'];
    put?: never;
    /**
     * Keeps a passkey that a device has made, and tells the account's owner by mail.
     * @description For the challenge of beginPasskey, within two minutes and in the same session; another one, and a passkey that cannot be verified or is known already, is 409 AUT454. An account keeps twenty; one more is 409 AUT413.
     */
    post: operations['addPasskey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/consumers-v3/consumer/passkeys/options': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * What a browser makes a passkey for the account with.
     * @description Long after the sign-in it needs confirmPassword before, else it is 409 AUT453. The challenge is good once, for two minutes.
     */
    post: operations['beginPasskey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/consumers-v3/consumer/passkeys/{passkeyId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Calls a passkey something else. */
    put: operations['renamePasskey'];
    post?: never;
    /**
     * Takes a passkey away, and tells the account's owner by mail.
     * @description Long after the sign-in it needs confirmPassword before, else it is 409 AUT453.
     */
    delete: operations['removePasskey'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description From a sign-in until a sign-out, or until nobody has used it for as long as a refresh token lives. */
    AccountSession: {
      /**
       * Format: uuid
       * @description sessionId of other calls.
       */
      id: string;
      siteId: SharedComponents['schemas']['SiteId'];
      /** @description Absent where the sign-in did not say. */
      device?: SharedComponents['schemas']['Device'];
      /** Format: date-time */
      beganAt: string;
      /**
       * Format: date-time
       * @description When its token was renewed last.
       */
      usedAt: string;
      /**
       * Format: date-time
       * @description Unless it is used before.
       */
      endsAt: string;
      /** @description Whether it is that of the access token. */
      current: boolean;
    };
    AccountSessions: {
      sessions: components['schemas']['AccountSession'][];
    };
    AgentSignIn: {
      /** @constant */
      type: 'Agent';
      username: string;
      password: string;
      codeChallenge: components['schemas']['CodeChallenge'];
    };
    AssociateSignIn: {
      /** @constant */
      type: 'Associate';
      storeId: SharedComponents['schemas']['StoreId'];
      storeEmployeeId: SharedComponents['schemas']['StoreEmployeeId'];
      pin: string;
      codeChallenge: components['schemas']['CodeChallenge'];
    };
    /** @description What navigator.credentials.get gives (AuthenticationResponseJSON). */
    AuthenticationCredential: {
      id: components['schemas']['Base64Url'];
      rawId: components['schemas']['Base64Url'];
      type: components['schemas']['PasskeyType'];
      authenticatorAttachment?: components['schemas']['AuthenticatorAttachment'];
      clientExtensionResults: components['schemas']['ClientExtensionResults'];
      response: {
        clientDataJSON: components['schemas']['Base64Url'];
        authenticatorData: components['schemas']['Base64Url'];
        signature: components['schemas']['Base64Url'];
        /** @description Of the account. Discoverable credentials have one; without it the response is 401 AUT401. */
        userHandle?: components['schemas']['Base64Url'];
      };
    };
    /** @enum {string} */
    AuthenticatorAttachment: 'platform' | 'cross-platform';
    Base64Url: string;
    /** @description What the browser says of extensions; nothing is asked for, and nothing read. */
    ClientExtensionResults: {
      [key: string]: unknown;
    };
    /** @description Opaque, good once, together with the verifier of its challenge. */
    Code: string;
    /** @description SHA-256 of a code verifier as base64url. In the answer the request's, or one made for the session where none was sent. */
    CodeChallenge: string;
    /** @description What the shopper has ticked. */
    Consents: {
      newsletterConsent?: boolean;
      loyaltyConsent?: boolean;
      /** @description Needs a phone number. */
      smsNotificationConsent?: boolean;
    };
    /** @description 401 AUT401 for an access token of another role. */
    CustomerForAgent: {
      /** @constant */
      type: 'Customer';
      /** @description A JWT; the authorization header of other calls. */
      accessToken: string;
      /**
       * Format: uuid
       * @description Whom the agent acts for.
       */
      customerId: string;
      codeChallenge: components['schemas']['CodeChallenge'];
    };
    NewPasskey: {
      name: SharedComponents['schemas']['PasskeyName'];
      credential: components['schemas']['RegistrationCredential'];
    };
    NewPassword: {
      /** @description From the link. */
      token: string;
      password: components['schemas']['Password'];
      /** @description The same again; 400 FE340 where it is another. */
      confirmPassword: string;
    };
    /** @description Of the page that speaks with the authenticator, as the host has made sure of it. It must be one of the brand's. */
    PageOrigin: string;
    Passkey: {
      /**
       * Format: uuid
       * @description passkeyId of other calls.
       */
      id: string;
      name: SharedComponents['schemas']['PasskeyName'];
      /** @description Whether a password manager keeps it for several devices. */
      synced: boolean;
      /** Format: date-time */
      createdAt: string;
      /**
       * Format: date-time
       * @description When somebody signed in with it last.
       */
      usedAt?: string;
    };
    PasskeyBeginning: {
      origin: components['schemas']['PageOrigin'];
    };
    /** @description 32 random bytes as base64url. */
    PasskeyChallenge: string;
    /** @description As navigator.credentials.create takes them (PublicKeyCredentialCreationOptionsJSON). */
    PasskeyCreationOptions: {
      challenge: components['schemas']['PasskeyChallenge'];
      rp: {
        /** @description The host name that the passkey is for. */
        id: string;
        name: string;
      };
      user: {
        id: components['schemas']['Base64Url'];
        /** @description The e-mail address. */
        name: string;
        displayName: string;
      };
      pubKeyCredParams: {
        type: components['schemas']['PasskeyType'];
        /** @description Of COSE; the one that is liked best comes first. */
        alg: number;
      }[];
      /** @description Milliseconds. */
      timeout: number;
      /** @constant */
      attestation: 'none';
      authenticatorSelection: {
        /** @constant */
        residentKey: 'required';
        /** @constant */
        requireResidentKey: true;
        userVerification: components['schemas']['UserVerification'];
      };
      /** @description Those that the account has, so that a device makes no second one. */
      excludeCredentials: {
        type: components['schemas']['PasskeyType'];
        id: components['schemas']['Base64Url'];
        transports?: components['schemas']['PasskeyTransports'];
      }[];
    };
    PasskeyRenaming: {
      name: SharedComponents['schemas']['PasskeyName'];
    };
    /** @description As navigator.credentials.get takes them (PublicKeyCredentialRequestOptionsJSON). */
    PasskeyRequestOptions: {
      challenge: components['schemas']['PasskeyChallenge'];
      /** @description The host name that the passkeys are for. */
      rpId: string;
      /** @description Milliseconds. */
      timeout: number;
      userVerification: components['schemas']['UserVerification'];
    };
    PasskeySignInBeginning: {
      origin: components['schemas']['PageOrigin'];
      /** @description Of the verifier that the exchange will show. */
      codeChallenge: components['schemas']['CodeChallenge'];
    };
    PasskeySignInRequest: {
      /** @constant */
      type: 'Registered';
      /** @description The one that the challenge was asked for with. */
      codeChallenge: components['schemas']['CodeChallenge'];
      credential: components['schemas']['AuthenticationCredential'];
    };
    /** @description How the authenticator is reached; a browser may know more of them than we do. */
    PasskeyTransports: string[];
    /** @constant */
    PasskeyType: 'public-key';
    Passkeys: {
      passkeys: components['schemas']['Passkey'][];
      /** @description Whether passkeys may be added and removed now; else confirmPassword comes first. */
      confirmed: boolean;
    };
    /** @description At least eight characters, one of them a digit, one an upper case and one a lower case letter. */
    Password: string;
    PasswordChange: {
      currentPassword: string;
      newPassword: components['schemas']['Password'];
      /** @description The new one again; 400 FE340 where it is another. */
      confirmPassword: string;
    };
    PasswordConfirmation: {
      /** @description The present one. */
      password: string;
    };
    PasswordReset: {
      /** Format: email */
      email: string;
    };
    /** @description What navigator.credentials.create gives (RegistrationResponseJSON). */
    RegistrationCredential: {
      id: components['schemas']['Base64Url'];
      rawId: components['schemas']['Base64Url'];
      type: components['schemas']['PasskeyType'];
      authenticatorAttachment?: components['schemas']['AuthenticatorAttachment'];
      clientExtensionResults: components['schemas']['ClientExtensionResults'];
      response: {
        clientDataJSON: components['schemas']['Base64Url'];
        attestationObject: components['schemas']['Base64Url'];
        transports?: components['schemas']['PasskeyTransports'];
      };
    };
    ServedCustomer: {
      /** Format: uuid */
      customerId: string;
      name: string;
    };
    SignInCode: {
      code: components['schemas']['Code'];
      /** @description Its life in seconds. */
      expiresIn: number;
    };
    SignInRequest: {
      /** @constant */
      type: 'Registered';
      /**
       * Format: email
       * @description The e-mail address.
       */
      username: string;
      password: string;
      /** @description Of the verifier that the exchange will show. */
      codeChallenge: components['schemas']['CodeChallenge'];
    };
    SignUpRequest: {
      firstName?: SharedComponents['schemas']['ConsumerName'];
      lastName?: SharedComponents['schemas']['ConsumerName'];
      /** Format: email */
      email: string;
      password: components['schemas']['Password'];
      phone?: SharedComponents['schemas']['ConsumerPhone'];
      birthDate?: SharedComponents['schemas']['BirthDate'];
      postalCode?: SharedComponents['schemas']['ConsumerPostalCode'];
      locale?: SharedComponents['schemas']['WireLocale'];
      country?: SharedComponents['schemas']['CountryCode'];
      source?: components['schemas']['SignUpSource'];
      subscriptions?: components['schemas']['Consents'];
      /** @description Of a code that is wanted with the answer. */
      codeChallenge?: components['schemas']['CodeChallenge'];
    };
    /** @description How the shopper came to sign up. */
    SignUpSource: {
      acquisitionType?: string;
      /** @description The path of the page. */
      campaignName?: string;
      /** @description The store that the shopper stands in. */
      store?: string;
      /** @description The employee who helps. */
      storeAssistant?: string;
    };
    SignedInAgent: {
      agentId: string;
      name: string;
      /** @description Whom the agent acts for; absent until one is named. */
      customer?: components['schemas']['ServedCustomer'];
    };
    /** @description Of the answer to a code: the account's open cart on the site, absent where it has none. A client that knows the guest's count tells the shopper where it has risen. */
    SignedInCart: {
      /**
       * Format: uuid
       * @description The cart from now on.
       */
      basketId: string;
      /** @description Items in it. */
      totalItems: number;
      /** @description Units of all items together. */
      totalUnits: number;
      /** @description Whether the guest's items were put to some that the account had already. */
      merged: boolean;
    };
    /** @description Of the answer to a code: the account's favorites on the site, absent where it has none. */
    SignedInFavorites: {
      /**
       * Format: uuid
       * @description The first list.
       */
      favoriteId: string;
      /** @description Favorites in all lists. */
      total: number;
    };
    SignedUp: {
      /** Format: uuid */
      consumerId: string;
      code?: components['schemas']['Code'];
      /** @description Life of the code in seconds. */
      expiresIn?: number;
    };
    SiteCodeRequest: {
      /** @description Where the code is exchanged. */
      siteId: SharedComponents['schemas']['SiteId'];
      codeChallenge: components['schemas']['CodeChallenge'];
    };
    StaffSignInRequest:
      | components['schemas']['AssociateSignIn']
      | components['schemas']['AgentSignIn']
      | components['schemas']['CustomerForAgent'];
    TokenAnswer: {
      /** @description A JWT; the authorization header of other calls. */
      accessToken: string;
      /** @description Opaque, with one successor. */
      refreshToken: string;
      /** @description The shopper's session, x-usid of later calls. */
      usid: string;
      /**
       * Format: uuid
       * @description Whom the access token names.
       */
      customerId: string;
      type: components['schemas']['TokenType'];
      /** @constant */
      tokenType: 'Bearer';
      /** @description Life of the access token in seconds. */
      expiresIn: number;
      /** @description Life of the refresh token in seconds. */
      refreshExpiresIn: number;
      codeChallenge: components['schemas']['CodeChallenge'];
      /** @description Of type Associate. */
      inStoreSalesInfo?: SharedComponents['schemas']['InStoreSalesInfo'];
      /** @description Of type Agent. */
      agent?: components['schemas']['SignedInAgent'];
      cart?: components['schemas']['SignedInCart'];
      favorites?: components['schemas']['SignedInFavorites'];
    };
    TokenRequest: {
      type: components['schemas']['TokenType'];
      /** @description From the answer before; unknown, used or expired is 401 AUT401. */
      refreshToken?: string;
      /** @description From signIn, signInWithPasskey, signUp, createSiteCode or loginAgent; good once. */
      code?: string;
      /** @description 32 random bytes as base64url (RFC 7636). */
      codeVerifier?: string;
      codeChallenge?: components['schemas']['CodeChallenge'];
      /** @description Where the session of a code begins. */
      device?: SharedComponents['schemas']['Device'];
    };
    /**
     * @description Of the shopper, or of the employee who acts for one.
     * @enum {string}
     */
    TokenType: 'Guest' | 'Registered' | 'Associate' | 'Agent';
    /**
     * @description The device makes sure of its user, by a fingerprint or a PIN.
     * @constant
     */
    UserVerification: 'required';
  };
  responses: {
    /** @description The bot-check was not passed (AUT403). Show the page of challengeUrl in a frame, with your own origin and locale added to its query; it posts a message {type: cairn:bot-check-token, token}. Repeat the call with the token as captchaResponse. */
    BotCheckFailed: {
      headers: {
        'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': SharedComponents['schemas']['ErrorAnswer'];
      };
    };
    /** @description The sign-in was too long ago; confirm it first. */
    ConfirmationNeeded: {
      headers: {
        'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': SharedComponents['schemas']['ErrorAnswer'];
      };
    };
    /** @description This e-mail address has an account already. */
    EmailTaken: {
      headers: {
        'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': SharedComponents['schemas']['ErrorAnswer'];
      };
    };
    /** @description The token of a mailed link has expired, was used, or was never given out (AUT402). */
    LinkExpired: {
      headers: {
        'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': SharedComponents['schemas']['ErrorAnswer'];
      };
    };
    /** @description Too many wrong passwords (AUT423). Repeat it after the seconds that Retry-After says; a password that is reset unlocks at once. */
    Locked: {
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
    /** @description The customer has no such thing, or it is another customer's (AUT404); both are answered alike. */
    NotTheirs: {
      headers: {
        'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': SharedComponents['schemas']['ErrorAnswer'];
      };
    };
    /** @description The challenge was used, or is another session's (AUT454), or the account has as many passkeys as it may (AUT413). */
    PasskeyRefused: {
      headers: {
        'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': SharedComponents['schemas']['ErrorAnswer'];
      };
    };
    /** @description The password is right, but does not follow the rules any more; reset it. */
    PasswordOutdated: {
      headers: {
        'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': SharedComponents['schemas']['ErrorAnswer'];
      };
    };
    /** @description The new password is the present one (AUT451), or the present one is not right (AUT452). */
    PasswordRefused: {
      headers: {
        'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': SharedComponents['schemas']['ErrorAnswer'];
      };
    };
    /** @description The new password is the present one. */
    SamePassword: {
      headers: {
        'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': SharedComponents['schemas']['ErrorAnswer'];
      };
    };
    /** @description E-mail address and password do not belong together (AUT401). Or the access key is of no known program (AUT500). */
    WrongPair: {
      headers: {
        'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': SharedComponents['schemas']['ErrorAnswer'];
      };
    };
    /** @description The present password is not right. */
    WrongPassword: {
      headers: {
        'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': SharedComponents['schemas']['ErrorAnswer'];
      };
    };
  };
  parameters: {
    /** @description Of the bot-check, where it is on. */
    CaptchaResponse: string;
  };
  requestBodies: never;
  headers: {};
  pathItems: never;
}
export type AccountSession = components['schemas']['AccountSession'];
export type AccountSessions = components['schemas']['AccountSessions'];
export type AgentSignIn = components['schemas']['AgentSignIn'];
export type AssociateSignIn = components['schemas']['AssociateSignIn'];
export type AuthenticationCredential = components['schemas']['AuthenticationCredential'];
export type AuthenticatorAttachment = components['schemas']['AuthenticatorAttachment'];
export type Base64Url = components['schemas']['Base64Url'];
export type ClientExtensionResults = components['schemas']['ClientExtensionResults'];
export type Code = components['schemas']['Code'];
export type CodeChallenge = components['schemas']['CodeChallenge'];
export type Consents = components['schemas']['Consents'];
export type CustomerForAgent = components['schemas']['CustomerForAgent'];
export type NewPasskey = components['schemas']['NewPasskey'];
export type NewPassword = components['schemas']['NewPassword'];
export type PageOrigin = components['schemas']['PageOrigin'];
export type Passkey = components['schemas']['Passkey'];
export type PasskeyBeginning = components['schemas']['PasskeyBeginning'];
export type PasskeyChallenge = components['schemas']['PasskeyChallenge'];
export type PasskeyCreationOptions = components['schemas']['PasskeyCreationOptions'];
export type PasskeyRenaming = components['schemas']['PasskeyRenaming'];
export type PasskeyRequestOptions = components['schemas']['PasskeyRequestOptions'];
export type PasskeySignInBeginning = components['schemas']['PasskeySignInBeginning'];
export type PasskeySignInRequest = components['schemas']['PasskeySignInRequest'];
export type PasskeyTransports = components['schemas']['PasskeyTransports'];
export type PasskeyType = components['schemas']['PasskeyType'];
export type Passkeys = components['schemas']['Passkeys'];
export type Password = components['schemas']['Password'];
export type PasswordChange = components['schemas']['PasswordChange'];
export type PasswordConfirmation = components['schemas']['PasswordConfirmation'];
export type PasswordReset = components['schemas']['PasswordReset'];
export type RegistrationCredential = components['schemas']['RegistrationCredential'];
export type ServedCustomer = components['schemas']['ServedCustomer'];
export type SignInCode = components['schemas']['SignInCode'];
export type SignInRequest = components['schemas']['SignInRequest'];
export type SignUpRequest = components['schemas']['SignUpRequest'];
export type SignUpSource = components['schemas']['SignUpSource'];
export type SignedInAgent = components['schemas']['SignedInAgent'];
export type SignedInCart = components['schemas']['SignedInCart'];
export type SignedInFavorites = components['schemas']['SignedInFavorites'];
export type SignedUp = components['schemas']['SignedUp'];
export type SiteCodeRequest = components['schemas']['SiteCodeRequest'];
export type StaffSignInRequest = components['schemas']['StaffSignInRequest'];
export type TokenAnswer = components['schemas']['TokenAnswer'];
export type TokenRequest = components['schemas']['TokenRequest'];
export type TokenType = components['schemas']['TokenType'];
export type UserVerification = components['schemas']['UserVerification'];
export type ResponseBotCheckFailed = components['responses']['BotCheckFailed'];
export type ResponseConfirmationNeeded = components['responses']['ConfirmationNeeded'];
export type ResponseEmailTaken = components['responses']['EmailTaken'];
export type ResponseLinkExpired = components['responses']['LinkExpired'];
export type ResponseLocked = components['responses']['Locked'];
export type ResponseNotTheirs = components['responses']['NotTheirs'];
export type ResponsePasskeyRefused = components['responses']['PasskeyRefused'];
export type ResponsePasswordOutdated = components['responses']['PasswordOutdated'];
export type ResponsePasswordRefused = components['responses']['PasswordRefused'];
export type ResponseSamePassword = components['responses']['SamePassword'];
export type ResponseWrongPair = components['responses']['WrongPair'];
export type ResponseWrongPassword = components['responses']['WrongPassword'];
export type ParameterCaptchaResponse = components['parameters']['CaptchaResponse'];
export type $defs = Record<string, never>;
export interface operations {
  issueToken: {
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
        'application/json': components['schemas']['TokenRequest'];
      };
    };
    responses: {
      /** @description The tokens. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TokenAnswer'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      /** @description Another exchange of the code is in progress (AUT409). Repeat the call once after two seconds. */
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
  signUp: {
    parameters: {
      query?: {
        /** @description Of the bot-check, where it is on. */
        captchaResponse?: components['parameters']['CaptchaResponse'];
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
        'application/json': components['schemas']['SignUpRequest'];
      };
    };
    responses: {
      /** @description The account exists now. */
      201: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SignedUp'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['UnknownProgram'];
      403: components['responses']['BotCheckFailed'];
      409: components['responses']['EmailTaken'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  signIn: {
    parameters: {
      query?: {
        /** @description Of the bot-check, where it is on. */
        captchaResponse?: components['parameters']['CaptchaResponse'];
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
        'application/json': components['schemas']['SignInRequest'];
      };
    };
    responses: {
      /** @description The code. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SignInCode'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: components['responses']['WrongPair'];
      403: components['responses']['BotCheckFailed'];
      409: components['responses']['PasswordOutdated'];
      423: components['responses']['Locked'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  loginAgent: {
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
        'application/json': components['schemas']['StaffSignInRequest'];
      };
    };
    responses: {
      /** @description The code. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SignInCode'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: components['responses']['WrongPair'];
      /** @description There is no such store (STR404), or no such customer (AUT404). */
      404: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': SharedComponents['schemas']['ErrorAnswer'];
        };
      };
      423: components['responses']['Locked'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  signOut: {
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
      /** @description The session has ended. */
      204: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  changePassword: {
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
        'application/json': components['schemas']['PasswordChange'];
      };
    };
    responses: {
      /** @description The password is another one. The next tokens of the session. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TokenAnswer'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      409: components['responses']['PasswordRefused'];
      423: components['responses']['Locked'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  resetPassword: {
    parameters: {
      query?: {
        /** @description Of the bot-check, where it is on. */
        captchaResponse?: components['parameters']['CaptchaResponse'];
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
        'application/json': components['schemas']['PasswordReset'];
      };
    };
    responses: {
      /** @description A mail is on its way, where there is an account. */
      204: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['UnknownProgram'];
      403: components['responses']['BotCheckFailed'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  confirmForgotPassword: {
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
        'application/json': components['schemas']['NewPassword'];
      };
    };
    responses: {
      /** @description The password is another one. */
      204: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['UnknownProgram'];
      409: components['responses']['SamePassword'];
      410: components['responses']['LinkExpired'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  getSessions: {
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
      /** @description The sessions. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AccountSessions'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  endOtherSessions: {
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
      /** @description The others have ended. The next tokens of the session. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TokenAnswer'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  endSession: {
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
        sessionId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The session has ended. */
      204: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      404: components['responses']['NotTheirs'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  beginPasskeySignIn: {
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
        'application/json': components['schemas']['PasskeySignInBeginning'];
      };
    };
    responses: {
      /** @description The options. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PasskeyRequestOptions'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['UnknownProgram'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  signInWithPasskey: {
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
        'application/json': components['schemas']['PasskeySignInRequest'];
      };
    };
    responses: {
      /** @description The code. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SignInCode'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: components['responses']['WrongPair'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  confirmPassword: {
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
        'application/json': components['schemas']['PasswordConfirmation'];
      };
    };
    responses: {
      /** @description It is the customer who asks. */
      204: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      409: components['responses']['WrongPassword'];
      423: components['responses']['Locked'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  createSiteCode: {
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
        'application/json': components['schemas']['SiteCodeRequest'];
      };
    };
    responses: {
      /** @description The code. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SignInCode'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  getPasskeys: {
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
      /** @description The passkeys. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Passkeys'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  addPasskey: {
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
        'application/json': components['schemas']['NewPasskey'];
      };
    };
    responses: {
      /** @description The passkey. */
      201: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Passkey'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      409: components['responses']['PasskeyRefused'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  beginPasskey: {
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
        'application/json': components['schemas']['PasskeyBeginning'];
      };
    };
    responses: {
      /** @description The options. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PasskeyCreationOptions'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      409: components['responses']['ConfirmationNeeded'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  renamePasskey: {
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
        passkeyId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PasskeyRenaming'];
      };
    };
    responses: {
      /** @description The passkey. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Passkey'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      404: components['responses']['NotTheirs'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  removePasskey: {
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
        passkeyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Nobody signs in with it any more. */
      204: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      404: components['responses']['NotTheirs'];
      409: components['responses']['ConfirmationNeeded'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
}
