import { describe, expect, it } from 'vitest';
import { isValidSignature, createSignatureHeader } from './webhook-signature.ts';

const now = new Date('2026-11-21T09:00:00Z');
const text = '{"eventId":"1"}';
const [old, next] = ['the secret that is replaced', 'the secret that replaces it'] as const;
const advanceClock = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe('isValidSignature', () => {
  it('accepts a signature with either secret for five minutes', () => {
    for (const secret of [old, next]) {
      const signature = createSignatureHeader(secret, text, now);
      expect([0, 300, -300].map((seconds) => isValidSignature({ signature, text }, [old, next], advanceClock(seconds)))).toEqual([
        true,
        true,
        true,
      ]);
      expect([301, -301].map((seconds) => isValidSignature({ signature, text }, [old, next], advanceClock(seconds)))).toEqual([
        false,
        false,
      ]);
    }
  });

  it.each([
    ['another body', createSignatureHeader(old, '{"eventId":"2"}', now)],
    ['another secret', createSignatureHeader('somebody else’s secret', text, now)],
    ['another time', createSignatureHeader(old, text, advanceClock(-1)).replace(/t=\d+/, `t=${now.getTime() / 1000}`)],
    ['another form', `v1=${'0'.repeat(64)}`],
    ['an empty one', ''],
  ])('rejects the signature of %s', (_, signature) => {
    expect(isValidSignature({ signature, text }, [old, next], now)).toBe(false);
  });

  it('rejects everything without a secret', () => {
    expect(isValidSignature({ signature: createSignatureHeader('', text, now), text }, [], now)).toBe(false);
  });

  it('matches the example of docs/guide/fulfillment.md', () => {
    expect(createSignatureHeader('a-secret-of-both-sides', '{}', new Date(1_795_595_400_000))).toMatch(/^t=1795595400,v1=[0-9a-f]{64}$/);
  });
});
