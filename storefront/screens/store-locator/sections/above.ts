import { createElement } from 'react';
import { storesMessages } from '#generated/messages/stores/all.ts';
import { messagesIn } from '#messages/runtime/messages-in.ts';
import { compose, type Part } from '../../../page/compose.ts';
import { PageTitle } from '../../../parts/page-title.tsx';
import { section } from '../../../sections/section.ts';
import { content } from './content.ts';

/** What editors have put above the locator, or its title. */
export const above = section({
  name: 'content above',
  uses: { content },
  show({ used, visitor }, { context }) {
    const document = used.content?.above;
    const { title } = messagesIn(storesMessages, context.site.locale);
    const part: Part = document ? { document } : { hostPart: 'page-title', element: createElement(PageTitle, { title }) };
    return { canvases: { above: compose('page', [part], visitor, context) } };
  },
});
