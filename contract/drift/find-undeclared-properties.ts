import type { ResponseShape } from '#generated/openapi/response-shapes.ts';
import { maskValue, redactName } from '../redact/mask-value.ts';
import { resolveShape } from '../redact/redact-body.ts';
import type { BodyDrift } from './drift.ts';
import { escapeStep } from './pointer.ts';

/** Properties that no schema declares. Unlike the validators it also looks into objects whose schema allows others. */
export function findUndeclaredProperties(body: unknown, shape: ResponseShape | undefined): readonly BodyDrift[] {
  const found: BodyDrift[] = [];
  visit(body, shape, '', found);
  return found;
}

function visit(value: unknown, declared: ResponseShape | undefined, pointer: string, found: BodyDrift[]): void {
  if (typeof value !== 'object' || value === null) return;
  const shape = resolveShape(declared);
  if (typeof shape !== 'object' || 'personal' in shape) return;
  if (Array.isArray(value)) {
    if ('list' in shape && shape.list !== 'public') for (const entry of value) visit(entry, shape.list, `${pointer}/*`, found);
  } else if ('object' in shape) {
    for (const name in value) {
      const child = (value as Record<string, unknown>)[name];
      if (!Object.hasOwn(shape.object, name)) {
        const step = escapeStep(redactName(name));
        found.push({ kind: 'extra', pointer: `${pointer}/${step}`, expected: 'no such property', example: maskValue(child) });
      } else if (typeof child === 'object') visit(child, shape.object[name], `${pointer}/${escapeStep(name)}`, found);
    }
  } else if ('map' in shape) {
    for (const child of Object.values(value)) visit(child, shape.map, `${pointer}/*`, found);
  }
}
