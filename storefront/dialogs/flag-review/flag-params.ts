export interface FlagParams {
  readonly reviewId: string;
}
