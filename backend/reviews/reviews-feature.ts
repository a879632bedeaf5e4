import type { Feature } from '../features/feature.ts';
import { createWorker } from '../jobs/job.ts';
import { createAskQuestion } from './ask-question.ts';
import { createFlagReview } from './flag-review.ts';
import { createGetQuestions } from './get-questions.ts';
import { createGetReviewActivity } from './get-review-activity.ts';
import { createGetReviews } from './get-reviews.ts';
import { handOverReviews } from './hand-over-reviews.ts';
import { createModerateTexts } from './moderation/moderate-texts.ts';
import { moderationJob } from './moderation/moderation-job.ts';
import { reviewsData } from './reviews-data.ts';
import type { ReviewsPorts } from './reviews-ports.ts';
import { rejectedRetentions } from './reviews-retention.ts';
import { createTranslateReview } from './translate-review.ts';
import { createVoteAnswer } from './vote-answer.ts';
import { createVoteReview } from './vote-review.ts';
import { createWriteReview } from './write-review.ts';

/** Reviews of styles and questions about them. */
export function createReviewsFeature(ports: ReviewsPorts) {
  return {
    handlers: {
      askQuestion: createAskQuestion(ports),
      flagReview: createFlagReview(ports),
      getQuestions: createGetQuestions(ports),
      getReviewActivity: createGetReviewActivity(ports),
      getReviews: createGetReviews(ports),
      translateReview: createTranslateReview(ports),
      voteAnswer: createVoteAnswer(ports),
      voteReview: createVoteReview(ports),
      writeReview: createWriteReview(ports),
    },
    jobs: [createWorker(moderationJob, createModerateTexts(ports))],
    retention: rejectedRetentions,
    handover: handOverReviews,
    userData: reviewsData,
  } satisfies Feature;
}
