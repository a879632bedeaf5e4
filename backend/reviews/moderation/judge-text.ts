import type { RejectionReason } from '#generated/openapi/reviews.ts';
import { hasContactDetails, hasLink } from './contact-details.ts';
import { isProfane } from './profane-words.ts';

export interface JudgedText {
  /** All that others would read: headline, text and nickname. */
  readonly parts: readonly string[];
  readonly language: string;
}

const fewestLetters = 0.5;
const longestRepeat = /(.)\1{7,}/u;

/** Keys hit at random, or one character again and again. */
function isUnreadable(text: string): boolean {
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  return count(/\p{L}/gu) < count(/\S/gu) * fewestLetters || longestRepeat.test(text);
}

/** Why a text cannot be published; undefined where it can. Duplicates are for the database to find. */
export function judgeText({ parts, language }: JudgedText): RejectionReason | undefined {
  const text = parts.join('\n');
  if (isProfane(text, language)) return 'profanity';
  if (hasContactDetails(text)) return 'contactDetails';
  if (hasLink(text)) return 'link';
  return isUnreadable(text) ? 'unreadable' : undefined;
}
