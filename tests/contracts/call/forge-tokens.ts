import { createHmac, randomUUID } from 'node:crypto';

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Creates tokens with the same or more claims than a valid one, without the signing key; each is named after its trick. */
export function forgeTokens(good: string): Readonly<Record<string, string>> {
  const [header = '', payload = '', signature = ''] = good.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Readonly<Record<string, unknown>>;
  const sign = (text: string, key: string): string => `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
  const other = encode({ ...claims, sub: randomUUID() });
  return {
    'of another customer under the old signature': `${header}.${other}.${signature}`,
    'signed with another key': sign(`${header}.${payload}`, 'another key'),
    'signed with no key': sign(`${header}.${payload}`, ''),
    'that needs no signature': `${encode({ alg: 'none' })}.${payload}.`,
    'cut short': good.slice(0, -4),
    'that is none': 'x',
  };
}
