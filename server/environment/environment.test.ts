import { describe, expect, it } from 'vitest';
import { EnvironmentError, parseEnvironment } from './environment.ts';

describe('parseEnvironment', () => {
  it('uses the standard ports, folders and partners by default', () => {
    expect(parseEnvironment({}, '/shop')).toMatchObject({
      port: 4000,
      partnersPort: 4001,
      dataDir: '/shop/.data',
      partnersOrigin: 'http://localhost:4001',
    });
  });

  it('treats an empty setting as unset', () => {
    expect(parseEnvironment({ PORT: '', CONTENT_ORIGIN: '' }, '/shop')).toMatchObject({ port: 4000, contentOrigin: undefined });
  });

  it('names every invalid setting', () => {
    const read = () =>
      parseEnvironment({ PORT: 'eighty', DATABASE_URL: 'mysql://db', EDITOR_ORIGINS: 'https://editor.example, nonsense' }, '/shop');
    expect(read).toThrow(EnvironmentError);
    expect(read).toThrow(/\[environment\] PORT: .*\n.*DATABASE_URL: .*\n.*EDITOR_ORIGINS: /);
  });

  it('keeps the path of a service, and only the origin of the partners', () => {
    const { commerceOrigin, contentOrigin, partnersOrigin } = parseEnvironment(
      { COMMERCE_ORIGIN: 'https://api.example/v1/', CONTENT_ORIGIN: 'https://api.example', PARTNERS_ORIGIN: 'https://pay.example/x' },
      '/shop',
    );
    expect([commerceOrigin, contentOrigin, partnersOrigin]).toEqual([
      'https://api.example/v1',
      'https://api.example',
      'https://pay.example',
    ]);
  });

  it('reads the accepted access keys; by default none is required', () => {
    expect(parseEnvironment({ ACCESS_KEYS: 'shop, app,' }, '/shop').accessKeys).toEqual(['shop', 'app']);
    expect(parseEnvironment({}, '/shop').accessKeys).toEqual([]);
  });

  it('reads the SMTP server and the sender addresses', () => {
    const variables = { SMTP_URL: 'smtps://shop:secret@mail.example:465', MAIL_FROM: 'mail@shop.example, solvane=mail@solvane.example' };
    expect(parseEnvironment(variables, '/shop')).toMatchObject({
      smtpUrl: variables.SMTP_URL,
      mailFrom: ['mail@shop.example', 'solvane=mail@solvane.example'],
      smsUrl: undefined,
    });
    expect(() => parseEnvironment({ SMS_URL: 'smpp://sms.example' }, '/shop')).toThrow(/SMS_URL: /);
    expect(() => parseEnvironment({ SMTP_URL: 'https://mail.example', MAIL_FROM: 'The shop' }, '/shop')).toThrow(
      /SMTP_URL: .*\n.*MAIL_FROM: /,
    );
  });

  it('reads settings, and names the invalid one', () => {
    const read = (SETTINGS: string) => parseEnvironment({ SETTINGS }, '/shop');
    expect(read('{"solvane":{"menu":{"triggerOnClick":true}}}').settings).toEqual({ solvane: { menu: { triggerOnClick: true } } });
    expect(() => read('{"solvane":{"menu":{"triggerOnClick":"yes"}}}')).toThrow(/SETTINGS: solvane\.menu\.triggerOnClick/);
  });
});
