const COLOR =
  /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(?:rgb|hsl)a?\([\d\s.,%/+-]+(?:(?:deg|turn|rad)[\d\s.,%/+-]*)?\)|(?:--)?[a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/i;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const LINK_SCHEME = /^(?:https?:\/\/|mailto:|tel:)/i;
const MEDIA_SCHEME = /^(?:https?:\/\/|data:image\/(?:avif|gif|jpeg|png|webp);)/i;

/** A CSS hex, rgb() or hsl() color, or the name of a color token such as "surface-inverse". */
export function isColor(value: string): boolean {
  return COLOR.test(value);
}

/** An in-shop path, `#…`, `?…`, or an http(s), mailto or tel address; never another host by "//", never a script. */
export function isLink(value: string): boolean {
  const url = bare(value);
  if (url === undefined || url === '' || /^[/\\]{2}/.test(url)) return false;
  return !SCHEME.test(url) || LINK_SCHEME.test(url);
}

/** A path in the shop's media, or an http(s) address or inline raster image. */
export function isMediaUrl(value: string): boolean {
  const url = bare(value);
  if (url === undefined || url === '') return false;
  return !SCHEME.test(url) || MEDIA_SCHEME.test(url);
}

/** Trimmed; undefined if it contains a control character, because browsers drop some of them and then see another scheme. */
function bare(value: string): string | undefined {
  return /\p{Cc}/u.test(value) ? undefined : value.trim();
}

const DATE = /^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)$/i;

/** A calendar date, YYYY-MM-DD (RFC 3339). */
export function isDate(value: string): boolean {
  const [, year, month, day] = DATE.exec(value) ?? [];
  return year !== undefined && Number(day) <= new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
}

/** A date and time with its offset from UTC (RFC 3339). */
export function isDateTime(value: string): boolean {
  const [date = '', time = '', ...rest] = value.split(/[t ]/i);
  return rest.length === 0 && isDate(date) && TIME.test(time);
}

/** A local part of dot-separated words, and a domain of at least two labels: the rule of email fields in browsers, with a dot required. */
const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/** An email address. Every form, call and service of the shop uses this rule. */
export function isEmail(value: string): boolean {
  return EMAIL.test(value);
}

/** Formats that a function checks. Compiled validators read them from here. */
export const formats = {
  color: isColor,
  date: isDate,
  'date-time': isDateTime,
  email: isEmail,
  link: isLink,
  'media-url': isMediaUrl,
};
