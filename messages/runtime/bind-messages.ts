import type { CompiledMessage, MessageData } from './compiled.ts';
import { formatMessage, formatParts, type Values } from './format-message.ts';

const bound = new WeakMap<object, Map<string, unknown>>();

/**
 * Binds a feature's messages: those without arguments become strings, the others functions of their arguments. The same data gives the same
 * object each time, so that callers may bind on every use.
 * @param languageTag BCP 47, e.g. "fr-CA"
 */
export function bindMessages<Messages>(data: MessageData<Messages>, languageTag: string): Messages {
  const byTag = bound.get(data) ?? new Map<string, unknown>();
  bound.set(data, byTag);
  if (!byTag.has(languageTag)) byTag.set(languageTag, bind(data, languageTag));
  return byTag.get(languageTag) as Messages;
}

function bind(data: Readonly<Record<string, CompiledMessage>>, languageTag: string): unknown {
  return Object.fromEntries(
    Object.entries(data).map(([name, message]) => {
      if (typeof message === 'string') return [name, message];
      const format = message.some(isTag) ? formatParts : formatMessage;
      return [name, (values: Values) => format(message, languageTag, values)];
    }),
  );
}

const isTag = (piece: unknown): boolean => Array.isArray(piece) && piece[1] === 'tag';
