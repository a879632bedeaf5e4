import type { Feature } from '../features/feature.ts';
import { createGetReviews } from './get-reviews.ts';
import { createWriteReview } from './write-review.ts';
import { createGetReviewActivity } from './get-review-activity.ts';
import { createFlagReview } from './flag-review.ts';
import { createVoteReview } from './vote-review.ts';
import { createTranslateReview } from './translate-review.ts';
import { createGetQuestions } from './get-questions.ts';
import { createAskQuestion } from './ask-question.ts';
import { createVoteAnswer } from './vote-answer.ts';

/** The calls of reviews. */
export function reviewsFeature() {
  return {
    handlers: {
      getReviews: createGetReviews(),
      writeReview: createWriteReview(),
      getReviewActivity: createGetReviewActivity(),
      flagReview: createFlagReview(),
      voteReview: createVoteReview(),
      translateReview: createTranslateReview(),
      getQuestions: createGetQuestions(),
      askQuestion: createAskQuestion(),
      voteAnswer: createVoteAnswer(),
    },
  } satisfies Feature;
}
