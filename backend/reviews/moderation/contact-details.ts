const email = /[\p{L}\p{N}._%+-]+\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}-]+\s?(?:\.|\(dot\)|\[dot\])\s?\p{L}{2,}/iu;

/** Nine digits or more with common separators. Sizes, prices and dates have fewer. */
const phone = /(?:\+|\b00?|\()?\d(?:[\s()./-]{0,2}\d){8,14}\b/;

const link =
  /\bhttps?:\/\/|\bwww\.|(?<![\p{L}\p{N}@])[\p{L}\p{N}-]{2,}\.(?:com|net|org|info|biz|shop|store|io|co|de|fr|uk|eu|ru|xyz|online|site)\b/iu;

export const hasContactDetails = (text: string): boolean => email.test(text) || phone.test(text);

export const hasLink = (text: string): boolean => link.test(text);
