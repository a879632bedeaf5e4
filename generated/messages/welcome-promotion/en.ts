// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { WelcomePromotionMessages } from './messages.ts';

export const welcomePromotionMessages: MessageData<WelcomePromotionMessages> = { name: 'Welcome to the club' };
