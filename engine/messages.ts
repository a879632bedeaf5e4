import type { bindMessages } from '#messages/runtime/bind-messages.ts';
import type { CompiledMessage } from '#messages/runtime/compiled.ts';
import { languageTagOf } from '#messages/runtime/language-tag.ts';
import type { RenderEnv } from './env.ts';

/** One block's messages as they travel: plain data. */
export type BlockMessageData = Readonly<Record<string, CompiledMessage>>;

/** How their functions are made; the messages room's own, handed in so that the engine's browser code does not carry it. */
export type BindMessages = typeof bindMessages;

const none = Object.freeze({});

/** The messages that a block's component gets. */
export function blockMessages(data: BlockMessageData | undefined, { locale }: RenderEnv, bind: BindMessages): object {
  return data ? bind<object>(data, languageTagOf(locale)) : none;
}
