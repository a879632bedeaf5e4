import { expect, it } from 'vitest';
import { readNewCredential, readSignedCredential } from './read-credential.ts';

const common = { id: 'a', rawId: 'a', type: 'public-key', clientExtensionResults: { credProps: { rk: true } } };
const created = { clientDataJSON: 'b', attestationObject: 'c', transports: ['internal'] };
const signed = { clientDataJSON: 'b', authenticatorData: 'c', signature: 'd', userHandle: 'e' };

it('readSignedCredential keeps only the fields that the call defines', () => {
  const more = { ...common, response: { ...created, publicKeyAlgorithm: -7, publicKey: 'x', authenticatorData: 'y' }, vendor: 1 };
  expect(readNewCredential(JSON.stringify(more))).toEqual({ ...common, clientExtensionResults: {}, response: created });
  expect(readSignedCredential(JSON.stringify({ ...common, response: signed }))).toEqual({
    ...common,
    clientExtensionResults: {},
    response: signed,
  });
});

it.each([
  '',
  'null',
  '{}',
  'no JSON',
  JSON.stringify({ ...common, response: {} }),
  JSON.stringify({ ...common, type: 'password', response: created }),
])('readSignedCredential returns undefined for an invalid credential: %j', (json) => {
  expect(readNewCredential(json)).toBeUndefined();
  expect(readSignedCredential(json)).toBeUndefined();
});
