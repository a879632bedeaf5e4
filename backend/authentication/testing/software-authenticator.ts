import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type {
  AuthenticationCredential,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  RegistrationCredential,
} from '#generated/openapi/authentication.ts';

interface StoredPasskey {
  readonly id: Buffer;
  readonly rpId: string;
  readonly userHandle: string;
  readonly privateKey: KeyObject;
  counter: number;
}

export interface Gesture {
  /** Origin of the page that uses the passkey; the site's own by default. */
  readonly origin?: string;
  /** False for a device without user verification. */
  readonly verifies?: boolean;
  /** Replaces the next counter value. */
  readonly counter?: number;
}

/** Software authenticator for tests: creates passkeys and signs with the latest one. */
export interface SoftwareAuthenticator {
  create(options: PasskeyCreationOptions, gesture?: Gesture): RegistrationCredential;
  get(options: PasskeyRequestOptions, gesture?: Gesture): AuthenticationCredential;
}

export const pageOrigin = 'https://tarnfell.example';

const hashSha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const flags = { present: 0x01, verified: 0x04, mayBeSynced: 0x08, synced: 0x10, hasKey: 0x40 };

const createClientData = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

function createAuthenticatorData(rpId: string, verifies: boolean, counter: number, key?: Buffer): Buffer {
  const head = Buffer.alloc(5);
  const verified = verifies ? flags.verified : 0;
  head.writeUInt8(flags.present | verified | flags.mayBeSynced | flags.synced | (key ? flags.hasKey : 0), 0);
  head.writeUInt32BE(counter, 1);
  return Buffer.concat([hashSha256(rpId), head, ...(key ? [key] : [])]);
}

/** COSE encoding of an ECDSA key on P-256. */
function encodeCose(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const entries: [number, number | Uint8Array][] = [
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ];
  return Buffer.from(isoCBOR.encode(new Map(entries)));
}

export function createSoftwareAuthenticator(): SoftwareAuthenticator {
  let last: StoredPasskey | undefined;
  return {
    create({ challenge, rp, user }, { origin = pageOrigin, verifies = true } = {}) {
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      last = { id: randomBytes(16), rpId: rp.id, userHandle: user.id, privateKey, counter: 0 };
      const { id } = last;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const authData = createAuthenticatorData(rp.id, verifies, 0, Buffer.concat([Buffer.alloc(16), length, id, encodeCose(publicKey)]));
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      return {
        id: id.toString('base64url'),
        rawId: id.toString('base64url'),
        type: 'public-key',
        clientExtensionResults: {},
        authenticatorAttachment: 'platform',
        response: {
          clientDataJSON: createClientData('webauthn.create', challenge, origin).toString('base64url'),
          attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
          transports: ['internal', 'hybrid'],
        },
      };
    },
    get({ challenge, rpId }, { origin = pageOrigin, verifies = true, counter } = {}) {
      if (!last) throw new Error('the authenticator has no passkey');
      last.counter = counter ?? last.counter + 1;
      const clientData = createClientData('webauthn.get', challenge, origin);
      const authenticatorData = createAuthenticatorData(rpId, verifies, last.counter);
      const signature = sign('sha256', Buffer.concat([authenticatorData, hashSha256(clientData)]), last.privateKey);
      return {
        id: last.id.toString('base64url'),
        rawId: last.id.toString('base64url'),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: authenticatorData.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: last.userHandle,
        },
      };
    },
  };
}
