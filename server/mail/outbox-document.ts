import { hash } from 'node:crypto';
import type { OutboxEntry, OutboxMail, OutboxPage } from '#backend/mail/outbox.ts';
import { escapeHtml } from '#engine/escape.ts';

export const outboxPath = '/outbox';

const css = [
  ':root{color-scheme:light dark}',
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}',
  'ol{list-style:none;padding:0}',
  'li{padding:1rem 0;border-block-start:1px solid}',
  'p,dl{margin:.25rem 0}',
  'dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}',
  'dd{margin:0}',
  'iframe{inline-size:100%;block-size:75vh;box-sizing:border-box;border:1px solid;resize:vertical}',
  'pre{font:inherit;white-space:pre-wrap;border:1px solid;padding:1rem}',
].join('');

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', css, 'base64')}'`,
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Scripts and requests of a mail are blocked; its links replace the whole page. */
const framePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation";

function createResponse(html: string, contentPolicy: string): Response {
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentPolicy,
      'cache-control': 'no-store',
      // The page's URL contains the id of a mail, which is confidential.
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
  });
}

function renderPage(title: string, body: string): Response {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">`;
  return createResponse(
    `<!DOCTYPE html><html lang="en"><head>${head}<title>${escapeHtml(title)}</title><style>${css}</style></head><body>${body}</body></html>`,
    policy,
  );
}

const formatTime = (date: Date): string =>
  `<time datetime="${date.toISOString()}">${date.toISOString().slice(0, 19).replace('T', ' ')} UTC</time>`;

function formatState({ rejection, sentAt }: OutboxEntry): string {
  if (rejection !== null) return `given up: ${rejection}`;
  return sentAt === null ? 'waits to be sent' : 'kept here';
}

function renderItem(entry: OutboxEntry): string {
  const facts = [entry.recipient, entry.template, entry.locale, formatState(entry)].map(escapeHtml);
  const title = entry.channel === 'sms' ? `${entry.subject} (text message)` : entry.subject;
  return `<li><a href="${outboxPath}/${entry.id}">${escapeHtml(title)}</a><p>${[...facts, formatTime(entry.createdAt)].join(' · ')}</p></li>`;
}

export function renderList({ entries, before }: OutboxPage): Response {
  const list = entries.length > 0 ? `<ol>${entries.map(renderItem).join('')}</ol>` : '<p>There are no messages.</p>';
  const older = before === undefined ? '' : `<nav aria-label="Pages"><a href="${outboxPath}?before=${before}">Older messages</a></nav>`;
  return renderPage('Outbox', `<main><h1>Outbox</h1><p>What this shop would have sent, the newest first.</p>${list}${older}</main>`);
}

/** Addresses in plain text become links. */
const withLinks = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s]+)/)
    .map((part, index) => (index % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part)))
    .join('');

export function renderMail(mail: OutboxMail): Response {
  const { id, subject, recipient, brand, template, locale, createdAt, text, html } = mail;
  const facts = { To: recipient, Brand: brand, Template: template, Locale: locale, State: formatState(mail) };
  const list = Object.entries(facts).map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`);
  const frame = `<h2>HTML</h2><iframe title="HTML of the mail" src="${outboxPath}/${id}/html" sandbox="allow-top-navigation-by-user-activation"></iframe>`;
  return renderPage(
    `${subject} | Outbox`,
    `<nav aria-label="Outbox"><a href="${outboxPath}">All messages</a></nav><main><h1>${escapeHtml(subject)}</h1>` +
      `<dl>${list.join('')}<dt>Time</dt><dd>${formatTime(createdAt)}</dd></dl>${html === undefined ? '' : frame}<h2>Text</h2><pre>${withLinks(text)}</pre></main>`,
  );
}

/** Renders the HTML of a mail unchanged, except that its links leave the frame. */
export function renderMailFrame(html: string): Response {
  return createResponse(html.replace('<head>', '<head><base target="_top">'), framePolicy);
}
