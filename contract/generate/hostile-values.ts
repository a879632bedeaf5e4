import fc from 'fast-check';
import { naughtyStrings } from './naughty-strings.ts';

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...naughtyStrings) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 20 }) },
);

const hostileJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  fc.constantFrom<unknown>(null, true, -1, 0, -0, 1.5, 1e21, 1e308, -1e308, 2 ** 31, 2 ** 53, [], {}, [[]], [null], { $ne: null }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Texts that replace a JSON value, which no serializer writes. */
const oddJson = [
  'NaN',
  '1e999',
  '-1e999',
  'Infinity',
  '"\\ud800"',
  '"\\u0000"',
  '"a\nb"',
  '01',
  "'x'",
  '[1,]',
  '{"__proto__":{"isAdmin":true}}',
];
const marker = '"⟦odd⟧"';

const nestArrays = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const whole: readonly string[] = [
  '',
  '{',
  'null',
  '[]',
  '"x"',
  '0',
  '\uFEFF{}',
  '{}{}',
  nestArrays(20_000),
  '{"a":'.repeat(2000),
  `{"x":"${'x'.repeat(100_000)}"}`,
];

export const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Replaces one part of the value, selected by the number. */
function replaceValue(value: unknown, at: number, other: unknown): unknown {
  if (Array.isArray(value) && value.length > 0 && at > 0) {
    const index = at % value.length;
    return value.map((entry: unknown, place) => (place === index ? replaceValue(entry, Math.floor(at / value.length), other) : entry));
  }
  const keys = isGroup(value) ? Object.keys(value) : [];
  if (!isGroup(value) || keys.length === 0 || at === 0) return other;
  const key = keys[at % keys.length] ?? '';
  return { ...value, [key]: replaceValue(value[key], Math.floor(at / keys.length), other) };
}

function removeValue(value: unknown, at: number): unknown {
  if (!isGroup(value)) return value;
  const key = Object.keys(value)[at % Math.max(1, Object.keys(value).length)];
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
}

/** JSON text of a value, valid or malformed in one of many ways. */
export function drawSpoiltJson(values: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  const place = fc.nat({ max: 5000 });
  const toJson = (value: unknown): string => JSON.stringify(value) ?? 'null';
  return fc.oneof(
    { weight: 4, arbitrary: values.map(toJson) },
    { weight: 6, arbitrary: fc.tuple(values, place, hostileJson).map(([value, at, other]) => toJson(replaceValue(value, at, other))) },
    { weight: 2, arbitrary: fc.tuple(values, place).map(([value, at]) => toJson(removeValue(value, at))) },
    { weight: 2, arbitrary: fc.tuple(values, place).map(([value, at]) => toJson(replaceValue(value, at, [value]))) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(values, place, fc.constantFrom(...oddJson))
        .map(([value, at, odd]) => toJson(replaceValue(value, at, '⟦odd⟧')).replace(marker, odd)),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(values, hostileText).map(([value, name]) => toJson(isGroup(value) ? { ...value, [name]: 1 } : value)),
    },
    { weight: 1, arbitrary: fc.constantFrom(...whole) },
  );
}

// oxlint-disable-next-line no-control-regex -- control characters are encoded, too.
const notInTargets = /[\s#?&\u{0}-\u{1F}\u{7F}-\u{10FFFF}]/gu;

/** Encodes text like browsers, twice, or barely. */
export function encodeText(text: string, how: number): string {
  const wellFormed = text.toWellFormed();
  if (how === 0) return wellFormed.replaceAll(notInTargets, (found) => encodeURIComponent(found));
  if (how === 1) return encodeURIComponent(encodeURIComponent(wellFormed));
  return encodeURIComponent(wellFormed);
}

/** Parts of a target that no encoder writes. */
export const oddPieces = [
  '%',
  '%zz',
  '%00',
  '%0d%0a',
  '%ff',
  '%ed%a0%80',
  '%c0%af',
  '..',
  '.',
  '..;',
  '%2e%2e',
  '%5c',
  '+',
  '*',
  '[]',
  '{}',
  '|',
  ';a=b',
  '%F0%9F%8F%94',
] as const;
