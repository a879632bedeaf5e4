// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { AuthenticationChallengeMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const authenticationChallengeMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<AuthenticationChallengeMessages>>>> =
  {
    en: async () => (await import('./en.ts')).authenticationChallengeMessages,
    'en-GB': async () => (await import('./en-GB.ts')).authenticationChallengeMessages,
    'en-CA': async () => (await import('./en.ts')).authenticationChallengeMessages,
    fr: async () => (await import('./fr.ts')).authenticationChallengeMessages,
    'fr-CA': async () => (await import('./fr-CA.ts')).authenticationChallengeMessages,
    de: async () => (await import('./de.ts')).authenticationChallengeMessages,
  };
