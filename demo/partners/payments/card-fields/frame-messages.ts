import de from '../../messages/card-frame/de.json' with { type: 'json' };
import en from '../../messages/card-frame/en.json' with { type: 'json' };
import fr from '../../messages/card-frame/fr.json' with { type: 'json' };
import type { CardFaults, CardField } from '../frame/card-rules.ts';

type FaultName = { [Field in CardField]: `fault.${Field}.${NonNullable<CardFaults[Field]>}` }[CardField];
export type FrameMessages = typeof en & Readonly<Record<FaultName | `label.${CardField}`, string>>;

const byLanguage: Readonly<Record<string, FrameMessages>> = { en, fr, de };

/** The frame's messages for a locale such as `fr-ca`. */
export function getFrameMessages(locale: string): FrameMessages {
  return byLanguage[locale.slice(0, 2)] ?? en;
}

/** Returns the messages for the errors of a field, by the error's name. */
export function getFaultMessages(messages: FrameMessages, field: CardField): readonly (readonly [fault: string, text: string])[] {
  const prefix = `fault.${field}.`;
  return Object.entries(messages)
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, text]) => [name.slice(prefix.length), text]);
}
