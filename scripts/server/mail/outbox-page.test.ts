import { describe, expect, it } from 'vitest';
import type { OutboxMail } from '#backend/mail/outbox.ts';
import { elementsIn } from '#tests/support/elements-in.ts';
import { parseEnvironment } from '../environment.ts';
import { opensOutbox } from './opens-outbox.ts';
import { createOutboxPage } from './outbox-page.ts';

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
  refusal: null,
  text: 'Choose it here:\n\nhttps://tarnfell.example/en-us/account/reset-password?token=a&b',
  html: '<!DOCTYPE html><html lang="en"><head><title>t</title></head><body>Hello</body></html>',
};

async function ask(path: string, isGranted = true) {
  const page = createOutboxPage({
    outbox: {
      list: async (before) => ({ entries: before ? [] : [mail], ...(before ? {} : { before: id }) }),
      find: async (one) => (one === id ? mail : undefined),
    },
    access: { isGranted: () => isGranted },
  });
  const response = await page(new Request(`http://localhost:4000${path}`));
  const html = await response.text();
  return { status: response.status, headers: response.headers, html, elements: elementsIn(html) };
}

describe('the outbox page', () => {
  it('is for those alone who have followed a link of the shop', async () => {
    for (const path of ['/outbox', `/outbox/${id}`, `/outbox/${id}/html`]) {
      const { status, html } = await ask(path, false);
      expect([status, html.includes('kim@example.com'), html.includes('token=')]).toEqual([403, false, false]);
    }
  });

  it('lists mails, and leads to older ones', async () => {
    const { status, elements, headers } = await ask('/outbox');
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    const links = elements.filter(({ tag }) => tag === 'a').map(({ text, attributes }) => [text, attributes['href']]);
    expect(links).toEqual([
      ['A new password for <Tarnfell>', `/outbox/${id}`],
      ['Older mails', `/outbox?before=${id}`],
    ]);
    expect(elements.find(({ tag }) => tag === 'li')?.text).toContain(
      'kim@example.com · password-reset · en-us · kept here · 2026-11-21 09:00:00 UTC',
    );
    expect((await ask(`/outbox?before=${id}`)).html).toContain('There are no mails.');
  });

  it('shows a mail’s HTML in a frame that runs nothing, and its text with links', async () => {
    const { elements, headers } = await ask(`/outbox/${id}`);
    const frame = elements.find(({ tag }) => tag === 'iframe');
    expect(frame?.attributes).toMatchObject({ src: `/outbox/${id}/html`, sandbox: 'allow-top-navigation-by-user-activation' });
    expect(elements.find(({ tag }) => tag === 'pre')?.children[0]?.attributes['href']).toBe(
      'https://tarnfell.example/en-us/account/reset-password?token=a&b',
    );
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    const framed = await ask(`/outbox/${id}/html`);
    expect(framed.headers.get('content-security-policy')).toContain('sandbox allow-top-navigation-by-user-activation');
    expect(framed.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(framed.html).toContain('Hello');
  });

  it.each(['/outbox?before=x', '/outbox/x', `/outbox/${id.replace('5f', '60')}`, `/outbox/${id}/source`, `/outbox/${id}/html/x`])(
    'knows nothing at %s',
    async (path) => expect((await ask(path)).status).toBe(404),
  );
});

describe('whether there is an outbox page', () => {
  const opens = (variables: Record<string, string>, nodeEnv?: string) => opensOutbox(parseEnvironment(variables, '/shop'), nodeEnv);

  it('is said by who can reach the shop, unless the environment says it', () => {
    expect(opens({})).toBe(true);
    expect(opens({ OUTBOX: 'false' })).toBe(false);
    expect(opens({}, 'production')).toBe(false);
    expect(opens({ LISTEN_HOST: '0.0.0.0' })).toBe(false);
    expect(opens({ LISTEN_HOST: '0.0.0.0', OUTBOX: 'true' }, 'production')).toBe(true);
  });

  it('is no question where mails are sent', () => {
    expect(opens({ SMTP_URL: 'smtp://localhost:25' })).toBe(false);
    expect(() => opens({ SMTP_URL: 'smtp://localhost:25', OUTBOX: 'true' })).toThrow(/OUTBOX: mails are sent/);
  });
});
