import type { ReviewsMessages } from '#generated/messages/reviews/messages.ts';
import type { FlagReason, RejectionReason, ReviewSort, ScaleId } from '#generated/openapi/reviews.ts';

/** Labels of a scale and of its ends. */
export interface ScaleText {
  readonly name: string;
  readonly low: string;
  readonly middle: string;
  readonly high: string;
}

export function getScaleText(id: ScaleId, messages: ReviewsMessages): ScaleText {
  const { poor, average, excellent } = messages;
  const texts = {
    size: { name: messages.scaleSize, low: messages.runsSmall, middle: messages.trueToSize, high: messages.runsLarge },
    width: { name: messages.scaleWidth, low: messages.narrow, middle: messages.justRight, high: messages.wide },
    comfort: { name: messages.scaleComfort, low: poor, middle: average, high: excellent },
    quality: { name: messages.scaleQuality, low: poor, middle: average, high: excellent },
  } satisfies Record<ScaleId, ScaleText>;
  return texts[id];
}

export function getSortText(sort: ReviewSort, messages: ReviewsMessages): string {
  const { mostRelevant, newest, highestRating, lowestRating, mostHelpful } = messages;
  const texts = { mostRelevant, newest, highestRating, lowestRating, mostHelpful } satisfies Record<ReviewSort, string>;
  return texts[sort];
}

export function getFlagText(reason: FlagReason, messages: ReviewsMessages): string {
  const texts = {
    inappropriate: messages.flagInappropriate,
    offTopic: messages.flagOffTopic,
    spam: messages.flagSpam,
    personalData: messages.flagPersonalData,
    other: messages.flagOther,
  } satisfies Record<FlagReason, string>;
  return texts[reason];
}

export function getRejectionText(reason: RejectionReason, messages: ReviewsMessages): string {
  const texts = {
    profanity: messages.rejectedProfanity,
    link: messages.rejectedLink,
    contactDetails: messages.rejectedContactDetails,
    duplicate: messages.rejectedDuplicate,
    unreadable: messages.rejectedUnreadable,
    flagged: messages.rejectedFlagged,
  } satisfies Record<RejectionReason, string>;
  return texts[reason];
}

/** e.g. "4.6". */
export const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
