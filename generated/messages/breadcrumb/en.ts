// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { BreadcrumbMessages } from './messages.ts';

export const breadcrumbMessages: MessageData<BreadcrumbMessages> = { home: 'Home', search: 'Search' };
