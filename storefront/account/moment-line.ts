import type { MomentModel } from '#commerce/account/part-models.ts';
import { formatMoment } from '#messages/format/moment.ts';

/** Placeholder of the moment in a sentence; no message contains it. */
const HERE = '\u0000';

/** The sentence is split where its moment is, which the browser writes again. */
export function momentLine(sentence: (values: { readonly date: string }) => string, at: string, languageTag: string): MomentModel {
  const [before = '', after = ''] = sentence({ date: HERE }).split(HERE);
  return { before, after, at, text: formatMoment(new Date(at), languageTag, 'UTC') };
}
