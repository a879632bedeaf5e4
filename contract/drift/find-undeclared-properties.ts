import type { ResponseShape } from '#generated/openapi/response-shapes.ts';
import { maskValue, redactName } from '../redact/mask-value.ts';
import { resolveShape } from '../redact/redact-body.ts';
import type { BodyDrift } from './drift.ts';
import { escapeStep } from '../document/json-pointer.ts';

const known = new WeakMap<object, boolean>();

/** Finds properties that no schema declares, in objects whose schema allows additional ones; validators find all others. */
export function findUndeclaredProperties(body: unknown, declared: ResponseShape | undefined): readonly BodyDrift[] {
  const shape = resolveShape(declared);
  if (typeof shape !== 'object') return [];
  const isOpen = known.get(shape) ?? allowsUndeclared(shape, new Set());
  known.set(shape, isOpen);
  const found: BodyDrift[] = [];
  if (isOpen) visit(body, shape, '', found);
  return found;
}

/** True if any object of a response allows undeclared properties. */
function allowsUndeclared(declared: ResponseShape, seen: Set<ResponseShape>): boolean {
  const shape = resolveShape(declared);
  if (typeof shape !== 'object' || seen.has(shape)) return false;
  seen.add(shape);
  if ('object' in shape) return shape.allowsMore === true || Object.values(shape.object).some((child) => allowsUndeclared(child, seen));
  if ('list' in shape) return allowsUndeclared(shape.list, seen);
  return 'map' in shape && allowsUndeclared(shape.map, seen);
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
