import type { RejectionReason } from '#generated/openapi/reviews.ts';
import { hasContactDetails, hasLink } from './contact-details.ts';
import { isProfane } from './profane-words.ts';

export interface ModeratedText {
  /** All published parts: headline, text and nickname. */
  readonly parts: readonly string[];
  readonly language: string;
}

const minLetters = 0.5;
const longestRepeat = /(.)\1{7,}/u;

/** True for random keys, or one character repeated. */
function isUnreadable(text: string): boolean {
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  return count(/\p{L}/gu) < count(/\S/gu) * minLetters || longestRepeat.test(text);
}

/** The reason to reject a text; undefined if it can be published. Duplicates are found by the database. */
export function findRejectionReason({ parts, language }: ModeratedText): RejectionReason | undefined {
  const text = parts.join('\n');
  if (isProfane(text, language)) return 'profanity';
  if (hasContactDetails(text)) return 'contactDetails';
  if (hasLink(text)) return 'link';
  return isUnreadable(text) ? 'unreadable' : undefined;
}
