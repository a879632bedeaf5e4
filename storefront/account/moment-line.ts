import type { MomentModel } from '#commerce/account/part-models.ts';
import { formatMoment } from '#messages/format/moment.ts';

/** Placeholder of the time in a sentence; no message contains it. */
const HERE = '\u0000';

/** Splits a sentence at its time, which the browser formats in the visitor's time zone. */
export function createMomentLine(sentence: (values: { readonly date: string }) => string, at: string, languageTag: string): MomentModel {
  const [before = '', after = ''] = sentence({ date: HERE }).split(HERE);
  return { before, after, at, text: formatMoment(new Date(at), languageTag, 'UTC') };
}
