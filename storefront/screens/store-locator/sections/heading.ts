import { createElement } from 'react';
import { LocatorHead } from '#commerce/stores/list/locator-head.tsx';
import { storesMessages } from '#generated/messages/stores/all.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { compose } from '../../../page/compose.ts';
import { createSection } from '../../../sections/section.ts';

/** The title of the page. */
export const heading = createSection({
  name: 'heading',
  show({ visitor }, { context }) {
    const element = createElement(LocatorHead, { messages: getMessages(storesMessages, context.site.locale) });
    return { canvases: { heading: compose('heading', [{ hostPart: 'locator-head', element }], visitor, context) } };
  },
});
