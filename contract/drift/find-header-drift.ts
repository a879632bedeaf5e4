import type { HeaderRule } from '#generated/openapi/response-rules.ts';
import { maskValue } from '../redact/mask-value.ts';
import { isCommonHeader } from './common-headers.ts';
import type { BodyDrift } from './drift.ts';

/** Reports undeclared headers, missing required ones, and values of a wrong type. Names are in lower case. */
export function findHeaderDrift(headers: Readonly<Record<string, string>>, rules: readonly HeaderRule[]): readonly BodyDrift[] {
  const undeclared = Object.keys(headers).filter((name) => !isCommonHeader(name) && !rules.some((rule) => rule.name === name));
  return [
    ...undeclared.map((name): BodyDrift => {
      return { kind: 'undeclared-header', pointer: `header:${name}`, expected: 'no such header', example: maskValue(headers[name]) };
    }),
    ...rules.flatMap((rule) => validateHeader(headers[rule.name], rule)),
  ];
}

function validateHeader(value: string | undefined, { name, required, type }: HeaderRule): readonly BodyDrift[] {
  const pointer = `header:${name}`;
  if (value === undefined) return required ? [{ kind: 'missing', pointer, expected: 'a value' }] : [];
  if (type === 'string' || /^\d+$/.test(value)) return [];
  return [{ kind: 'wrong-type', pointer, expected: type, example: maskValue(value) }];
}
