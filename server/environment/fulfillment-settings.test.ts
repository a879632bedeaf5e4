import { describe, expect, it } from 'vitest';
import { shopSites } from '#backend/sites/shop-site.ts';
import { createSettings } from '#settings/create-settings.ts';
import { parseEnvironment } from './environment.ts';
import { createFulfillmentRules } from './fulfillment-settings.ts';

const secret = 'the-secret-of-both-sides';

function isSimulated(variables: Readonly<Record<string, string>>, simulation?: 'on' | 'off'): boolean | undefined {
  const settings = createSettings(simulation && { '*': { fulfillment: { simulation } } });
  const [site] = shopSites;
  return site && createFulfillmentRules(settings, parseEnvironment(variables, '/'))(site).isSimulated;
}

describe('createFulfillmentRules', () => {
  it.each([
    ['is on where only this machine uses the shop', {}, true],
    ['is off where an order management system reports', { FULFILLMENT_SECRET: secret }, false],
    ['is off where other machines use the shop', { LISTEN_HOST: '0.0.0.0' }, false],
  ])('simulates by default: %s', (_, variables, expected) => {
    expect(isSimulated(variables)).toBe(expected);
  });

  it('follows the setting if it is on or off', () => {
    expect([isSimulated({ FULFILLMENT_SECRET: secret }, 'on'), isSimulated({}, 'off')]).toEqual([true, false]);
  });
});

describe('FULFILLMENT_SECRET', () => {
  it('accepts one or two secrets of sufficient length', () => {
    expect(parseEnvironment({ FULFILLMENT_SECRET: `${secret}, ${secret}-2` }, '/').fulfillmentSecrets).toEqual([secret, `${secret}-2`]);
    for (const wrong of ['short', `${secret},${secret},${secret}`])
      expect(() => parseEnvironment({ FULFILLMENT_SECRET: wrong }, '/')).toThrow('FULFILLMENT_SECRET');
  });
});
