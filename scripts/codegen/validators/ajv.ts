import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import { _ } from 'ajv/dist/compile/codegen/index.js';
import standalone from 'ajv/dist/standalone/index.js';
import { compactAjvCode } from './compact-code.ts';
import { FORMATS } from './formats.ts';
import type { JsonObject } from '../json.ts';
import { OWN_KEYWORDS } from './keywords.ts';
import { SchemaError } from '../schema-error.ts';

/** Creates ajv with the options of all validators: strict, lengths in UTF-16 units (six times faster), warnings are errors. */
export function createAjv(options: Options): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    allowUnionTypes: true,
    discriminator: true,
    unicode: false,
    inlineRefs: false,
    code: { source: true, esm: true, lines: true, formats: _`formats` },
    logger: { log: console.log, warn: fail, error: fail },
    ...options,
  });
  ajv.addVocabulary([...OWN_KEYWORDS]);
  for (const [name, rule] of Object.entries(FORMATS)) ajv.addFormat(name, rule);
  return ajv;
}

/** Validators to compile: export name → location of its schema in `root`, and the file that errors refer to. */
export type Entries = Readonly<Record<string, { readonly ref: string; readonly file: string }>>;

/**
 * An ES module with one exported validator per entry.
 * @throws SchemaError
 */
export function compileModule(options: Options, root: JsonObject & { $id: string }, entries: Entries): string {
  const ajv = createAjv(options);
  ajv.addSchema(root);
  for (const { ref, file } of Object.values(entries)) compileSchema(ajv, ref, file);
  const refs = Object.fromEntries(Object.entries(entries).map(([name, { ref }]) => [name, ref]));
  const { code, used } = useRuntime(compactAjvCode(standalone(ajv, refs)).replace(/^"use strict";\n?/, ''));
  return createRuntimeImport(used, '../') + code;
}

/** @throws SchemaError that names `file` */
export function compileSchema(ajv: Ajv2020, ref: string, file: string): NonNullable<ReturnType<Ajv2020['getSchema']>> {
  try {
    const validate = ajv.getSchema(ref);
    if (!validate) throw new Error(`no schema at ${ref}`);
    return validate;
  } catch (error) {
    throw new SchemaError(file, '', `does not compile: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Replaces the `require` calls that ajv writes even into ES modules by names of the bundled runtime, which bundlers can follow. */
export function useRuntime(code: string): { readonly code: string; readonly used: ReadonlySet<string> } {
  const used = new Set<string>();
  const use = (name: string): string => {
    used.add(name);
    return name;
  };
  const body = code
    .replaceAll('require("ajv/dist/runtime/equal").default', () => use('equal'))
    .replaceAll(/\bformats(?:\.(\w+)|\["([^"]+)"\])/g, (_all, plain?: string, quoted?: string) =>
      use(getFunctionName(plain ?? quoted ?? '')),
    );
  if (/\bfault\(/.test(body)) use('fault');
  const left = /require\("([^"]+)"\)/.exec(body);
  if (left) throw new Error(`Compiled validators require "${left[1]}"; add it to scripts/codegen/validators/validator-runtime.ts.`);
  return { code: body, used };
}

/** @param folder Path from the module to generated/. */
export function createRuntimeImport(used: ReadonlySet<string>, folder: string): string {
  return used.size === 0 ? '' : `import { ${[...used].sort().join(', ')} } from '${folder}validator-runtime.js';\n\n`;
}

function getFunctionName(format: string): string {
  const rule = FORMATS[format];
  if (typeof rule !== 'function') throw new Error(`The format "${format}" is not a function.`);
  return rule.name;
}

function fail(...parts: readonly unknown[]): void {
  const message = parts.map(String).join(' ');
  if (message.includes('account for unicode characters')) return;
  throw new Error(message);
}
