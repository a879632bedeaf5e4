// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { FooterItemsMessages } from './messages.ts';

export const footerItemsMessages: MessageData<FooterItemsMessages> = { links: 'Fußbereich', social: 'Folge uns', legal: 'Rechtliches' };
