import type { PromotionText } from '#generated/promotions/types.ts';

/** A text in a locale such as fr-ca: the locale's own, else that of its language. */
export function promotionText(text: PromotionText, locale: string): string {
  const [language = ''] = locale.split('-');
  const byLocale: Readonly<Record<string, string | undefined>> = { ...text };
  return byLocale[locale] ?? byLocale[language] ?? text.en;
}
