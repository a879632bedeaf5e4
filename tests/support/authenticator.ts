import type { CDPSession, Page } from '@playwright/test';

/** A virtual device of the browser that creates passkeys and verifies its user. */
export interface VirtualAuthenticator {
  /** Ids of its passkeys. */
  passkeys(): Promise<readonly string[]>;
  /** Sets whether a user confirms when a page asks. */
  setPresent(isPresent: boolean): Promise<void>;
  /** Sets whether the user verification succeeds. */
  setVerified(isVerified: boolean): Promise<void>;
}

/** Adds an authenticator to the page's browser. By default it responds at once, as if the user had confirmed. */
export async function addAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async passkeys() {
      const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId });
      return credentials.map(({ credentialId }) => credentialId);
    },
    async setPresent(enabled) {
      await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    },
    async setVerified(isUserVerified) {
      await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
  };
}
