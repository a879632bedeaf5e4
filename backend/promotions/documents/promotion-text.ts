import type { PromotionText } from '#generated/promotions/types.ts';

/** A text in a locale such as fr-ca: the locale's own, else that of its language. */
export function promotionText(text: PromotionText, locale: string): string {
  const [language = ''] = locale.split('-');
  const textIn = (key: string): string | undefined => text[key as keyof PromotionText];
  return textIn(locale) ?? textIn(language) ?? text.en;
}
