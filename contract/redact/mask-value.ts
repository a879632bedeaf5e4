import type { PersonalLimits } from '#generated/openapi/response-shapes.ts';

const DATE = /^\d{4}-\d\d-\d\d$/;
const DATE_TIME = /^\d{4}-\d\d-\d\d[t ]\d\d:\d\d:\d\d(?:\.\d+)?(?:z|[+-]\d\d:?\d\d)$/i;
const UUID = /^\w{8}(?:-\w{4}){3}-\w{12}$/;
const SCHEME = /^(?:https?:\/\/|mailto:|tel:)/i;

/** Masks a personal or undeclared value: its shape is preserved, but not its letters, digits and property names. */
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

/** The contract's patterns, each compiled once. */
function compile(pattern: string): RegExp {
  const rule = rules.get(pattern) ?? new RegExp(pattern);
  rules.set(pattern, rule);
  return rule;
}

/** Masks an undeclared property name, which may be personal data in a map. */
export function redactName(name: string): string {
  return /^[a-z_$][\w$-]{0,59}$/i.test(name) && !/\d{4}/.test(name) ? name : maskText(name);
}

/** Preserves formats that programs parse. An invalid format remains invalid. */
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

/** Date.parse converts February 30 to March 1. */
function isMoment(value: string): boolean {
  const day = value.slice(0, 10);
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) && !Number.isNaN(Date.parse(value));
}

/** Preserves the length in UTF-16 units. Letters outside ASCII remain outside ASCII, since patterns distinguish them. */
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

/** Returns 1, or the nearest allowed number; outside of limits it remains outside. */
function maskNumber(value: number, { values, minimum = -Infinity, maximum = Infinity }: PersonalLimits = {}): number {
  const [first] = values ?? [];
  if (typeof first === 'number' && values?.includes(value)) return first;
  const part = Number.isInteger(value) ? 0 : 0.5;
  if (value < minimum) return minimum - 1 - part;
  if (value > maximum) return maximum + 1 + part;
  const mask = Math.min(Math.max(1, minimum), maximum) + part;
  return mask > maximum ? mask - 1 : mask;
}
