import type { GalleryLanguage } from '#generated/openapi/gallery.ts';

/** Change it with the texts. */
export const TERMS_VERSION = '2026-11';

/** The statement that an uploader agrees to. */
export const terms: Readonly<Record<GalleryLanguage, string>> = {
  en: 'I took this photo, everyone in it is happy to be seen, and this shop may show it with my nickname. My email address is used for questions about the photo only.',
  fr: 'J’ai pris cette photo, les personnes visibles sont d’accord, et la boutique peut la montrer avec mon pseudo. Mon adresse e-mail ne sert qu’aux questions sur cette photo.',
  de: 'Ich habe dieses Foto selbst gemacht, alle darauf sind einverstanden, und der Shop darf es mit meinem Spitznamen zeigen. Meine E-Mail-Adresse dient nur für Rückfragen zum Foto.',
};
