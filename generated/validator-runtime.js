// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
// scripts/codegen/equal.ts
function equal(a, b) {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || Array.isArray(a) !== Array.isArray(b)) return false;
  const own = Object.entries(a);
  const other = new Map(Object.entries(b));
  return own.length === other.size && own.every(([key, value]) => other.has(key) && equal(value, other.get(key)));
}
// scripts/codegen/validators/format-rules.ts
const COLOR =
  /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(?:rgb|hsl)a?\([\d\s.,%/+-]+(?:(?:deg|turn|rad)[\d\s.,%/+-]*)?\)|(?:--)?[a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/i;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const LINK_SCHEME = /^(?:https?:\/\/|mailto:|tel:)/i;
const MEDIA_SCHEME = /^(?:https?:\/\/|data:image\/(?:avif|gif|jpeg|png|webp);)/i;
function isColor(value) {
  return COLOR.test(value);
}
function isLink(value) {
  const url = bare(value);
  if (url === void 0 || url === '' || /^[/\\]{2}/.test(url)) return false;
  return !SCHEME.test(url) || LINK_SCHEME.test(url);
}
function isMediaUrl(value) {
  const url = bare(value);
  if (url === void 0 || url === '') return false;
  return !SCHEME.test(url) || MEDIA_SCHEME.test(url);
}
function bare(value) {
  return /\p{Cc}/u.test(value) ? void 0 : value.trim();
}
const DATE = /^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)$/i;
function isDate(value) {
  const [, year, month, day] = DATE.exec(value) ?? [];
  return year !== void 0 && Number(day) <= new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
}
function isDateTime(value) {
  const [date = '', time = '', ...rest] = value.split(/[t ]/i);
  return rest.length === 0 && isDate(date) && TIME.test(time);
}
const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
function isEmail(value) {
  return EMAIL.test(value);
}
const formats = {
  color: isColor,
  date: isDate,
  'date-time': isDateTime,
  email: isEmail,
  link: isLink,
  'media-url': isMediaUrl,
};
export { equal, formats, isColor, isDate, isDateTime, isEmail, isLink, isMediaUrl };
