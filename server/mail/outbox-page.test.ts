import { describe, expect, it } from 'vitest';
import type { Channel } from '#backend/mail/mail.ts';
import type { OutboxMail } from '#backend/mail/outbox.ts';
import { parseElements } from '#tests/support/parse-elements.ts';
import { parseEnvironment } from '../environment/environment.ts';
import { createOutboxPage } from './outbox-page.ts';
import { getOutboxChannels } from './outbox-channels.ts';

const id = '5f0f8f5e-6f2b-4a63-9d7e-2f2f3a8d0c11';
const mail: OutboxMail = {
  id,
  brand: 'tarnfell',
  recipient: 'kim@example.com',
  locale: 'en-us',
  subject: 'A new password for <Tarnfell>',
  template: 'password-reset',
  channel: 'email',
  createdAt: new Date('2026-11-21T09:00:00Z'),
  sentAt: new Date('2026-11-21T09:00:01Z'),
  rejection: null,
  text: 'Choose it here:\n\nhttps://tarnfell.example/en-us/account/reset-password?token=a&b',
  html: '<!DOCTYPE html><html lang="en"><head><title>t</title></head><body>Hello</body></html>',
};

async function send(path: string, { isGranted = true, channels = ['email'] as readonly Channel[] } = {}) {
  const page = createOutboxPage({
    outbox: {
      list: async (_, before) => ({ entries: before ? [] : [mail], ...(before ? {} : { before: id }) }),
      find: async (one) => (one === id ? mail : undefined),
    },
    channels,
    access: { isGranted: async () => isGranted },
  });
  const response = await page(new Request(`http://localhost:4000${path}`));
  const html = await response.text();
  return { status: response.status, headers: response.headers, html, elements: parseElements(html) };
}

describe('the outbox page', () => {
  it('opens only for visitors with a link of the shop', async () => {
    for (const path of ['/outbox', `/outbox/${id}`, `/outbox/${id}/html`]) {
      const { status, html } = await send(path, { isGranted: false });
      expect([status, html.includes('kim@example.com'), html.includes('token=')]).toEqual([403, false, false]);
    }
  });

  it('lists mails and links to older ones', async () => {
    const { status, elements, headers } = await send('/outbox');
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    const links = elements.filter(({ tag }) => tag === 'a').map(({ text, attributes }) => [text, attributes['href']]);
    expect(links).toEqual([
      ['A new password for <Tarnfell>', `/outbox/${id}`],
      ['Older messages', `/outbox?before=${id}`],
    ]);
    expect(elements.find(({ tag }) => tag === 'li')?.text).toContain(
      'kim@example.com · password-reset · en-us · kept here · 2026-11-21 09:00:00 UTC',
    );
    expect((await send(`/outbox?before=${id}`)).html).toContain('There are no messages.');
  });

  it('shows a mail’s HTML in a frame without scripts, and its text with links', async () => {
    const { elements, headers } = await send(`/outbox/${id}`);
    const frame = elements.find(({ tag }) => tag === 'iframe');
    expect(frame?.attributes).toMatchObject({ src: `/outbox/${id}/html`, sandbox: 'allow-top-navigation-by-user-activation' });
    expect(elements.find(({ tag }) => tag === 'pre')?.children[0]?.attributes['href']).toBe(
      'https://tarnfell.example/en-us/account/reset-password?token=a&b',
    );
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    const framed = await send(`/outbox/${id}/html`);
    expect(framed.headers.get('content-security-policy')).toContain('sandbox allow-top-navigation-by-user-activation');
    expect(framed.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(framed.html).toContain('Hello');
  });

  it.each(['/outbox?before=x', '/outbox/x', `/outbox/${id.replace('5f', '60')}`, `/outbox/${id}/source`, `/outbox/${id}/html/x`])(
    'responds with 404 at %s',
    async (path) => expect((await send(path)).status).toBe(404),
  );
});

it('the outbox page does not show messages of a channel that has a sender', async () => {
  for (const path of [`/outbox/${id}`, `/outbox/${id}/html`]) {
    const { status, html } = await send(path, { channels: ['sms'] });
    expect([status, html.includes('token=')]).toEqual([404, false]);
  }
});

describe('getOutboxChannels', () => {
  const getShownChannels = (variables: Record<string, string>, nodeEnv?: string) =>
    getOutboxChannels(parseEnvironment(variables, '/shop'), nodeEnv);
  const both = ['email', 'sms'];
  const [smtp, sms] = [{ SMTP_URL: 'smtp://localhost:25' }, { SMS_URL: 'https://sms.example' }];

  it('depend on who can reach the shop, unless the environment sets OUTBOX', () => {
    expect(getShownChannels({})).toEqual(both);
    expect(getShownChannels({ OUTBOX: 'false' })).toEqual([]);
    expect(getShownChannels({}, 'production')).toEqual([]);
    expect(getShownChannels({ LISTEN_HOST: '0.0.0.0' })).toEqual([]);
    expect(getShownChannels({ LISTEN_HOST: '0.0.0.0', OUTBOX: 'true' }, 'production')).toEqual(both);
  });

  it('contain only channels without a sender', () => {
    expect([getShownChannels(smtp), getShownChannels(sms), getShownChannels({ ...smtp, ...sms })]).toEqual([['sms'], ['email'], []]);
    expect(() => getShownChannels({ ...smtp, ...sms, OUTBOX: 'true' })).toThrow(/OUTBOX: has no effect/);
  });
});
