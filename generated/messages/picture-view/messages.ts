// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface PictureViewMessages {
  readonly front: string;
  readonly back: string;
  readonly detail: string;
  readonly side: string;
  readonly pair: string;
  readonly top: string;
  readonly turn: string;
  readonly worn: string;
  readonly fabric: string;
  readonly use: string;
}
