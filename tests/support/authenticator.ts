import type { CDPSession, Page } from '@playwright/test';

/** A device of the browser's own that makes passkeys and knows its user. */
export interface VirtualAuthenticator {
  /** Ids of the passkeys that it holds. */
  passkeys(): Promise<readonly string[]>;
  /** Whether somebody puts a finger on it when a page asks. */
  setPresent(isPresent: boolean): Promise<void>;
  /** Whether it is its user's finger. */
  setVerified(isVerified: boolean): Promise<void>;
}

/** Gives the page's browser an authenticator. It answers at once, as if somebody had put a finger on it. */
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
