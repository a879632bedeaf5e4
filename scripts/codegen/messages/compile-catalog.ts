import type { CompiledMessage } from '#messages/runtime/compiled.ts';
import { compileMessage, type Arguments, type Compiled } from './compile-message.ts';
import { MessageError } from './message-error.ts';
import type { CatalogSource, FeatureSource } from './read-catalog.ts';

const REFERENCE = 'en';

export interface CompiledFeature {
  readonly feature: string;
  /** Arguments of each message, from the English text. */
  readonly messages: ReadonlyMap<string, Arguments>;
  /** Complete messages of every locale that differs from its fallback. */
  readonly byLocale: ReadonlyMap<string, Readonly<Record<string, CompiledMessage>>>;
}

type Messages = ReadonlyMap<string, Compiled>;

/**
 * Checks each feature against English and merges the locales' overrides with their fallbacks.
 * @throws MessageError
 */
export function compileCatalog({ fallbacks, features }: CatalogSource): readonly CompiledFeature[] {
  return features.map((source) => {
    const own = new Map([...source.byLocale].map(([locale, texts]) => [locale, compileTexts(source.feature, locale, texts)]));
    const english = own.get(REFERENCE);
    if (!english) throw new MessageError(`${source.feature}/${REFERENCE}.json`, undefined, 'is missing');
    checkComplete(source, fallbacks, own, english);
    const whole = (locale: string): Messages => {
      const fallback = fallbacks[locale];
      return new Map([...(fallback ? whole(fallback) : english), ...(own.get(locale) ?? [])]);
    };
    for (const [locale, texts] of source.byLocale) {
      const fallback = fallbacks[locale];
      checkAgainstEnglish(source.feature, locale, own.get(locale) ?? new Map(), english);
      if (fallback) checkDiffers(source, locale, texts, whole(fallback));
    }
    const locales = Object.keys(fallbacks).filter((locale) => own.has(locale));
    return {
      feature: source.feature,
      messages: new Map([...english].map(([name, compiled]) => [name, compiled.arguments])),
      byLocale: new Map(locales.map((locale) => [locale, getMessages(whole(locale))])),
    };
  });
}

/** The locale whose file a locale uses: its own, or its nearest fallback. */
export function getMessageFile(locale: string, fallbacks: CatalogSource['fallbacks'], { byLocale }: CompiledFeature): string {
  const fallback = fallbacks[locale];
  return byLocale.has(locale) || !fallback ? locale : getMessageFile(fallback, fallbacks, { byLocale } as CompiledFeature);
}

function compileTexts(feature: string, locale: string, texts: Readonly<Record<string, string>>): Messages {
  return new Map(
    Object.entries(texts).map(([name, text]) => {
      try {
        return [name, compileMessage(text, locale)];
      } catch (error) {
        throw new MessageError(`${feature}/${locale}.json`, name, error instanceof Error ? error.message : String(error));
      }
    }),
  );
}

function checkComplete(
  { feature }: FeatureSource,
  fallbacks: CatalogSource['fallbacks'],
  own: ReadonlyMap<string, Messages>,
  english: Messages,
): void {
  for (const [locale, fallback] of Object.entries(fallbacks)) {
    if (fallback !== null) continue;
    const missing = [...english.keys()].filter((name) => !own.get(locale)?.has(name));
    if (missing.length > 0) throw new MessageError(`${feature}/${locale}.json`, undefined, `lacks ${missing.join(', ')}`);
  }
}

function checkAgainstEnglish(feature: string, locale: string, messages: Messages, english: Messages): void {
  for (const [name, { arguments: args }] of messages) {
    const requested = english.get(name)?.arguments;
    const file = `${feature}/${locale}.json`;
    if (!requested) throw new MessageError(file, name, 'is not a message of the English catalog');
    const [has, should] = [describeArguments(args), describeArguments(requested)];
    if (has !== should) throw new MessageError(file, name, `takes ${has || 'no argument'}, but English takes ${should || 'none'}`);
  }
}

/** Rejects overrides that equal their fallback: they would miss later changes to it. */
function checkDiffers({ feature }: FeatureSource, locale: string, texts: Readonly<Record<string, string>>, fallback: Messages): void {
  for (const [name, text] of Object.entries(texts)) {
    const before = fallback.get(name)?.message;
    if (JSON.stringify(compileMessage(text, locale).message) === JSON.stringify(before))
      throw new MessageError(`${feature}/${locale}.json`, name, 'equals its fallback: remove it');
  }
}

function describeArguments(args: Arguments): string {
  return [...args]
    .map(([name, kind]) => `{${name}} (${kind})`)
    .sort()
    .join(', ');
}

function getMessages(messages: Messages): Readonly<Record<string, CompiledMessage>> {
  return Object.fromEntries([...messages].map(([name, { message }]) => [name, message]));
}
