import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import { _ } from 'ajv/dist/compile/codegen/index.js';
import standalone from 'ajv/dist/standalone/index.js';
import { FORMATS } from './formats.ts';
import type { JsonObject } from './json.ts';
import { OWN_KEYWORDS } from './keywords.ts';
import { SchemaError } from './schema-error.ts';

/** ajv as every validator here is compiled: strict, lengths in UTF-16 units (six times faster, see measurements.md), warnings are errors. */
function createAjv(options: Options): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    allowUnionTypes: true,
    discriminator: true,
    unicode: false,
    inlineRefs: false,
    code: { source: true, esm: true, lines: true, formats: _`formats` },
    logger: { log: console.log, warn: refuse, error: refuse },
    ...options,
  });
  ajv.addVocabulary([...OWN_KEYWORDS]);
  for (const [name, rule] of Object.entries(FORMATS)) ajv.addFormat(name, rule);
  return ajv;
}

/** What is compiled: the export's name → where its schema stands in `root`, and the file that a fault is blamed on. */
export type Entries = Readonly<Record<string, { readonly ref: string; readonly file: string }>>;

/** An ES module with one exported validator an entry. @throws SchemaError */
export function compileModule(options: Options, root: JsonObject & { $id: string }, entries: Entries): string {
  const ajv = createAjv(options);
  ajv.addSchema(root);
  for (const { ref, file } of Object.values(entries)) {
    try {
      if (!ajv.getSchema(ref)) throw new Error(`nothing stands at ${ref}`);
    } catch (error) {
      throw new SchemaError(file, '', `does not compile: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  const refs = Object.fromEntries(Object.entries(entries).map(([name, { ref }]) => [name, ref]));
  return withImports(standalone(ajv, refs));
}

/** ajv writes `require` even into ES modules; what it asks for stands in the bundled runtime, under names that bundlers can follow. */
function withImports(code: string): string {
  const used = new Set<string>();
  const use = (name: string): string => {
    used.add(name);
    return name;
  };
  const body = withoutEvaluated(code)
    .replace(/^"use strict";\n?/, '')
    .replaceAll('require("ajv/dist/runtime/equal").default', () => use('equal'))
    .replaceAll(/\bformats(?:\.(\w+)|\["([^"]+)"\])/g, (_all, plain?: string, quoted?: string) => use(functionOf(plain ?? quoted ?? '')));
  const left = /require\("([^"]+)"\)/.exec(body);
  if (left) throw new Error(`Compiled validators ask for "${left[1]}"; add it to scripts/codegen/validator-runtime.ts.`);
  return used.size === 0 ? body : `import { ${[...used].sort().join(', ')} } from '../validator-runtime.js';\n\n${body}`;
}

function functionOf(format: string): string {
  const rule = FORMATS[format];
  if (typeof rule !== 'function') throw new Error(`The format "${format}" is no function.`);
  return rule.name;
}

/**
 * ajv 2020 keeps notes on each function for unevaluatedProperties, which keywords.ts does not allow. Without them a module
 * has no effects of its own, so that bundlers may leave out what nobody calls.
 */
function withoutEvaluated(code: string): string {
  const body = code
    .replaceAll(
      /const evaluated\d+ = validate\d+\.evaluated;\n(?:if\(evaluated\d+\.dynamic\w+\)\{\nevaluated\d+\.\w+ = undefined;\n\}\n)*/g,
      '',
    )
    .replaceAll(/^(?:validate\d+\.evaluated|evaluated\d+\.\w+) = .*;\n/gm, '');
  if (/\bevaluated\d+\b|\.evaluated\b/.test(body)) {
    throw new Error('Compiled validators use "evaluated" in a way that scripts/codegen/ajv.ts does not know.');
  }
  return body;
}

function refuse(...parts: readonly unknown[]): void {
  const message = parts.map(String).join(' ');
  if (message.includes('account for unicode characters')) return;
  throw new Error(message);
}
