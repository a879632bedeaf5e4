import type { Options } from 'ajv/dist/2020.js';
import { compileSchema, createAjv, replaceRequire } from './ajv.ts';
import { escapePointerStep, resolvePointer, type Json } from '../json.ts';
import { SchemaError } from '../schema-error.ts';

/** A schema that is compiled to one function. */
export interface Schema {
  /** Name of the schema in $refs of other schemas. */
  readonly id: string;
  readonly functionName: string;
  readonly schema: Json;
  /** The file that errors refer to. */
  readonly file: string;
}

/** The code of a schema's function. */
export interface Part {
  readonly id: string;
  readonly functionName: string;
  readonly code: string;
  /** Name in the code → value: patterns, lists, names of properties. */
  readonly constants: ReadonlyMap<string, string>;
  /** Names of the schemas' functions that it calls. */
  readonly calls: ReadonlySet<string>;
}

/**
 * Compiles each schema once, to a function of its own name that calls those of the schemas it refers to.
 * @throws SchemaError
 */
export function compileModules(schemas: readonly Schema[], options: Options): readonly Part[] {
  const ajv = createAjv({ allErrors: true, ...options });
  const twice = schemas.find(({ functionName }, index) => schemas.findIndex((other) => other.functionName === functionName) !== index);
  if (twice) throw new SchemaError(twice.file, '', `two schemas compile to the function ${twice.functionName}; rename one`);
  for (const { id, schema } of schemas) ajv.addSchema(schema as object, id);
  const sources = schemas.map(({ id, file }) => {
    const { source } = compileSchema(ajv, id, file);
    if (!source) throw new Error(`ajv has no source of ${id}`);
    return source;
  });
  const names = new Map(sources.map(({ validateName }, index) => [validateName.str, schemas[index]?.functionName ?? '']));
  return schemas.map(({ id, functionName }, index) => {
    const source = sources[index];
    return { id, functionName, ...namePart(source?.validateCode.toString() ?? '', source?.scopeValues ?? {}, names, functionName) };
  });
}

type Validate = NonNullable<ReturnType<ReturnType<typeof createAjv>['getSchema']>>;
type ScopeValues = NonNullable<Validate['source']>['scopeValues'];

function namePart(text: string, scope: ScopeValues, names: ReadonlyMap<string, string>, own: string) {
  const constants = new Map<string, string>();
  const calls = new Set<string>();
  let code = text;
  for (const { str, value } of Object.values(scope).flatMap((group) => [...(group ?? [])])) {
    if (str.startsWith('schema')) {
      code = code.replaceAll(new RegExp(`\\b${str}((?:\\.\\w+|\\["[^"]+"\\])+)`, 'g'), (_all, path: string) => {
        const { text: constant, rest } = resolveConstant(value?.ref as Json, path);
        const name = [...constants].find(([, known]) => known === constant)?.[0] ?? `${str}_${constants.size}`;
        constants.set(name, constant);
        return name + rest;
      });
    } else if (/^(?:wrapper|root)\d/.test(str)) {
      const { validateName } = (value?.ref ?? {}) as { readonly validateName?: unknown };
      code = code.replaceAll(new RegExp(`\\b${str}\\.validate\\b`, 'g'), String(validateName));
    } else if (!str.startsWith('validate')) {
      constants.set(str, replaceRequire(String(value?.code)));
    }
  }
  code = code.replaceAll(/\bvalidate\d+\b/g, (name) => {
    const known = names.get(name);
    if (known === undefined) throw new Error(`${own} calls ${name}, which is not a schema's function`);
    if (known !== own) calls.add(known);
    return known;
  });
  const left = /\b(?:schema|wrapper|root)\d+\b/.exec(code);
  if (left) throw new Error(`${own} uses ${left[0]} in a way that scripts/codegen/validators/validator-parts.ts does not support`);
  return { code, constants, calls };
}

/** The value at a path such as `.properties.kind.enum` of a schema, and the rest of the code. For `properties` only the names are used. */
function resolveConstant(schema: Json, path: string): { readonly text: string; readonly rest: string } {
  const steps = [...path.matchAll(/\.(\w+)|\["([^"]+)"\]/g)].map((match) => ({ text: match[0], key: match[1] ?? match[2] ?? '' }));
  let pointer = '';
  let taken = 0;
  while (taken < steps.length && resolvePointer(schema, pointer + escapePointerStep(steps[taken]?.key ?? '')) !== undefined) {
    pointer += escapePointerStep(steps[taken]?.key ?? '');
    taken += 1;
  }
  const found = resolvePointer(schema, pointer) ?? null;
  const isNames = steps[taken - 1]?.key === 'properties';
  const text = JSON.stringify(isNames ? Object.fromEntries(Object.keys(found as object).map((key) => [key, true])) : found);
  const rest = steps
    .slice(taken)
    .map((step) => step.text)
    .join('');
  return { text, rest };
}
