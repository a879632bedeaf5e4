import type { ContactMessages } from '#generated/messages/contact/messages.ts';
import { formatNumber } from '#messages/format/number.ts';
import { attachmentLimits, attachmentTypes } from './contact-model.ts';

const known: ReadonlySet<string> = new Set(attachmentTypes);

/**
 * Validates a file by name, type and size.
 * @returns the problem as text
 */
export function validateFile({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>, messages: ContactMessages): string | undefined {
  if (!known.has(type)) return messages.wrongType({ name });
  if (size > attachmentLimits.bytes) return messages.tooLarge({ name });
  return size === 0 ? messages.unreadable({ name }) : undefined;
}

/** E.g. "1.4 MB" or "320 KB". */
export function formatFileSize(bytes: number, messages: ContactMessages, languageTag: string): string {
  const [kilobytes, megabytes] = [bytes / 1024, bytes / 1024 / 1024];
  return megabytes >= 1
    ? messages.megabytes({ size: formatNumber(megabytes, languageTag, { maximumFractionDigits: 1 }) })
    : messages.kilobytes({ size: formatNumber(Math.max(1, Math.round(kilobytes)), languageTag) });
}
