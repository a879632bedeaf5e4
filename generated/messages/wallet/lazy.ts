// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { WalletMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const walletMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<WalletMessages>>>> = {
  en: async () => (await import('./en.ts')).walletMessages,
  'en-GB': async () => (await import('./en-GB.ts')).walletMessages,
  'en-CA': async () => (await import('./en.ts')).walletMessages,
  fr: async () => (await import('./fr.ts')).walletMessages,
  'fr-CA': async () => (await import('./fr-CA.ts')).walletMessages,
  de: async () => (await import('./de.ts')).walletMessages,
};
