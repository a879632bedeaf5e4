// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { ConsentMessages } from './messages.ts';

export const consentMessages: MessageData<ConsentMessages> = {
  label: 'Cookies',
  question: 'May we count visits and show partner content?',
  accept: 'Accept',
  refuse: 'Refuse',
  choose: 'Settings',
  settings: 'Cookie settings',
  lead: 'Nothing beyond what is necessary happens before you say yes. You decide, and can change it here at any time. What you take back ends at once.',
  necessary: 'Necessary',
  necessaryHint: 'Your cart, your sign-in, your language, and which variant of a page you are shown. The shop does not work without them.',
  analytics: 'Statistics',
  analyticsHint:
    'Which pages and products are looked at, and what is put into the cart. Never who you are: no name, no address, nothing that you type.',
  marketing: 'Content of other companies',
  marketingHint: 'Galleries that another company fills, and which learns that you are here.',
  save: 'Save my choice',
  acceptAll: 'Accept all',
  refuseAll: 'Refuse all',
  saved: 'Your choice is saved.',
};
