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
     * Issue or renew an access token
     * @description Type Guest without a refreshToken creates a new guest. A refreshToken has one successor, which the response contains. If it is repeated within ten seconds, the response contains the same successor; later, all tokens of the session are revoked (401 AUT401). Type Registered takes a refreshToken, or code and codeVerifier (PKCE, S256): 401 AUT437 for a code that is unknown, expired or of another site, 401 AUT438 for a wrong verifier, 401 AUT455 for a used code. 409 AUT409 while another exchange of the code is in progress: retry once after two seconds. With a guest's refreshToken next to the code, the guest's cart is merged into the account's cart, the guest's orders move to the account, and the guest session ends. Keep the tokens on the shop's server, never in page scripts.
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
     * Create an account
     * @description An email address can have one account per brand; 409 PRO409 if it already has one. 400 PRO400 for invalid fields, with one detail per field; 400 FE872 for a password that is too short, 400 AUT450 for one that breaks another rule. With a codeChallenge, the response contains a code as in signIn. Subscriptions are inactive until they are confirmed. A mail welcomes the shopper and contains a link that confirms the address.
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
     * Sign in with email address and password
     * @description Returns a code that issueToken exchanges for tokens. 401 AUT401 for wrong credentials, whether or not the address has an account. Too many failures lock the address for a while: 423 AUT423 with Retry-After, even for the correct password. 409 AUT426 for a correct password that no longer meets the rules and has to be reset.
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
     * Sign in an agent or a store associate
     * @description Returns a code that issueToken exchanges for tokens of the role. Type Associate takes the store, the employee and their PIN; type Agent takes username and password; type Customer takes an agent's access token and the customer to act for. 401 AUT401 for wrong credentials. Too many failures lock the name for a while: 423 AUT423 with Retry-After. STR404 for a store that the brand does not have, AUT404 for a customer that the brand does not have. Failures of associates on devices that the store knows are counted apart from those on others.
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
    /** Sign out and end the session */
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
     * Change the password of the account
     * @description A wrong current password returns 409 AUT452 and counts as a failed sign-in, up to 423 AUT423; 409 AUT451 if the new password equals the current one. All other sessions end; this session continues with the tokens of the response, and its earlier tokens are revoked. Of two simultaneous changes, one succeeds and the other returns 409 AUT452. Keep the tokens on the shop's server, never in page scripts.
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
     * Send a password reset email
     * @description The response and its timing are the same for every address, with or without an account. The link can be used once, within an hour.
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
     * Set a new password with a reset token
     * @description 410 AUT402 for a token that is unknown, expired or used. All sessions and passkeys of the account are removed, and a lock ends.
     */
    post: operations['confirmForgotPassword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/consumers-v3/consumer/email': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Ask for another email address of the account
     * @description Mails a link to the new address and a notice to the current one. Nothing changes until confirmEmail gets the token of the link. A later request replaces an earlier one. The response is the same if the new address has an account, whose owner then gets a mail without a link. A wrong password returns 409 AUT452 and counts as a failed sign-in, up to 423 AUT423; 400 PRO400 for the present address.
     */
    put: operations['changeEmail'];
    post?: never;
    /**
     * Keep the present email address
     * @description Links that confirm another address stop working. Succeeds even if no change was requested.
     */
    delete: operations['cancelEmailChange'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/consumers-v3/consumer/email/link': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Mail the link that confirms the email address again
     * @description The link confirms the requested address if a change is pending, otherwise the address of the account. No mail is sent if the address is confirmed, or above the limit of mails to one address.
     */
    post: operations['sendEmailLink'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/consumers-v3/confirmemail': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Confirm an email address with the token of a mailed link
     * @description Works for every caller, signed in or not. If the link confirms another address, the account has it from then on. Newsletter subscriptions follow, and all other sessions of the account end. The caller's own session continues with the tokens of the response; keep them on the shop's server, never in page scripts. 410 AUT402 for a token that is unknown, expired or used, 409 PRO409 if the address got an account meanwhile.
     */
    post: operations['confirmEmail'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/consumers-v3/keepemail': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Undo a change of the email address with the token of a mailed link
     * @description The owner of the previous address gets the link in the notices of a change. The account has this address again, or still. Its sessions, passkeys and password are removed, and a link for a new password is mailed. 410 AUT402 for a token that is unknown, expired or used, 409 PRO409 if the address got an account meanwhile.
     */
    post: operations['keepEmail'];
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
    /** List the sessions of the customer */
    get: operations['getSessions'];
    put?: never;
    post?: never;
    /**
     * End all other sessions of the customer
     * @description The current session continues with the tokens of the response. Its earlier tokens are revoked, which invalidates any copies of them. Keep the tokens on the shop's server, never in page scripts.
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
    /** End a session and revoke its tokens */
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
     * Get the options to sign in with a passkey
     * @description The challenge can be used once, within two minutes, on the page's origin, and only with the same codeChallenge: it is bound to the owner of the verifier. It names no account, so the shopper can choose among the passkeys that their device has for the shop.
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
     * Sign in with a passkey
     * @description Returns a code for issueToken, as signIn does. 401 AUT401 for an unknown passkey, a user handle of another account, a wrong signature, or missing user verification; 401 AUT437 for a challenge that is unknown, used, expired or of another session. A lock from wrong passwords does not apply here.
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
     * Confirm the password for a sensitive action
     * @description Passkeys can be added and removed within fifteen minutes of a sign-in or of this request. A wrong password returns 409 AUT452 and counts as a failed sign-in, up to 423 AUT423.
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
     * Create a sign-in code for another site of the brand
     * @description issueToken exchanges the code for a session of the same account. It can be used once, within thirty seconds, on the given site only, with the verifier of the codeChallenge (PKCE, S256), and while the present session lasts. The new session shares its usid, so signing out on either site ends both. It does not count as a new sign-in: operations that require a recent sign-in use the time of the first one. 400 API400 for an unknown site, a site of another brand, and the present site. Keep the code on the shop's server, never in page scripts.
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
    /** List the passkeys of the account */
    get: operations['getPasskeys'];
    put?: never;
    /**
     * Add a passkey to the account
     * @description The owner is notified by email. The challenge of beginPasskey is valid for two minutes, in the same session only; 409 AUT454 for another challenge, or a passkey that cannot be verified or is already registered. An account can have up to twenty passkeys; 409 AUT413 above that.
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
     * Get the options to create a passkey
     * @description 409 AUT453 if the last sign-in is too long ago; call confirmPassword first. The challenge can be used once, within two minutes.
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
    /** Rename a passkey */
    put: operations['renamePasskey'];
    post?: never;
    /**
     * Remove a passkey
     * @description The owner is notified by email. 409 AUT453 if the last sign-in is too long ago; call confirmPassword first.
     */
    delete: operations['removePasskey'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/consumers-v3/consumer/agent/devices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the devices of the associate's store */
    get: operations['getStoreDevices'];
    put?: never;
    /**
     * Enroll this device for the manager's store
     * @description An enrolled device may list the employees of the store. The token is returned once and valid until the device is removed. 403 AUT401 for an associate who is not the manager.
     */
    post: operations['enrollStoreDevice'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/consumers-v3/consumer/agent/devices/{deviceId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Remove a device of the manager's store */
    delete: operations['removeStoreDevice'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description Lasts from sign-in to sign-out, or until it is unused for the lifetime of a refresh token. */
    AccountSession: {
      /**
       * Format: uuid
       * @description sessionId of other operations.
       */
      id: string;
      siteId: SharedComponents['schemas']['SiteId'];
      /** @description Absent if the sign-in did not report it. */
      device?: SharedComponents['schemas']['Device'];
      /** Format: date-time */
      beganAt: string;
      /**
       * Format: date-time
       * @description Time of the last token renewal.
       */
      usedAt: string;
      /**
       * Format: date-time
       * @description Time at which it ends if it is not used before.
       */
      endsAt: string;
      /** @description True for the session of the access token. */
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
    /** @description Result of navigator.credentials.get (AuthenticationResponseJSON). */
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
        /** @description Identifies the account. Discoverable credentials have one; 401 AUT401 without it. */
        userHandle?: components['schemas']['Base64Url'];
      };
    };
    /** @enum {string} */
    AuthenticatorAttachment: 'platform' | 'cross-platform';
    Base64Url: string;
    /** @description Extension results of the browser; none are requested and none are evaluated. */
    ClientExtensionResults: {
      [key: string]: unknown;
    };
    /** @description Opaque, valid once, together with the verifier of its challenge. */
    Code: string;
    /** @description SHA-256 of a code verifier as base64url. The response repeats that of the request, or has a new one if the request had none. */
    CodeChallenge: string;
    ConfirmedEmail: {
      /** Format: email */
      email: string;
      /** @description Next tokens of the caller's session if it belongs to the account and the address changed. */
      tokens?: components['schemas']['TokenResponse'];
    };
    /** @description Boxes that the shopper has checked. */
    Consents: {
      newsletterConsent?: boolean;
      loyaltyConsent?: boolean;
      /** @description Requires a phone number. */
      smsNotificationConsent?: boolean;
    };
    /** @description 401 AUT401 for an access token of another role. */
    CustomerForAgent: {
      /** @constant */
      type: 'Customer';
      /** @description A JWT for the authorization header of other operations. */
      accessToken: string;
      /**
       * Format: uuid
       * @description Customer for whom the agent acts.
       */
      customerId: string;
      codeChallenge: components['schemas']['CodeChallenge'];
    };
    EmailChange: {
      /** Format: email */
      email: string;
      /** @description The current password. */
      password: string;
    };
    EnrolledStoreDevice: {
      device: components['schemas']['StoreDevice'];
      /** @description x-store-device of later requests. */
      deviceToken: string;
    };
    LinkToken: {
      /** @description Token of the link. */
      token: string;
    };
    NewPasskey: {
      name: SharedComponents['schemas']['PasskeyName'];
      credential: components['schemas']['RegistrationCredential'];
    };
    NewPassword: {
      /** @description Token of the link. */
      token: string;
      password: components['schemas']['Password'];
      /** @description Repeated password; 400 FE340 if it differs. */
      confirmPassword: string;
    };
    NewStoreDevice: {
      name: components['schemas']['StoreDeviceName'];
    };
    /** @description Origin of the page that uses the authenticator, verified by the shop's server. It must belong to the brand. */
    PageOrigin: string;
    Passkey: {
      /**
       * Format: uuid
       * @description passkeyId of other operations.
       */
      id: string;
      name: SharedComponents['schemas']['PasskeyName'];
      /** @description True if a password manager syncs it across devices. */
      synced: boolean;
      /** Format: date-time */
      createdAt: string;
      /**
       * Format: date-time
       * @description Time of the last sign-in with it.
       */
      usedAt?: string;
    };
    PasskeyBeginning: {
      origin: components['schemas']['PageOrigin'];
    };
    /** @description 32 random bytes as base64url. */
    PasskeyChallenge: string;
    /** @description Argument of navigator.credentials.create (PublicKeyCredentialCreationOptionsJSON). */
    PasskeyCreationOptions: {
      challenge: components['schemas']['PasskeyChallenge'];
      rp: {
        /** @description Host name for which the passkey is valid. */
        id: string;
        name: string;
      };
      user: {
        id: components['schemas']['Base64Url'];
        /** @description Email address. */
        name: string;
        displayName: string;
      };
      pubKeyCredParams: {
        type: components['schemas']['PasskeyType'];
        /** @description COSE algorithm, in order of preference. */
        alg: number;
      }[];
      /** @description In milliseconds. */
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
      /** @description Passkeys of the account, so that a device does not create a second one. */
      excludeCredentials: {
        type: components['schemas']['PasskeyType'];
        id: components['schemas']['Base64Url'];
        transports?: components['schemas']['PasskeyTransports'];
      }[];
    };
    PasskeyRenaming: {
      name: SharedComponents['schemas']['PasskeyName'];
    };
    /** @description Argument of navigator.credentials.get (PublicKeyCredentialRequestOptionsJSON). */
    PasskeyRequestOptions: {
      challenge: components['schemas']['PasskeyChallenge'];
      /** @description Host name for which the passkeys are valid. */
      rpId: string;
      /** @description In milliseconds. */
      timeout: number;
      userVerification: components['schemas']['UserVerification'];
    };
    PasskeySignInBeginning: {
      origin: components['schemas']['PageOrigin'];
      /** @description Challenge of the verifier used in the exchange. */
      codeChallenge: components['schemas']['CodeChallenge'];
    };
    PasskeySignInRequest: {
      /** @constant */
      type: 'Registered';
      /** @description The codeChallenge used to request the challenge. */
      codeChallenge: components['schemas']['CodeChallenge'];
      credential: components['schemas']['AuthenticationCredential'];
    };
    /** @description How the authenticator is reached. Browsers may report values that are not listed. */
    PasskeyTransports: string[];
    /** @constant */
    PasskeyType: 'public-key';
    Passkeys: {
      passkeys: components['schemas']['Passkey'][];
      /** @description True if passkeys may be added and removed now; otherwise call confirmPassword first. */
      confirmed: boolean;
    };
    /** @description At least eight characters, including a digit, an upper-case and a lower-case letter. */
    Password: string;
    PasswordChange: {
      currentPassword: string;
      newPassword: components['schemas']['Password'];
      /** @description Repeated new password; 400 FE340 if it differs. */
      confirmPassword: string;
    };
    PasswordConfirmation: {
      /** @description The current password. */
      password: string;
    };
    PasswordReset: {
      /** Format: email */
      email: string;
    };
    /** @description Result of navigator.credentials.create (RegistrationResponseJSON). */
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
      /** @description Lifetime in seconds. */
      expiresIn: number;
    };
    SignInRequest: {
      /** @constant */
      type: 'Registered';
      /**
       * Format: email
       * @description Email address.
       */
      username: string;
      password: string;
      /** @description Challenge of the verifier used in the exchange. */
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
      /** @description Requests a code in the response. */
      codeChallenge?: components['schemas']['CodeChallenge'];
    };
    /** @description How the shopper came to sign up. */
    SignUpSource: {
      acquisitionType?: string;
      /** @description Path of the page. */
      campaignName?: string;
      /** @description Store in which the shopper signs up. */
      store?: string;
      /** @description Employee who assists. */
      storeAssistant?: string;
    };
    SignedInAgent: {
      agentId: string;
      name: string;
      /** @description Customer for whom the agent acts; absent until one is chosen. */
      customer?: components['schemas']['ServedCustomer'];
    };
    /** @description Open cart of the account on the site, returned for a code; absent if there is none. A client that knows the guest's item count can report an increase to the shopper. */
    SignedInCart: {
      /**
       * Format: uuid
       * @description Cart to use from now on.
       */
      basketId: string;
      /** @description Number of items in the cart. */
      totalItems: number;
      /** @description Units of all items. */
      totalUnits: number;
      /** @description True if items of the guest were added to items already in the account's cart. */
      merged: boolean;
    };
    /** @description Favorites of the account on the site, returned for a code; absent if there are none. */
    SignedInFavorites: {
      /**
       * Format: uuid
       * @description ID of the first list.
       */
      favoriteId: string;
      /** @description Number of favorites in all lists. */
      total: number;
    };
    SignedUp: {
      /** Format: uuid */
      consumerId: string;
      code?: components['schemas']['Code'];
      /** @description Lifetime of the code in seconds. */
      expiresIn?: number;
    };
    SiteCodeRequest: {
      /** @description Site on which the code is exchanged. */
      siteId: SharedComponents['schemas']['SiteId'];
      codeChallenge: components['schemas']['CodeChallenge'];
    };
    StaffSignInRequest:
      | components['schemas']['AssociateSignIn']
      | components['schemas']['AgentSignIn']
      | components['schemas']['CustomerForAgent'];
    StoreDevice: {
      /** Format: uuid */
      id: string;
      name: components['schemas']['StoreDeviceName'];
      /** @description Display name of the manager. */
      enrolledBy: string;
      /** Format: date-time */
      enrolledAt: string;
      /**
       * Format: date-time
       * @description The last sign-in page on the device.
       */
      usedAt?: string;
    };
    /** @description E.g. its place. */
    StoreDeviceName: string;
    StoreDevices: {
      devices: components['schemas']['StoreDevice'][];
      /** @description True for the manager. */
      canEnroll: boolean;
    };
    TokenRequest: {
      type: components['schemas']['TokenType'];
      /** @description From the previous response; 401 AUT401 if it is unknown, used or expired. */
      refreshToken?: string;
      /** @description From signIn, signInWithPasskey, signUp, createSiteCode or loginAgent; valid once. */
      code?: string;
      /** @description 32 random bytes as base64url (RFC 7636). */
      codeVerifier?: string;
      codeChallenge?: components['schemas']['CodeChallenge'];
      /** @description Device on which the session starts. */
      device?: SharedComponents['schemas']['Device'];
    };
    TokenResponse: {
      /** @description A JWT for the authorization header of other operations. */
      accessToken: string;
      /** @description Opaque, with one successor. */
      refreshToken: string;
      /** @description Session of the shopper; x-usid of later requests. */
      usid: string;
      /**
       * Format: uuid
       * @description Customer of the access token.
       */
      customerId: string;
      type: components['schemas']['TokenType'];
      /** @constant */
      tokenType: 'Bearer';
      /** @description Lifetime of the access token in seconds. */
      expiresIn: number;
      /** @description Lifetime of the refresh token in seconds. */
      refreshExpiresIn: number;
      codeChallenge: components['schemas']['CodeChallenge'];
      /** @description For type Associate. */
      inStoreSalesInfo?: SharedComponents['schemas']['InStoreSalesInfo'];
      /** @description For type Agent. */
      agent?: components['schemas']['SignedInAgent'];
      cart?: components['schemas']['SignedInCart'];
      favorites?: components['schemas']['SignedInFavorites'];
    };
    /**
     * @description Role of the token: the shopper, or the employee who acts for one.
     * @enum {string}
     */
    TokenType: 'Guest' | 'Registered' | 'Associate' | 'Agent';
    /**
     * @description The device verifies its user by fingerprint, PIN or similar.
     * @constant
     */
    UserVerification: 'required';
  };
  responses: {
    /** @description The bot check failed (AUT403). Show challengeUrl in a frame, with your own origin and locale added to its query; it posts a message {type: cairn:bot-check-token, token}. Repeat the request with the token as captchaResponse. */
    BotCheckFailed: {
      headers: {
        'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': SharedComponents['schemas']['ErrorResponse'];
      };
    };
    /** @description The sign-in was too long ago; confirm the password first. */
    ConfirmationNeeded: {
      headers: {
        'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': SharedComponents['schemas']['ErrorResponse'];
      };
    };
    /** @description This email address already has an account. */
    EmailTaken: {
      headers: {
        'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': SharedComponents['schemas']['ErrorResponse'];
      };
    };
    /** @description The token of an emailed link is expired, used or unknown (AUT402). */
    LinkExpired: {
      headers: {
        'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': SharedComponents['schemas']['ErrorResponse'];
      };
    };
    /** @description Too many wrong passwords (AUT423). Try again after the seconds in Retry-After; a password reset unlocks at once. */
    Locked: {
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
    /** @description The associate is not the manager of the store (AUT401), or the customer of the token was deleted (AUT498). */
    NotManager: {
      headers: {
        'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': SharedComponents['schemas']['ErrorResponse'];
      };
    };
    /** @description The item does not exist or belongs to another customer (AUT404). */
    NotTheirs: {
      headers: {
        'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': SharedComponents['schemas']['ErrorResponse'];
      };
    };
    /** @description The challenge is used or belongs to another session (AUT454), or the account has the maximum number of passkeys (AUT413). */
    PasskeyRefused: {
      headers: {
        'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': SharedComponents['schemas']['ErrorResponse'];
      };
    };
    /** @description The password is correct but no longer meets the rules; it has to be reset. */
    PasswordOutdated: {
      headers: {
        'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': SharedComponents['schemas']['ErrorResponse'];
      };
    };
    /** @description The new password equals the current one (AUT451), or the current password is wrong (AUT452). */
    PasswordRefused: {
      headers: {
        'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': SharedComponents['schemas']['ErrorResponse'];
      };
    };
    /** @description The new password equals the current one. */
    SamePassword: {
      headers: {
        'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': SharedComponents['schemas']['ErrorResponse'];
      };
    };
    /** @description The credentials are wrong (AUT401), or the access key belongs to no known program (AUT500). */
    WrongPair: {
      headers: {
        'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': SharedComponents['schemas']['ErrorResponse'];
      };
    };
    /** @description The current password is wrong. */
    WrongPassword: {
      headers: {
        'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': SharedComponents['schemas']['ErrorResponse'];
      };
    };
  };
  parameters: {
    /** @description Response of the bot check, if it is enabled. */
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
export type ConfirmedEmail = components['schemas']['ConfirmedEmail'];
export type Consents = components['schemas']['Consents'];
export type CustomerForAgent = components['schemas']['CustomerForAgent'];
export type EmailChange = components['schemas']['EmailChange'];
export type EnrolledStoreDevice = components['schemas']['EnrolledStoreDevice'];
export type LinkToken = components['schemas']['LinkToken'];
export type NewPasskey = components['schemas']['NewPasskey'];
export type NewPassword = components['schemas']['NewPassword'];
export type NewStoreDevice = components['schemas']['NewStoreDevice'];
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
export type StoreDevice = components['schemas']['StoreDevice'];
export type StoreDeviceName = components['schemas']['StoreDeviceName'];
export type StoreDevices = components['schemas']['StoreDevices'];
export type TokenRequest = components['schemas']['TokenRequest'];
export type TokenResponse = components['schemas']['TokenResponse'];
export type TokenType = components['schemas']['TokenType'];
export type UserVerification = components['schemas']['UserVerification'];
export type ResponseBotCheckFailed = components['responses']['BotCheckFailed'];
export type ResponseConfirmationNeeded = components['responses']['ConfirmationNeeded'];
export type ResponseEmailTaken = components['responses']['EmailTaken'];
export type ResponseLinkExpired = components['responses']['LinkExpired'];
export type ResponseLocked = components['responses']['Locked'];
export type ResponseNotManager = components['responses']['NotManager'];
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
          'application/json': components['schemas']['TokenResponse'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      /** @description Another exchange of the code is in progress (AUT409). Retry once after two seconds. */
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
  signUp: {
    parameters: {
      query?: {
        /** @description Response of the bot check, if it is enabled. */
        captchaResponse?: components['parameters']['CaptchaResponse'];
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
        'application/json': components['schemas']['SignUpRequest'];
      };
    };
    responses: {
      /** @description The account was created. */
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
        /** @description Response of the bot check, if it is enabled. */
        captchaResponse?: components['parameters']['CaptchaResponse'];
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
        'application/json': components['schemas']['SignInRequest'];
      };
    };
    responses: {
      /** @description The code to exchange. */
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
        /** @description Overrides the x-locale header. Without both, the site's first locale applies. */
        locale?: SharedComponents['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description The token of enrollStoreDevice, which identifies a device of a store. */
        'x-store-device'?: SharedComponents['parameters']['StoreDeviceHeader'];
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
        'application/json': components['schemas']['StaffSignInRequest'];
      };
    };
    responses: {
      /** @description The code to exchange. */
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
      /** @description The store (STR404) or the customer (AUT404) does not exist. */
      404: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': SharedComponents['schemas']['ErrorResponse'];
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
      /** @description The session has ended. Sessions on other sites with the same usid end too, and their refresh tokens are revoked. */
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
        'application/json': components['schemas']['PasswordChange'];
      };
    };
    responses: {
      /** @description The password was changed. Contains the next tokens of the session. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TokenResponse'];
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
        /** @description Response of the bot check, if it is enabled. */
        captchaResponse?: components['parameters']['CaptchaResponse'];
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
        'application/json': components['schemas']['PasswordReset'];
      };
    };
    responses: {
      /** @description If the address has an account, an email is queued. */
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
        'application/json': components['schemas']['NewPassword'];
      };
    };
    responses: {
      /** @description The password was changed. */
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
  changeEmail: {
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
        'application/json': components['schemas']['EmailChange'];
      };
    };
    responses: {
      /** @description Mails to both addresses are queued. */
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
  cancelEmailChange: {
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
      /** @description No change of the address is pending. */
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
  sendEmailLink: {
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
      /** @description If there is an address to confirm, a mail is queued. */
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
  confirmEmail: {
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
        'application/json': components['schemas']['LinkToken'];
      };
    };
    responses: {
      /** @description The address is confirmed. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ConfirmedEmail'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      409: components['responses']['EmailTaken'];
      410: components['responses']['LinkExpired'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  keepEmail: {
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
        'application/json': components['schemas']['LinkToken'];
      };
    };
    responses: {
      /** @description The account has the address. */
      204: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['UnknownProgram'];
      409: components['responses']['EmailTaken'];
      410: components['responses']['LinkExpired'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  getSessions: {
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
      /** @description The sessions, last used first. */
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
      /** @description The other sessions have ended. Contains the next tokens of this session. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TokenResponse'];
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
        sessionId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The session has ended. Sessions on other sites with the same usid end too, and their refresh tokens are revoked. */
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
        'application/json': components['schemas']['PasskeySignInRequest'];
      };
    };
    responses: {
      /** @description The code to exchange. */
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
        'application/json': components['schemas']['PasswordConfirmation'];
      };
    };
    responses: {
      /** @description The password is correct. */
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
        'application/json': components['schemas']['SiteCodeRequest'];
      };
    };
    responses: {
      /** @description The code to exchange. */
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
      /** @description The passkeys, oldest first. */
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
        passkeyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The passkey can no longer be used to sign in. */
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
  getStoreDevices: {
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
      /** @description The devices, latest first. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StoreDevices'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  enrollStoreDevice: {
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
        'application/json': components['schemas']['NewStoreDevice'];
      };
    };
    responses: {
      /** @description The device with its token. */
      201: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EnrolledStoreDevice'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: components['responses']['NotManager'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  removeStoreDevice: {
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
        deviceId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The token of the device is no longer valid. */
      204: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: components['responses']['NotManager'];
      404: components['responses']['NotTheirs'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
}
