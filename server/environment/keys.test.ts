import { describe, expect, it } from 'vitest';
import { sites } from '#storefront/site/sites.ts';
import { EnvironmentError, parseEnvironment } from './environment.ts';
import { isDeveloperMachine, isLoopback, rejectOpenBackend, rejectWeakKeys } from './keys.ts';

const names = ['PARTNERS_KEY', 'ACCESS_KEY', 'PREVIEW_KEY'] as const;
const secrets = Object.fromEntries(names.map((name) => [name, `${name} that nobody knows`]));
const start = (variables: Record<string, string>, nodeEnv?: string) => () =>
  rejectWeakKeys(parseEnvironment(variables, '/shop'), { names, nodeEnv });

describe('the shop’s keys', () => {
  it('can be the public defaults if no other machine takes part', () => {
    expect(start({})).not.toThrow();
    expect(start({}, 'production')).not.toThrow();
    expect(start({ SHOP_HOSTS: 'localhost:8080,solvane=shop.localhost' })).not.toThrow();
    expect(start({ LISTEN_HOST: '::1', COMMERCE_ORIGIN: 'http://localhost:4002/v1' })).not.toThrow();
  });

  it.each([
    ['other machines can reach the shop', { LISTEN_HOST: '0.0.0.0' }, undefined],
    ['the shop has a public host name', { SHOP_HOSTS: 'solvane=boutique.example:8443' }, undefined],
    ['a service is on another machine', { COMMERCE_ORIGIN: 'https://api.example/v1' }, undefined],
    ['the partners are on another machine', { PARTNERS_ORIGIN: 'https://pay.example' }, undefined],
    ['NODE_ENV is production and external services are set', { CONTENT_ORIGIN: 'http://localhost:4002' }, 'production'],
  ])('must be secret if %s', (_, variables, nodeEnv) => {
    expect(start(variables, nodeEnv)).toThrow(EnvironmentError);
    expect(start(variables, nodeEnv)).toThrow(/PARTNERS_KEY, ACCESS_KEY, PREVIEW_KEY: .*`openssl rand -base64 32`\.$/);
    expect(start({ ...variables, ...secrets }, nodeEnv)).not.toThrow();
  });

  it('must be secrets in production if the shop’s sites have public names', () => {
    const withHost = (host: string) => () => {
      const brands = sites.brands.map((brand) => ({ ...brand, hosts: [...brand.hosts, host] }));
      rejectWeakKeys(parseEnvironment({}, '/shop'), { names, nodeEnv: 'production', sites: { ...sites, brands } });
    };
    expect(withHost('shop.localhost')).not.toThrow();
    expect(withHost('www.tarnfell.shop')).toThrow(
      /PREVIEW_KEY: NODE_ENV is production and the shop has a public name \(www\.tarnfell\.shop\)/,
    );
  });

  it('must be too long to guess', () => {
    expect(start({ ...secrets, LISTEN_HOST: '0.0.0.0', PREVIEW_KEY: 'short' })).toThrow(/\[environment\] PREVIEW_KEY: /);
  });

  it('requires access keys if other machines can reach the backend, which serves drafts', () => {
    const open = (variables: Record<string, string>) => () => rejectOpenBackend(parseEnvironment(variables, '/shop'));
    expect(open({})).not.toThrow();
    expect(open({ LISTEN_HOST: '0.0.0.0' })).toThrow(/\[environment\] ACCESS_KEYS: .*openssl/);
    expect(open({ LISTEN_HOST: '0.0.0.0', ACCESS_KEYS: 'the key of the shop,short' })).toThrow(/ACCESS_KEYS/);
    expect(open({ LISTEN_HOST: '0.0.0.0', ACCESS_KEYS: 'the key of the shop' })).not.toThrow();
  });
});

describe('isDeveloperMachine', () => {
  const isDeveloper = (variables: Record<string, string>, nodeEnv?: string): boolean =>
    isDeveloperMachine(parseEnvironment(variables, '/shop'), nodeEnv);

  it.each([
    ['no variables', {}],
    ['a database on this machine', { DATABASE_URL: 'postgres://localhost/shop' }],
    ['services on this machine', { CONTENT_ORIGIN: 'http://localhost:4002' }],
  ])('is true with %s', (_, variables) => expect(isDeveloper(variables)).toBe(true));

  it.each([
    ['NODE_ENV is production', {}, 'production'],
    ['the database is on another machine', { DATABASE_URL: 'postgres://db.internal/shop' }, undefined],
    ['other machines can reach it', { LISTEN_HOST: '0.0.0.0' }, undefined],
    ['the shop has a public name', { SHOP_HOSTS: 'shop.example' }, undefined],
    ['a key is its own', { PREVIEW_KEY: 'a key of the shop alone' }, undefined],
    ['the backend requires access keys', { ACCESS_KEYS: 'the key of the shop' }, undefined],
  ])('is false if %s', (_, variables, nodeEnv) => expect(isDeveloper(variables, nodeEnv)).toBe(false));
});

it.each([
  ['localhost', true],
  ['solvane.localhost', true],
  ['127.0.0.1', true],
  ['127.8.8.8', true],
  ['::1', true],
  ['0.0.0.0', false],
  ['::', false],
  ['127.0.0.1.example', false],
  ['192.168.1.20', false],
])('isLoopback of %s returns %s', (host, isAlone) => expect(isLoopback(host)).toBe(isAlone));
