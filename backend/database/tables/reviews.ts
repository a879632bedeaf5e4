import type { Generated } from 'kysely';
import type { AnswerAuthor, FlagReason, ModerationState, RejectionReason, ScaleId } from '#generated/openapi/reviews.ts';
import type { Json, Timestamp } from './columns.ts';

/** The variant that a verified buyer has bought, by its codes. */
export interface StoredBought {
  readonly color?: string;
  readonly size?: string;
  readonly fit?: string;
}

export interface StoredPhoto {
  readonly src: string;
}

export interface StoredReply {
  readonly text: string;
  readonly language: string;
  readonly createdAt: string;
}

export type StoredScales = Readonly<Partial<Record<ScaleId, number>>>;

interface ReviewsTable {
  id: string;
  style_id: string;
  brand: string;
  /** The site on which it was written. */
  site_id: string;
  /** Null for seeds, and once the account was erased. */
  customer_id: string | null;
  rating: number;
  headline: string;
  text: string;
  /** Hash of the text without case, spaces and punctuation, to find duplicates. */
  text_key: string;
  language: string;
  nickname: string;
  location: string | null;
  verified: boolean;
  incentivized: Generated<boolean>;
  recommended: boolean | null;
  scales: Json<StoredScales>;
  photos: Json<readonly StoredPhoto[]>;
  bought: Json<StoredBought> | null;
  replies: Json<readonly StoredReply[]>;
  helpful: Generated<number>;
  not_helpful: Generated<number>;
  state: ModerationState;
  rejection: RejectionReason | null;
  /** Written by the seed, which replaces it. */
  is_seed: Generated<boolean>;
  created_at: Timestamp;
  /** Time of the last change of the text; votes do not change it. */
  updated_at: Timestamp;
}

interface ReviewVotesTable {
  review_id: string;
  customer_id: string;
  helpful: boolean;
}

interface ReviewFlagsTable {
  review_id: string;
  customer_id: string;
  reason: FlagReason;
  comment: string | null;
  created_at: Timestamp;
}

interface ReviewTranslationsTable {
  review_id: string;
  language: string;
  headline: string;
  text: string;
}

interface QuestionsTable {
  id: string;
  style_id: string;
  brand: string;
  site_id: string;
  /** Locale of the page with the question, for the mail. */
  locale: string;
  customer_id: string | null;
  nickname: string;
  /** Address of a guest who wants a mail, until it is sent. */
  email: string | null;
  text: string;
  text_key: string;
  language: string;
  state: ModerationState;
  rejection: RejectionReason | null;
  is_seed: Generated<boolean>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

interface AnswersTable {
  id: string;
  question_id: string;
  author_kind: AnswerAuthor['kind'];
  display_name: string;
  customer_id: string | null;
  text: string;
  language: string;
  helpful: Generated<number>;
  not_helpful: Generated<number>;
  created_at: Timestamp;
}

interface AnswerVotesTable {
  answer_id: string;
  customer_id: string;
  helpful: boolean;
}

export interface ReviewTables {
  reviews: ReviewsTable;
  review_votes: ReviewVotesTable;
  review_flags: ReviewFlagsTable;
  review_translations: ReviewTranslationsTable;
  questions: QuestionsTable;
  answers: AnswersTable;
  answer_votes: AnswerVotesTable;
}
