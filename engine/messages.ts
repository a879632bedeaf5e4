import type { bindMessages } from '#messages/runtime/bind-messages.ts';
import type { CompiledMessage } from '#messages/runtime/compiled.ts';
import { getLanguageTag } from '#messages/runtime/language-tag.ts';
import type { RenderEnv } from './env.ts';

/** One block's compiled messages as plain data. */
export type BlockMessageData = Readonly<Record<string, CompiledMessage>>;

/** Binds compiled messages to functions; passed in from the messages module so that the engine's browser code does not include it. */
export type BindMessages = typeof bindMessages;

const none = Object.freeze({});

/** Binds the messages that a block's component receives. */
export function bindBlockMessages(data: BlockMessageData | undefined, { locale }: RenderEnv, bind: BindMessages): object {
  return data ? bind<object>(data, getLanguageTag(locale)) : none;
}
