// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { ConsentMessages } from './messages.ts';

export const consentMessages: MessageData<ConsentMessages> = {
  label: 'Cookies',
  question: 'We use cookies to measure visits and show partner content.',
  accept: 'Accept',
  refuse: 'Decline',
  choose: 'Settings',
  settings: 'Cookie settings',
  lead: 'We only use what is necessary until you say otherwise. Change your mind here at any time; it takes effect right away.',
  necessary: 'Necessary',
  necessaryHint: 'Your cart, your sign-in, your language and the version of a page you see. The shop doesn’t work without them.',
  analytics: 'Statistics',
  analyticsHint:
    'Which pages and products you view and what you add to your cart. Never who you are: no name, no address, nothing you type.',
  marketing: 'Partner content',
  marketingHint: 'Photo galleries from partner companies, which can see that you visit us.',
  save: 'Save my choices',
  acceptAll: 'Accept all',
  refuseAll: 'Decline all',
  saved: 'Your choices are saved.',
};
