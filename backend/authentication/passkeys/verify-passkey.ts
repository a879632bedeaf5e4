import { verifyAuthenticationResponse, verifyRegistrationResponse, type WebAuthnCredential } from '@simplewebauthn/server';
import type { AuthenticationCredential, RegistrationCredential } from '#generated/openapi/authentication.ts';
import type { Log } from '../../ports.ts';
import { algorithms } from './algorithms.ts';
import type { RedeemedChallenge } from './passkey-challenge.ts';

interface Expected extends RedeemedChallenge {
  readonly challenge: string;
}

const getExpectations = ({ challenge, origin, rpId }: Expected) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: rpId,
  requireUserVerification: true,
});

export interface VerifiedPasskey {
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly synced: boolean;
}

/** Verifies the registration of a passkey for a challenge. Logs the reason and returns undefined when it is invalid. */
export async function verifyRegistration(
  credential: RegistrationCredential,
  expected: Expected,
  log: Log,
): Promise<VerifiedPasskey | undefined> {
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: credential,
      ...getExpectations(expected),
      supportedAlgorithmIDs: algorithms,
    });
    if (!registrationInfo) return undefined;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    const synced = registrationInfo.credentialBackedUp;
    return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports, synced };
  } catch (error) {
    log.warn('[cairn] [authentication] a new passkey was refused', { reason: String(error) });
    return undefined;
  }
}

export interface StoredPasskey {
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
}

/** Verifies a signature and that its counter has not gone back. Logs the reason and returns undefined when it is invalid. */
export async function verifySignature(
  credential: AuthenticationCredential,
  { credentialId, publicKey, counter }: StoredPasskey,
  expected: Expected,
  log: Log,
): Promise<{ readonly counter: number; readonly synced: boolean } | undefined> {
  const known: WebAuthnCredential = { id: credentialId, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter };
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: credential,
      ...getExpectations(expected),
      credential: known,
    });
    return verified ? { counter: authenticationInfo.newCounter, synced: authenticationInfo.credentialBackedUp } : undefined;
  } catch (error) {
    // A counter that goes back may come from a copied key.
    log.warn('[cairn] [authentication] a passkey was refused', { reason: String(error) });
    return undefined;
  }
}
