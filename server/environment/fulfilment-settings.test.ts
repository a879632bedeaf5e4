import { describe, expect, it } from 'vitest';
import { shopSites } from '#backend/sites/shop-site.ts';
import { createSettings } from '#settings/create-settings.ts';
import { parseEnvironment } from './environment.ts';
import { createFulfilmentRules } from './fulfilment-settings.ts';

const secret = 'the-secret-of-both-sides';

function isSimulated(variables: Readonly<Record<string, string>>, simulation?: 'on' | 'off'): boolean | undefined {
  const settings = createSettings(simulation && { '*': { fulfilment: { simulation } } });
  const [site] = shopSites;
  return site && createFulfilmentRules(settings, parseEnvironment(variables, '/'))(site).isSimulated;
}

describe('createFulfilmentRules', () => {
  it.each([
    ['is on where only this machine uses the shop', {}, true],
    ['is off where an order management system reports', { FULFILMENT_SECRET: secret }, false],
    ['is off where other machines use the shop', { LISTEN_HOST: '0.0.0.0' }, false],
  ])('simulates by default: %s', (_, variables, expected) => {
    expect(isSimulated(variables)).toBe(expected);
  });

  it('follows the setting if it is on or off', () => {
    expect([isSimulated({ FULFILMENT_SECRET: secret }, 'on'), isSimulated({}, 'off')]).toEqual([true, false]);
  });
});

describe('FULFILMENT_SECRET', () => {
  it('accepts one or two secrets of sufficient length', () => {
    expect(parseEnvironment({ FULFILMENT_SECRET: `${secret}, ${secret}-2` }, '/').fulfilmentSecrets).toEqual([secret, `${secret}-2`]);
    for (const wrong of ['short', `${secret},${secret},${secret}`])
      expect(() => parseEnvironment({ FULFILMENT_SECRET: wrong }, '/')).toThrow('FULFILMENT_SECRET');
  });
});
