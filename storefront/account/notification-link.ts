import { notifyMeMessages } from '#generated/messages/notify-me/all.ts';
import type { NotifyMeMessages } from '#generated/messages/notify-me/messages.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { getAccountPath, type AccountPage } from '../site/account-paths.ts';
import type { AccountContext } from './account-context.ts';
import type { AccountContent } from './define-account-screen.ts';
import { forgetMailedToken, readMailedToken } from './mailed-token.ts';

export interface NotificationLinkContext extends AccountContext {
  /** Undefined if the visitor comes without a link. */
  readonly token: string | undefined;
}

interface LinkPage {
  readonly page: AccountPage;
  readonly texts: (messages: NotifyMeMessages) => {
    readonly title: string;
    readonly lead: string;
    readonly submit: string;
    readonly done: string;
  };
  readonly send: (context: AccountContext, token: string) => Promise<unknown>;
}

/** The page of a link in a stock notification. It requires a button press, because mail scanners follow links. */
export function createNotificationLinkPage({ page, texts, send }: LinkPage) {
  return {
    page,
    authorize: (context: AccountContext): Promise<NotificationLinkContext> =>
      Promise.resolve({ ...context, token: readMailedToken(context.request, page) }),
    show(context: NotificationLinkContext): AccountContent {
      const { request, token } = context;
      const messages = getMessages(notifyMeMessages, request.site.locale);
      const { title, lead, submit, done } = texts(messages);
      const home = { href: `/${request.site.locale}`, label: messages.home };
      if (token === undefined) {
        const isDone = request.url.searchParams.get('done') !== null;
        return isDone
          ? { title, notices: [{ kind: 'success', text: done, link: home }], sections: [] }
          : { title, lead: messages.missing, sections: [{ kind: 'facts', title: messages.title, facts: [], link: home }] };
      }
      const form = {
        id: page,
        fields: [],
        submit,
        links: [home],
        async send() {
          await send(context, token);
          forgetMailedToken(request, page);
          return getAccountPath(request.site, page, { done: 'yes' });
        },
      };
      return { title, lead, sections: [{ kind: 'form', form }] };
    },
  };
}
