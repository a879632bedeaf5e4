import type { PersonalLimits } from '#generated/openapi/response-shapes.ts';

const DATE = /^\d{4}-\d\d-\d\d$/;
const DATE_TIME = /^\d{4}-\d\d-\d\d[t ]\d\d:\d\d:\d\d(?:\.\d+)?(?:z|[+-]\d\d:?\d\d)$/i;
const UUID = /^\w{8}(?:-\w{4}){3}-\w{12}$/;
const SCHEME = /^(?:https?:\/\/|mailto:|tel:)/i;

/** Mask of a personal value or of one that no schema knows: its shape stays, its letters, digits and property names do not. */
export function maskValue(value: unknown, limits?: PersonalLimits): unknown {
  if (typeof value === 'string') return maskString(value, limits);
  if (typeof value === 'number') return maskNumber(value, limits);
  if (typeof value === 'boolean') return false;
  if (Array.isArray(value)) return value.map((entry) => maskValue(entry));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [maskText(key), maskValue(child)]));
}

function maskString(value: string, { values, pattern }: PersonalLimits = {}): string {
  const [first] = values ?? [];
  if (typeof first === 'string' && values?.includes(value)) return first;
  const mask = maskForm(value);
  if (pattern === undefined) return mask;
  const rule = compile(pattern);
  if (rule.test(value)) return rule.test(mask) ? mask : value.replaceAll(/\d/g, '1');
  return rule.test(mask) ? `?${mask.slice(1)}` : mask;
}

const rules = new Map<string, RegExp>();

/** The patterns of the contract, each compiled once. */
function compile(pattern: string): RegExp {
  const rule = rules.get(pattern) ?? new RegExp(pattern);
  rules.set(pattern, rule);
  return rule;
}

/** Name of a property that the contract does not declare: it is data where a service files values by a key. */
export function redactName(name: string): string {
  return /^[a-z_$][\w$-]{0,59}$/i.test(name) && !/\d{4}/.test(name) ? name : maskText(name);
}

/** Forms that a format or another program reads stay readable; a form that is invalid stays invalid. */
function maskForm(value: string): string {
  if (DATE.test(value)) return isMoment(`${value}T00:00:00Z`) ? '1111-11-11' : '9999-99-99';
  if (DATE_TIME.test(value)) return value.replaceAll(/\d/g, isMoment(value) ? '1' : '9');
  if (UUID.test(value))
    return value
      .replaceAll(/\d/g, '1')
      .replaceAll(/[a-f]/gi, 'a')
      .replaceAll(/[_g-z]/gi, 'x');
  const [scheme = ''] = SCHEME.exec(value) ?? [];
  return scheme + maskText(value.slice(scheme.length));
}

/** Date.parse takes February 30 for March 1. */
function isMoment(value: string): boolean {
  const day = value.slice(0, 10);
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) && !Number.isNaN(Date.parse(value));
}

/** Keeps the length in UTF-16 units. A letter outside ASCII becomes another one outside ASCII, since patterns distinguish them. */
function maskText(text: string): string {
  let mask = '';
  let isAscii = true;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit >= 0x61 && unit <= 0x7a) mask += 'a';
    else if (unit >= 0x41 && unit <= 0x5a) mask += 'A';
    else if (unit >= 0x30 && unit <= 0x39) mask += '1';
    else mask += text[index];
    isAscii &&= unit < 0x80;
  }
  return isAscii ? mask : mask.replaceAll(/(?![a-zA-Z\d])[\p{L}\p{M}\p{N}]/gu, (sign) => 'á'.repeat(sign.length));
}

/** 1, or the allowed number next to it. Beyond a limit, between integers: the mask is there, too. */
function maskNumber(value: number, { values, minimum = -Infinity, maximum = Infinity }: PersonalLimits = {}): number {
  const [first] = values ?? [];
  if (typeof first === 'number' && values?.includes(value)) return first;
  const part = Number.isInteger(value) ? 0 : 0.5;
  if (value < minimum) return minimum - 1 - part;
  if (value > maximum) return maximum + 1 + part;
  const mask = Math.min(Math.max(1, minimum), maximum) + part;
  return mask > maximum ? mask - 1 : mask;
}
