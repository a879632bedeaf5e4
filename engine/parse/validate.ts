import type { SchemaError, ValidateBlock, ValidatorMap } from '../block-schema.ts';
import type { RenderMode } from '../env.ts';

/**
 * Returns the errors of a block against its own schema. Errors inside child blocks are left out: children are validated by their own
 * schemas, so an invalid child never removes its parent.
 */
export function findBlockErrors(
  validators: Readonly<Record<RenderMode, ValidatorMap>>,
  mode: RenderMode,
  raw: Readonly<Record<string, unknown>>,
  slots: readonly string[],
): readonly SchemaError[] {
  const type = String(raw.type);
  const validate = validators[mode][type];
  if (!validate) return [];
  const found = run(validate, raw);
  if (found.length === 0) return found;
  const own = found.filter((error) => !isInChild(error, slots));
  const mayHideMore = mode === 'publish' && own.length === 0;
  const thorough = validators.preview[type];
  if (!mayHideMore || !thorough) return own;
  return run(thorough, raw)
    .filter((error) => !isInChild(error, slots))
    .slice(0, 1);
}

function run(validate: ValidateBlock, raw: unknown): readonly SchemaError[] {
  return validate(raw) ? [] : (validate.errors ?? []);
}

/** `slots` are paths in which `*` matches every entry of a list; a child is a list entry at such a path. */
function isInChild(error: SchemaError, slots: readonly string[]): boolean {
  const steps = error.instancePath.split('/').slice(1);
  return slots.some((slot) => {
    const path = slot.split('.');
    return steps.length > path.length && path.every((step, at) => step === '*' || step === steps[at]);
  });
}
