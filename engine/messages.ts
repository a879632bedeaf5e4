import { bindMessages } from '#messages/runtime/bind-messages.ts';
import type { CompiledMessage } from '#messages/runtime/compiled.ts';
import { languageTagOf } from '#messages/runtime/language-tag.ts';
import type { RenderEnv } from './env.ts';

/** One block's messages as they travel: plain data. */
export type BlockMessageData = Readonly<Record<string, CompiledMessage>>;

const none = Object.freeze({});

/** The messages that a block's component gets. */
export function blockMessages(data: BlockMessageData | undefined, { locale }: RenderEnv): object {
  return data ? bindMessages<object>(data, languageTagOf(locale)) : none;
}
