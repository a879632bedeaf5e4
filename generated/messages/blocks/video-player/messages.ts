// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface VideoPlayerMessages {
  readonly film: string;
  readonly play: (values: { readonly name: string }) => string;
  readonly pause: string;
  readonly youtubeNote: string;
  readonly hostedNote: string;
  readonly unplayable: string;
}
