// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import type { components as SharedComponents } from './shared.ts';

export interface paths {
  '/products/v1/products/{productId}/reviews': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the reviews of a style
     * @description Returns published reviews and a summary of all of them. With sort mostRelevant, reviews in the language of the request's locale come first. All colors of a style share their reviews. The rollup counts all published reviews of the style; paging.total counts those that match q and filters.
     */
    get: operations['getReviews'];
    put?: never;
    /**
     * Write or replace the customer's review of a style
     * @description The review is pending until a job has moderated it; until then only its author sees it, in getReviewActivity. A customer has one review per style. 400 REV410 for a text longer than ReviewInput allows.
     */
    post: operations['writeReview'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/products/v1/products/{productId}/reviews/activity': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the shopper's reviews, questions, votes and flags
     * @description A visitor without a session has no activity, so clients do not start a session for this request.
     */
    get: operations['getReviewActivity'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/products/v1/review/{reviewId}/flag': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Flag a review for the moderators */
    post: operations['flagReview'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/products/v1/review/{reviewId}/vote': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Vote on a review */
    post: operations['voteReview'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/products/v1/review/{reviewId}/translate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Translate a review
     * @description Without a language in the body, the language of the request's locale is used. The translation service belongs to another company: 503 REV503 if it does not respond in time, 422 REV422 if it cannot translate the text. A review that is already in the language is returned unchanged.
     */
    post: operations['translateReview'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/products/v1/products/{productId}/reviews/questions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the questions about a style
     * @description Returns published questions with their answers. With q, the most similar questions come first, so that a shopper can search before asking. Without q, mostRelevant lists questions in the language of the request's locale first.
     */
    get: operations['getQuestions'];
    put?: never;
    /**
     * Ask a question about a style
     * @description The question is pending until a job has moderated it. The shopper is notified by email when it is answered: a guest can send an email address; for a registered customer, the account's address is always used. The same question from the same shopper is stored once.
     */
    post: operations['askQuestion'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/products/v1/products/{productId}/review/{answerId}/questions/vote': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Vote on an answer to a question */
    post: operations['voteAnswer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    AnswerAuthor: {
      /** @enum {string} */
      kind: 'brand' | 'verifiedBuyer' | 'shopper';
      displayName: string;
    };
    AnswerVote: {
      /** Format: uuid */
      answerId: string;
      vote: components['schemas']['Vote'];
      votes: components['schemas']['VoteCounts'];
    };
    /** @description Variant that a verified buyer has bought. */
    BoughtVariant: {
      /** @description Label of the color. */
      color?: string;
      size?: string;
      fitType?: string;
    };
    BrandReply: {
      displayName: string;
      text: string;
      language: components['schemas']['TextLanguage'];
      /** Format: date-time */
      createdAt: string;
    };
    FlagInput: {
      reason: components['schemas']['FlagReason'];
      comment?: string;
    };
    /** @enum {string} */
    FlagReason: 'inappropriate' | 'offTopic' | 'spam' | 'personalData' | 'other';
    LanguageCount: {
      language: components['schemas']['TextLanguage'];
      count: number;
    };
    /**
     * @description pending until moderated. Rejected texts are never published; only their authors see them.
     * @enum {string}
     */
    ModerationState: 'pending' | 'published' | 'rejected';
    OwnFlag: {
      /** Format: uuid */
      reviewId: string;
      reason: components['schemas']['FlagReason'];
    };
    /** @description A question as returned to its author. */
    OwnQuestion: {
      question: components['schemas']['Question'];
      state: components['schemas']['ModerationState'];
      rejection?: components['schemas']['RejectionReason'];
    };
    /** @description A review as returned to its author. */
    OwnReview: {
      review: components['schemas']['Review'];
      state: components['schemas']['ModerationState'];
      rejection?: components['schemas']['RejectionReason'];
    };
    Paging: {
      from: number;
      size: number;
      /** @description Number of all matching entries. */
      total: number;
    };
    Question: {
      /** Format: uuid */
      id: string;
      productId: SharedComponents['schemas']['StyleId'];
      text: string;
      language: components['schemas']['TextLanguage'];
      /** @description Empty if the account was erased. */
      nickname: string;
      /** Format: date-time */
      createdAt: string;
      /** @description Most helpful first. */
      answers: components['schemas']['QuestionAnswer'][];
    };
    QuestionAnswer: {
      /** Format: uuid */
      id: string;
      text: string;
      language: components['schemas']['TextLanguage'];
      author: components['schemas']['AnswerAuthor'];
      /** Format: date-time */
      createdAt: string;
      votes: components['schemas']['VoteCounts'];
    };
    QuestionInput: {
      text: string;
      nickname: string;
      /** Format: email */
      email?: string;
    };
    /** @enum {string} */
    QuestionSort: 'mostRelevant' | 'newest' | 'mostAnswers' | 'mostHelpful';
    QuestionsResponse: {
      questions: components['schemas']['Question'][];
      /** @description Number of published questions about the style. */
      questionCount: number;
      paging: components['schemas']['Paging'];
    };
    /** @enum {string} */
    RejectionReason: 'profanity' | 'link' | 'contactDetails' | 'duplicate' | 'unreadable' | 'flagged';
    Review: {
      /** Format: uuid */
      id: string;
      productId: SharedComponents['schemas']['StyleId'];
      rating: number;
      headline: string;
      text: string;
      language: components['schemas']['TextLanguage'];
      author: components['schemas']['ReviewAuthor'];
      /** Format: date-time */
      createdAt: string;
      recommended?: boolean;
      scales: components['schemas']['ScaleValue'][];
      photos: components['schemas']['ReviewPhoto'][];
      bought?: components['schemas']['BoughtVariant'];
      votes: components['schemas']['VoteCounts'];
      /** @description Replies of the brand, oldest first. */
      replies: components['schemas']['BrandReply'][];
    };
    ReviewActivity: {
      review?: components['schemas']['OwnReview'];
      /** @description True if the shopper has bought the style and is a verified buyer. */
      hasBought: boolean;
      votes: components['schemas']['ReviewVote'][];
      flags: components['schemas']['OwnFlag'][];
      /** @description Newest first. */
      questions: components['schemas']['OwnQuestion'][];
      answerVotes: components['schemas']['AnswerVote'][];
    };
    ReviewAuthor: {
      /** @description Empty if the account was erased. */
      displayName: string;
      location?: string;
      /** @description True if the author has bought the style in this shop. */
      verifiedBuyer: boolean;
      /** @description True if the author got the product for free or at a lower price for the review. */
      incentivized?: boolean;
    };
    ReviewInput: {
      rating: number;
      headline: string;
      text: string;
      nickname: string;
      location?: string;
      recommended?: boolean;
      /** @description Each scale at most once. */
      scales?: components['schemas']['ScaleValue'][];
    };
    ReviewPhoto: {
      /**
       * Format: media-url
       * @description Media path in the shop.
       */
      src: string;
      alt: string;
    };
    ReviewResult: {
      rollup: components['schemas']['ReviewRollup'];
      reviews: components['schemas']['Review'][];
    };
    ReviewRollup: {
      /** @description With one decimal; absent without reviews. */
      averageRating?: number;
      reviewCount: number;
      /** @description Number of reviews by rating, from one star. */
      ratingHistogram: number[];
      /** @description Share of the reviews that say whether they recommend the product; absent if none does. */
      recommendedPercent?: number;
      /** @description The scales that apply to the product, also for the review form. */
      scales: components['schemas']['ScaleRollup'][];
      /** @description Number of reviews with photos. */
      photos: number;
      /** @description Number of reviews by verified buyers. */
      verified: number;
      /** @description Most frequent first. */
      languages: components['schemas']['LanguageCount'][];
    };
    /** @enum {string} */
    ReviewSort: 'mostRelevant' | 'newest' | 'highestRating' | 'lowestRating' | 'mostHelpful';
    ReviewTranslation: {
      /** Format: uuid */
      reviewId: string;
      from: components['schemas']['TextLanguage'];
      language: components['schemas']['TextLanguage'];
      headline: string;
      text: string;
    };
    ReviewVote: {
      /** Format: uuid */
      reviewId: string;
      vote: components['schemas']['Vote'];
      votes: components['schemas']['VoteCounts'];
    };
    ReviewsResponse: {
      /** @description A single entry, for the style. */
      results: components['schemas']['ReviewResult'][];
      paging: components['schemas']['Paging'];
    };
    /**
     * @description 1 to 5. size: small (1), true to size (3), large (5). width: narrow (1), just right (3), wide (5). comfort and quality: poor (1) to excellent (5).
     * @enum {string}
     */
    ScaleId: 'size' | 'width' | 'comfort' | 'quality';
    ScaleRollup: {
      id: components['schemas']['ScaleId'];
      /** @description Number of reviews with this scale. */
      count: number;
      /** @description With one decimal; absent without reviews. */
      average?: number;
    };
    ScaleValue: {
      id: components['schemas']['ScaleId'];
      value: number;
    };
    /** @description ISO 639-1. */
    TextLanguage: string;
    TranslationInput: {
      language?: components['schemas']['TextLanguage'];
    };
    /** @enum {string} */
    Vote: 'helpful' | 'notHelpful' | 'none';
    VoteCounts: {
      helpful: number;
      notHelpful: number;
    };
    VoteInput: {
      vote: components['schemas']['Vote'];
    };
  };
  responses: {
    /** @description The shopper is the author of the text (REV409). */
    OwnText: {
      headers: {
        'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': SharedComponents['schemas']['ErrorResponse'];
      };
    };
  };
  parameters: {
    /** @description Number of entries to skip. */
    PagingFrom: number;
    /** @description Number of entries per page. */
    PagingSize: number;
    /** @description ID of a style (8 upper-case letters or digits), or of a style and color (11). */
    ProductId: SharedComponents['schemas']['ProductId'];
    ReviewId: string;
  };
  requestBodies: never;
  headers: {};
  pathItems: never;
}
export type AnswerAuthor = components['schemas']['AnswerAuthor'];
export type AnswerVote = components['schemas']['AnswerVote'];
export type BoughtVariant = components['schemas']['BoughtVariant'];
export type BrandReply = components['schemas']['BrandReply'];
export type FlagInput = components['schemas']['FlagInput'];
export type FlagReason = components['schemas']['FlagReason'];
export type LanguageCount = components['schemas']['LanguageCount'];
export type ModerationState = components['schemas']['ModerationState'];
export type OwnFlag = components['schemas']['OwnFlag'];
export type OwnQuestion = components['schemas']['OwnQuestion'];
export type OwnReview = components['schemas']['OwnReview'];
export type Paging = components['schemas']['Paging'];
export type Question = components['schemas']['Question'];
export type QuestionAnswer = components['schemas']['QuestionAnswer'];
export type QuestionInput = components['schemas']['QuestionInput'];
export type QuestionSort = components['schemas']['QuestionSort'];
export type QuestionsResponse = components['schemas']['QuestionsResponse'];
export type RejectionReason = components['schemas']['RejectionReason'];
export type Review = components['schemas']['Review'];
export type ReviewActivity = components['schemas']['ReviewActivity'];
export type ReviewAuthor = components['schemas']['ReviewAuthor'];
export type ReviewInput = components['schemas']['ReviewInput'];
export type ReviewPhoto = components['schemas']['ReviewPhoto'];
export type ReviewResult = components['schemas']['ReviewResult'];
export type ReviewRollup = components['schemas']['ReviewRollup'];
export type ReviewSort = components['schemas']['ReviewSort'];
export type ReviewTranslation = components['schemas']['ReviewTranslation'];
export type ReviewVote = components['schemas']['ReviewVote'];
export type ReviewsResponse = components['schemas']['ReviewsResponse'];
export type ScaleId = components['schemas']['ScaleId'];
export type ScaleRollup = components['schemas']['ScaleRollup'];
export type ScaleValue = components['schemas']['ScaleValue'];
export type TextLanguage = components['schemas']['TextLanguage'];
export type TranslationInput = components['schemas']['TranslationInput'];
export type Vote = components['schemas']['Vote'];
export type VoteCounts = components['schemas']['VoteCounts'];
export type VoteInput = components['schemas']['VoteInput'];
export type ResponseOwnText = components['responses']['OwnText'];
export type ParameterPagingFrom = components['parameters']['PagingFrom'];
export type ParameterPagingSize = components['parameters']['PagingSize'];
export type ParameterProductId = components['parameters']['ProductId'];
export type ParameterReviewId = components['parameters']['ReviewId'];
export type $defs = Record<string, never>;
export interface operations {
  getReviews: {
    parameters: {
      query?: {
        /** @description Number of entries to skip. */
        'paging.from'?: components['parameters']['PagingFrom'];
        /** @description Number of entries per page. */
        'paging.size'?: components['parameters']['PagingSize'];
        sort?: components['schemas']['ReviewSort'];
        /** @description name:value, repeated for each filter: rating:1 to rating:5, photos:true, verified:true, language:fr. Values of one name are combined with or, different names with and. */
        filters?: string[];
        /** @description Words that the headline or the text contains. */
        q?: string;
        /** @description Overrides the x-locale header. Without both, the site's first locale applies. */
        locale?: SharedComponents['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP in the app's webview. */
        channel?: SharedComponents['parameters']['ChannelHeader'];
        brand?: SharedComponents['parameters']['BrandHeader'];
        siteid?: SharedComponents['parameters']['SiteIdHeader'];
        locale?: SharedComponents['parameters']['LocaleHeader'];
        region?: SharedComponents['parameters']['RegionHeader'];
        source?: SharedComponents['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: SharedComponents['parameters']['ClientAppHeader'];
        /** @description New for each request. */
        'x-transaction-id'?: SharedComponents['parameters']['TransactionIdHeader'];
        /** @description Shared by all requests of one page view. */
        'x-correlation-id'?: SharedComponents['parameters']['CorrelationIdHeader'];
        /** @description Session of the shopper, from the token response. */
        'x-usid'?: SharedComponents['parameters']['UsidHeader'];
      };
      path: {
        /** @description ID of a style (8 upper-case letters or digits), or of a style and color (11). */
        productId: components['parameters']['ProductId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of reviews; reviews is [] past the end or if nothing matches. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReviewsResponse'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['UnknownProgram'];
      404: SharedComponents['responses']['ItemNotFound'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  writeReview: {
    parameters: {
      query?: {
        /** @description Overrides the x-locale header. Without both, the site's first locale applies. */
        locale?: SharedComponents['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP in the app's webview. */
        channel?: SharedComponents['parameters']['ChannelHeader'];
        brand?: SharedComponents['parameters']['BrandHeader'];
        siteid?: SharedComponents['parameters']['SiteIdHeader'];
        locale?: SharedComponents['parameters']['LocaleHeader'];
        region?: SharedComponents['parameters']['RegionHeader'];
        source?: SharedComponents['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: SharedComponents['parameters']['ClientAppHeader'];
        /** @description New for each request. */
        'x-transaction-id'?: SharedComponents['parameters']['TransactionIdHeader'];
        /** @description Shared by all requests of one page view. */
        'x-correlation-id'?: SharedComponents['parameters']['CorrelationIdHeader'];
        /** @description Session of the shopper, from the token response. */
        'x-usid'?: SharedComponents['parameters']['UsidHeader'];
      };
      path: {
        /** @description ID of a style (8 upper-case letters or digits), or of a style and color (11). */
        productId: components['parameters']['ProductId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReviewInput'];
      };
    };
    responses: {
      /** @description The pending review. */
      201: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnReview'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      404: SharedComponents['responses']['ItemNotFound'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  getReviewActivity: {
    parameters: {
      query?: {
        /** @description Overrides the x-locale header. Without both, the site's first locale applies. */
        locale?: SharedComponents['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP in the app's webview. */
        channel?: SharedComponents['parameters']['ChannelHeader'];
        brand?: SharedComponents['parameters']['BrandHeader'];
        siteid?: SharedComponents['parameters']['SiteIdHeader'];
        locale?: SharedComponents['parameters']['LocaleHeader'];
        region?: SharedComponents['parameters']['RegionHeader'];
        source?: SharedComponents['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: SharedComponents['parameters']['ClientAppHeader'];
        /** @description New for each request. */
        'x-transaction-id'?: SharedComponents['parameters']['TransactionIdHeader'];
        /** @description Shared by all requests of one page view. */
        'x-correlation-id'?: SharedComponents['parameters']['CorrelationIdHeader'];
        /** @description Session of the shopper, from the token response. */
        'x-usid'?: SharedComponents['parameters']['UsidHeader'];
      };
      path: {
        /** @description ID of a style (8 upper-case letters or digits), or of a style and color (11). */
        productId: components['parameters']['ProductId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The activity on the style. Its vote counts are current and may be newer than those of a cached list. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReviewActivity'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      404: SharedComponents['responses']['ItemNotFound'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  flagReview: {
    parameters: {
      query?: {
        /** @description Overrides the x-locale header. Without both, the site's first locale applies. */
        locale?: SharedComponents['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP in the app's webview. */
        channel?: SharedComponents['parameters']['ChannelHeader'];
        brand?: SharedComponents['parameters']['BrandHeader'];
        siteid?: SharedComponents['parameters']['SiteIdHeader'];
        locale?: SharedComponents['parameters']['LocaleHeader'];
        region?: SharedComponents['parameters']['RegionHeader'];
        source?: SharedComponents['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: SharedComponents['parameters']['ClientAppHeader'];
        /** @description New for each request. */
        'x-transaction-id'?: SharedComponents['parameters']['TransactionIdHeader'];
        /** @description Shared by all requests of one page view. */
        'x-correlation-id'?: SharedComponents['parameters']['CorrelationIdHeader'];
        /** @description Session of the shopper, from the token response. */
        'x-usid'?: SharedComponents['parameters']['UsidHeader'];
      };
      path: {
        reviewId: components['parameters']['ReviewId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['FlagInput'];
      };
    };
    responses: {
      /** @description A shopper has one flag per review; a new reason replaces the previous one. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnFlag'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      404: SharedComponents['responses']['NotFound'];
      409: components['responses']['OwnText'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  voteReview: {
    parameters: {
      query?: {
        /** @description Overrides the x-locale header. Without both, the site's first locale applies. */
        locale?: SharedComponents['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP in the app's webview. */
        channel?: SharedComponents['parameters']['ChannelHeader'];
        brand?: SharedComponents['parameters']['BrandHeader'];
        siteid?: SharedComponents['parameters']['SiteIdHeader'];
        locale?: SharedComponents['parameters']['LocaleHeader'];
        region?: SharedComponents['parameters']['RegionHeader'];
        source?: SharedComponents['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: SharedComponents['parameters']['ClientAppHeader'];
        /** @description New for each request. */
        'x-transaction-id'?: SharedComponents['parameters']['TransactionIdHeader'];
        /** @description Shared by all requests of one page view. */
        'x-correlation-id'?: SharedComponents['parameters']['CorrelationIdHeader'];
        /** @description Session of the shopper, from the token response. */
        'x-usid'?: SharedComponents['parameters']['UsidHeader'];
      };
      path: {
        reviewId: components['parameters']['ReviewId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['VoteInput'];
      };
    };
    responses: {
      /** @description The vote and the updated counts. A shopper has one vote; none removes it. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReviewVote'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      404: SharedComponents['responses']['NotFound'];
      409: components['responses']['OwnText'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  translateReview: {
    parameters: {
      query?: {
        /** @description Overrides the x-locale header. Without both, the site's first locale applies. */
        locale?: SharedComponents['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP in the app's webview. */
        channel?: SharedComponents['parameters']['ChannelHeader'];
        brand?: SharedComponents['parameters']['BrandHeader'];
        siteid?: SharedComponents['parameters']['SiteIdHeader'];
        locale?: SharedComponents['parameters']['LocaleHeader'];
        region?: SharedComponents['parameters']['RegionHeader'];
        source?: SharedComponents['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: SharedComponents['parameters']['ClientAppHeader'];
        /** @description New for each request. */
        'x-transaction-id'?: SharedComponents['parameters']['TransactionIdHeader'];
        /** @description Shared by all requests of one page view. */
        'x-correlation-id'?: SharedComponents['parameters']['CorrelationIdHeader'];
        /** @description Session of the shopper, from the token response. */
        'x-usid'?: SharedComponents['parameters']['UsidHeader'];
      };
      path: {
        reviewId: components['parameters']['ReviewId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TranslationInput'];
      };
    };
    responses: {
      /** @description The translation. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReviewTranslation'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['UnknownProgram'];
      404: SharedComponents['responses']['NotFound'];
      /** @description The translation service cannot translate the review into the language (REV422). */
      422: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': SharedComponents['schemas']['ErrorResponse'];
        };
      };
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
      /** @description The translation service did not respond in time, or failed (REV503). */
      503: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': SharedComponents['schemas']['ErrorResponse'];
        };
      };
    };
  };
  getQuestions: {
    parameters: {
      query?: {
        /** @description Number of entries to skip. */
        'paging.from'?: components['parameters']['PagingFrom'];
        /** @description Number of entries per page. */
        'paging.size'?: components['parameters']['PagingSize'];
        sort?: components['schemas']['QuestionSort'];
        /** @description A question as typed by a shopper. It matches questions that share a word with it, in their text or in an answer. */
        q?: string;
        /** @description Overrides the x-locale header. Without both, the site's first locale applies. */
        locale?: SharedComponents['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP in the app's webview. */
        channel?: SharedComponents['parameters']['ChannelHeader'];
        brand?: SharedComponents['parameters']['BrandHeader'];
        siteid?: SharedComponents['parameters']['SiteIdHeader'];
        locale?: SharedComponents['parameters']['LocaleHeader'];
        region?: SharedComponents['parameters']['RegionHeader'];
        source?: SharedComponents['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: SharedComponents['parameters']['ClientAppHeader'];
        /** @description New for each request. */
        'x-transaction-id'?: SharedComponents['parameters']['TransactionIdHeader'];
        /** @description Shared by all requests of one page view. */
        'x-correlation-id'?: SharedComponents['parameters']['CorrelationIdHeader'];
        /** @description Session of the shopper, from the token response. */
        'x-usid'?: SharedComponents['parameters']['UsidHeader'];
      };
      path: {
        /** @description ID of a style (8 upper-case letters or digits), or of a style and color (11). */
        productId: components['parameters']['ProductId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of questions; questions is [] past the end or if nothing matches. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QuestionsResponse'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['UnknownProgram'];
      404: SharedComponents['responses']['ItemNotFound'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  askQuestion: {
    parameters: {
      query?: {
        /** @description Overrides the x-locale header. Without both, the site's first locale applies. */
        locale?: SharedComponents['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP in the app's webview. */
        channel?: SharedComponents['parameters']['ChannelHeader'];
        brand?: SharedComponents['parameters']['BrandHeader'];
        siteid?: SharedComponents['parameters']['SiteIdHeader'];
        locale?: SharedComponents['parameters']['LocaleHeader'];
        region?: SharedComponents['parameters']['RegionHeader'];
        source?: SharedComponents['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: SharedComponents['parameters']['ClientAppHeader'];
        /** @description New for each request. */
        'x-transaction-id'?: SharedComponents['parameters']['TransactionIdHeader'];
        /** @description Shared by all requests of one page view. */
        'x-correlation-id'?: SharedComponents['parameters']['CorrelationIdHeader'];
        /** @description Session of the shopper, from the token response. */
        'x-usid'?: SharedComponents['parameters']['UsidHeader'];
      };
      path: {
        /** @description ID of a style (8 upper-case letters or digits), or of a style and color (11). */
        productId: components['parameters']['ProductId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['QuestionInput'];
      };
    };
    responses: {
      /** @description The pending question. */
      201: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnQuestion'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      404: SharedComponents['responses']['ItemNotFound'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  voteAnswer: {
    parameters: {
      query?: {
        /** @description Overrides the x-locale header. Without both, the site's first locale applies. */
        locale?: SharedComponents['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP in the app's webview. */
        channel?: SharedComponents['parameters']['ChannelHeader'];
        brand?: SharedComponents['parameters']['BrandHeader'];
        siteid?: SharedComponents['parameters']['SiteIdHeader'];
        locale?: SharedComponents['parameters']['LocaleHeader'];
        region?: SharedComponents['parameters']['RegionHeader'];
        source?: SharedComponents['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: SharedComponents['parameters']['ClientAppHeader'];
        /** @description New for each request. */
        'x-transaction-id'?: SharedComponents['parameters']['TransactionIdHeader'];
        /** @description Shared by all requests of one page view. */
        'x-correlation-id'?: SharedComponents['parameters']['CorrelationIdHeader'];
        /** @description Session of the shopper, from the token response. */
        'x-usid'?: SharedComponents['parameters']['UsidHeader'];
      };
      path: {
        /** @description ID of a style (8 upper-case letters or digits), or of a style and color (11). */
        productId: components['parameters']['ProductId'];
        answerId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['VoteInput'];
      };
    };
    responses: {
      /** @description The vote and the updated counts. A shopper has one vote; none removes it. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AnswerVote'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      404: SharedComponents['responses']['NotFound'];
      409: components['responses']['OwnText'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
}
