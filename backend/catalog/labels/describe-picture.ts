import { pictureMessages } from '#generated/messages/picture/all.ts';
import { pictureViewMessages } from '#generated/messages/picture-view/all.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { findLabel } from './get-label.ts';

/** Alternative text such as "Kestrel Shell Jacket in Spruce, front". */
export function describePicture(name: string, color: string | null, view: string, locale: string): string {
  const messages = getMessages(pictureMessages, locale);
  const product = color === null ? name : messages.colored({ name, color });
  const seenFrom = findLabel(pictureViewMessages, view, locale);
  return seenFrom === undefined ? product : messages.seen({ product, view: seenFrom });
}
