import { Ajv2020, type AnySchema, type Options } from 'ajv/dist/2020.js';
import { _ } from 'ajv/dist/compile/codegen/index.js';
import standalone from 'ajv/dist/standalone/index.js';
import { FORMATS } from './formats.ts';
import type { JsonObject } from '../json.ts';
import { OWN_KEYWORDS } from './keywords.ts';
import { SchemaError } from '../schema-error.ts';

/**
 * JSON Schema 2020-12 without $dynamicRef and unevaluatedProperties, which schemas/ does not use. `Ajv2020` sets their options itself, and
 * then every validator passes their arguments on and has side effects, so that bundlers cannot remove unused ones.
 */
class SchemaCompiler extends Ajv2020 {
  override _addVocabularies(): void {
    Object.assign(this.opts, { dynamicRef: false, unevaluated: false });
    super._addVocabularies();
    for (const keyword of ['$dynamicAnchor', '$dynamicRef', 'unevaluatedItems', 'unevaluatedProperties']) this.removeKeyword(keyword);
  }

  /** The meta-schema itself contains $dynamicRef, so a plain ajv applies it. */
  override validateSchema(schema: AnySchema, throwOrLogError?: boolean): boolean | Promise<unknown> {
    const isValid = metaValidator.validateSchema(schema);
    if (!isValid && throwOrLogError) throw new Error(`schema is invalid: ${metaValidator.errorsText()}`);
    return isValid;
  }
}

const metaValidator = new Ajv2020({ logger: false });

/**
 * Creates ajv with the options of all validators: strict, lengths in UTF-16 units (six times faster), decimals are multiples in spite of
 * binary fractions, warnings are errors.
 */
export function createAjv(options: Options): SchemaCompiler {
  const ajv = new SchemaCompiler({
    strict: true,
    allowUnionTypes: true,
    discriminator: true,
    unicode: false,
    multipleOfPrecision: 6,
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
  return createRuntimeImport('../') + replaceRequire(standalone(ajv, refs));
}

/** @throws SchemaError that names `file` */
export function compileSchema(ajv: SchemaCompiler, ref: string, file: string): NonNullable<ReturnType<SchemaCompiler['getSchema']>> {
  try {
    const validate = ajv.getSchema(ref);
    if (!validate) throw new Error(`no schema at ${ref}`);
    return validate;
  } catch (error) {
    throw new SchemaError(file, '', `does not compile: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * Replaces the `require` call that ajv writes even into ES modules.
 * @throws Error if the code requires anything but ajv's deep comparison.
 */
export function replaceRequire(code: string): string {
  const body = code.replaceAll('require("ajv/dist/runtime/equal").default', 'equal');
  if (body.includes('require("'))
    throw new Error('Compiled validators require a module that generated/validator-runtime.js does not have.');
  return body;
}

/**
 * Imports what compiled validators call.
 * @param folder Path from the module to generated/.
 */
export function createRuntimeImport(folder: string): string {
  return `import { equal, formats } from '${folder}validator-runtime.js';\n\n`;
}

function fail(...parts: readonly unknown[]): void {
  const message = parts.map(String).join(' ');
  if (message.includes('account for unicode characters')) return;
  throw new Error(message);
}
