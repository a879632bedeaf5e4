import type { Channel } from '#backend/mail/mail.ts';
import type { Outbox } from '#backend/mail/outbox.ts';
import { renderPlainPage } from '#showcase/plain-page.ts';
import type { PreviewAccess } from '#engine/preview-access.ts';
import type { FetchHandler } from '../ingress/node-fetch.ts';
import { outboxPath, renderList, renderMail, renderMailFrame } from './outbox-document.ts';

interface OutboxPageOptions {
  readonly outbox: Outbox;
  /** Channels without a sender. Messages of other channels were sent and are confidential. */
  readonly channels: readonly Channel[];
  /** Mails contain links that open accounts. */
  readonly access: PreviewAccess;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Shows the unsent messages: a list, each mail, and the frame document with its HTML. */
export function createOutboxPage({ outbox, channels, access }: OutboxPageOptions): FetchHandler {
  return async (request) => {
    if (!(await access.isGranted(request))) return respondWithoutAccess();
    const { pathname, searchParams } = new URL(request.url);
    const [id, view, ...more] = pathname.slice(outboxPath.length).split('/').filter(Boolean);
    if (id === undefined) {
      const before = searchParams.get('before') ?? undefined;
      return before === undefined || uuid.test(before) ? renderList(await outbox.list(channels, before)) : respondNotFound();
    }
    const mail = uuid.test(id) ? await outbox.find(id) : undefined;
    if (!mail || !channels.includes(mail.channel) || more.length > 0) return respondNotFound();
    if (view === undefined) return renderMail(mail);
    return view === 'html' && mail.html !== undefined ? renderMailFrame(mail.html) : respondNotFound();
  };
}

const respondWithoutAccess = (): Response =>
  renderPlainPage({
    status: 403,
    title: 'The outbox is for whoever runs the shop',
    paragraphs: [
      'It shows mails that this shop would have sent, with the links in them. Open it by a link that lets this browser in for twelve hours.',
      'On a developer’s machine npm start prints one; elsewhere: npm run preview:link -- --to /outbox',
    ],
    editorOrigins: [],
  });

const respondNotFound = (): Response =>
  renderPlainPage({
    status: 404,
    title: 'There is no such mail',
    paragraphs: ['It may have been forgotten since: the shop keeps mails for a limited time.'],
    editorOrigins: [],
  });
