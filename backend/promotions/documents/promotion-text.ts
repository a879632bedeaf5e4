import type { PromotionText } from '#generated/promotions/types.ts';

/** A text for a locale such as fr-ca, with a fallback to its language. */
export function getPromotionText(text: PromotionText, locale: string): string {
  const [language = ''] = locale.split('-');
  const getText = (key: string): string | undefined => text[key as keyof PromotionText];
  return getText(locale) ?? getText(language) ?? text.en;
}
