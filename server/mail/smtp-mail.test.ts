import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { MailRejectedError, type Mail } from '#backend/mail/mail.ts';
import { createSenders } from './senders.ts';
import { createSmtpMail, type SmtpMail } from './smtp-mail.ts';

const mail: Mail = {
  id: '5f0f8f5e-6f2b-4a63-9d7e-2f2f3a8d0c11',
  brand: 'solvane',
  recipient: 'kim@example.com',
  locale: 'de-de',
  subject: 'Grüße von Solvane',
  text: 'Hallo,\n\nein Gruß.',
  html: '<!DOCTYPE html><html lang="de-DE"><p>ein Gruß</p></html>',
};

const senderOf = createSenders(['shop@tarnfell.example', 'solvane=mail@solvane.example']);

const opened: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close();
});

interface Taken {
  readonly from: string;
  readonly to: readonly string[];
  readonly source: string;
}

/** An SMTP server for the test, and a client of it. */
async function start(options: SMTPServerOptions = {}, credentials = ''): Promise<SmtpMail & { readonly taken: readonly Taken[] }> {
  const taken: Taken[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        taken.push({ from, to: envelope.rcptTo.map(({ address }) => address), source: Buffer.concat(chunks).toString() });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  opened.push(() => new Promise((resolve) => server.close(resolve)));
  const { port } = server.server.address() as AddressInfo;
  const smtp = createSmtpMail({ url: `smtp://${credentials}127.0.0.1:${port}`, senderOf });
  opened.push(() => smtp.close());
  return { ...smtp, taken };
}

const rejectWith = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

describe('createSmtpMail', () => {
  it('sends to one recipient, from the brand’s sender, with text and HTML', async () => {
    const { send, taken } = await start();
    await send(mail);
    expect(taken).toMatchObject([{ from: 'mail@solvane.example', to: ['kim@example.com'] }]);
    const source = taken[0]?.source ?? '';
    expect(source).toMatch(/^From: Solvane <mail@solvane\.example>\r$/m);
    expect(source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(source).toMatch(/^Content-Language: de-DE\r$/m);
    expect(source).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(source.indexOf('text/plain')).toBeLessThan(source.indexOf('text/html'));
  });

  it('adds an unsubscribe button to mails that have a subscription', async () => {
    const { send, taken } = await start();
    await send({ ...mail, unsubscribe: 'https://solvane.example/de-de/stop-notifications?token=a' });
    await send(mail);
    const [first = '', second = ''] = taken.map(({ source }) => source.replaceAll(/\r\n[ \t]+/g, ' '));
    expect(first).toMatch(/^List-Unsubscribe: <https:\/\/solvane\.example\/de-de\/stop-notifications\?token=a>\r$/m);
    expect(first).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(second).not.toContain('List-Unsubscribe');
  });

  it('uses the same Message-ID for each attempt, so that a repeat is recognized', async () => {
    const { send, taken } = await start();
    await send(mail);
    await send(mail);
    const ids = taken.map(({ source }) => /^Message-ID: (.*)\r$/im.exec(source)?.[1]);
    expect(ids).toEqual([`<${mail.id}@solvane.example>`, `<${mail.id}@solvane.example>`]);
  });

  it('rejects header and recipient injection by the subject', async () => {
    const { send, taken } = await start();
    await send({ ...mail, subject: 'Hello\r\nBcc: eve@example.com\r\n\r\nand more' });
    expect(taken[0]?.to).toEqual(['kim@example.com']);
    expect(taken[0]?.source).not.toMatch(/^Bcc:/im);
  });

  it.each<[string, SMTPServerOptions]>([
    ['whose recipient does not exist', { onRcptTo: (_, __, done) => done(rejectWith(550, 'no such mailbox')) }],
    [
      'that the server takes for spam',
      {
        onData(stream, _, done) {
          stream.resume().on('end', () => done(rejectWith(554, 'no such mailbox')));
        },
      },
    ],
  ])('%s fails permanently with the response of the server', async (_, options) => {
    const { send } = await start(options);
    const failure: unknown = await send(mail).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(MailRejectedError);
    expect((failure as Error).message).toContain('no such mailbox');
  });

  it.each<[string, SMTPServerOptions]>([
    ['the mailbox is full', { onRcptTo: (_, __, done) => done(rejectWith(451, 'come again')) }],
    ['the server rejects the sender', { onMailFrom: (_, __, done) => done(rejectWith(550, 'unknown sender')) }],
    ['the server closes the connection', { onConnect: (_, done) => done(rejectWith(421, 'shutting down')) }],
  ])('is retried if %s', async (_, options) => {
    const { send } = await start(options);
    const failure: unknown = await send(mail).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(MailRejectedError);
  });

  it('retries if there is no response', async () => {
    const smtp = createSmtpMail({ url: 'smtp://127.0.0.1:1', senderOf });
    opened.push(() => smtp.close());
    await expect(smtp.send(mail)).rejects.not.toBeInstanceOf(MailRejectedError);
  });

  it('signs in with the password of the server’s URL', async () => {
    const onAuth: SMTPServerOptions['onAuth'] = ({ username, password }, _, done) =>
      username === 'shop' && password === 'p@ss' ? done(null, { user: username }) : done(new Error('wrong'));
    const options = { authOptional: false, allowInsecureAuth: true, onAuth };
    const { send, taken } = await start(options, 'shop:p%40ss@');
    await send(mail);
    expect(taken).toHaveLength(1);
    const other = await start(options, 'shop:wrong@');
    await expect(other.send(mail)).rejects.not.toBeInstanceOf(MailRejectedError);
  });
});

describe('createSenders', () => {
  it('reads a sender for each brand, or one for all', () => {
    expect(senderOf('tarnfell')).toEqual({ name: 'Tarnfell', address: 'shop@tarnfell.example' });
    expect(senderOf('solvane')).toEqual({ name: 'Solvane', address: 'mail@solvane.example' });
  });

  it('rejects a missing sender and one of an unknown brand', () => {
    expect(() => createSenders([])).toThrow(/MAIL_FROM: with SMTP_URL set/);
    expect(() => createSenders(['solvane=mail@solvane.example'])).toThrow(/mails of Tarnfell/);
    expect(() => createSenders(['shop@tarnfell.example', 'other=mail@other.example'])).toThrow(/unknown brand "other"/);
  });
});
