import { compileModule, type Entries } from './ajv.ts';
import type { ApiArea, ApiOperation, ApiParameter } from './api.ts';
import { isObject, sortKeys, valueAt, type Json, type JsonObject } from './json.ts';
import type { Output } from './output.ts';

const PARAMETER_LOCATIONS = { params: 'path', query: 'query', headers: 'header' } as const;
type RequestPart = keyof typeof PARAMETER_LOCATIONS;

/** Names of an operation's validators in the compiled modules. */
interface Row {
  readonly operationId: string;
  readonly request: Readonly<Partial<Record<RequestPart | 'body', string>>>;
  readonly bodyRequired: boolean;
  readonly responses: Readonly<Record<string, string | null>>;
}

/** Compiled validators of every operation: strings of params, query and headers are coerced, bodies are not. All errors are listed. */
export function apiValidators(areas: readonly ApiArea[]): readonly Output[] {
  const parameters = new Gathering('cairn:parameters');
  const bodies = new Gathering('cairn:bodies');
  const rows = areas.flatMap((area) => area.operations.map((operation) => addOperation(area, operation, parameters, bodies)));
  rows.sort((a, b) => (a.operationId < b.operationId ? -1 : 1));
  return [
    ...parameters.outputs('openapi/parameter-validators', { allErrors: true, coerceTypes: 'array', useDefaults: true }),
    ...bodies.outputs('openapi/body-validators', { allErrors: true }),
    { path: 'openapi/validators.ts', text: tableText(rows) },
  ];
}

function addOperation(area: ApiArea, operation: ApiOperation, parameters: Gathering, bodies: Gathering): Row {
  const { operationId, body } = operation;
  const request: Partial<Record<RequestPart | 'body', string>> = {};
  for (const location of Object.keys(PARAMETER_LOCATIONS) as RequestPart[]) {
    const named = operation.parameters.filter((parameter) => parameter.in === PARAMETER_LOCATIONS[location]);
    if (named.length > 0) request[location] = parameters.add(area, `${operationId}_${location}`, objectSchema(named));
  }
  if (body) request.body = bodies.add(area, `${operationId}_body`, body.schema);
  const responses = Object.entries(operation.responses).map(([status, schema]) => {
    return [status, schema === null ? null : bodies.add(area, `${operationId}_${status}`, schema)] as const;
  });
  return { operationId, request, bodyRequired: body?.required === true, responses: Object.fromEntries(responses) };
}

function objectSchema(parameters: readonly ApiParameter[]): JsonObject {
  return {
    type: 'object',
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
  };
}

/** One root schema for all areas; what several areas share stands in it once. */
class Gathering {
  readonly #id: string;
  readonly #defs: JsonObject = {};
  readonly #entries: Record<string, { ref: string; file: string }> = {};

  constructor(id: string) {
    this.#id = id;
  }

  /** Returns the name of the export that judges by `schema`: its own, or that of the component that it refers to. */
  add(area: ApiArea, name: string, schema: Json): string {
    const component = isObject(schema) && typeof schema.$ref === 'string' ? this.#take(area, schema.$ref) : undefined;
    const def = component ?? this.#once(name, this.#localise(area, schema));
    this.#entries[def] = { ref: `${this.#id}#/$defs/${def}`, file: area.file };
    return def;
  }

  /** Operations of an area take mostly the same headers: equal schemas are compiled once, under the first one's name. */
  #once(name: string, schema: Json): string {
    const text = JSON.stringify(schema);
    const known = Object.keys(this.#defs).find((key) => JSON.stringify(this.#defs[key]) === text);
    if (known === undefined) this.#defs[name] = schema;
    return known ?? name;
  }

  outputs(path: string, options: Parameters<typeof compileModule>[0]): readonly Output[] {
    const names = Object.keys(this.#entries).sort();
    const code = compileModule(options, { $id: this.#id, $defs: sortKeys(this.#defs) }, sortKeys(this.#entries) satisfies Entries);
    const declarations = names.map((name) => `export declare const ${name}: Validator<unknown>;`);
    return [
      { path: `${path}.js`, text: code, format: false },
      { path: `${path}.d.ts`, text: `import type { Validator } from '../validator.ts';\n\n${declarations.join('\n')}\n` },
    ];
  }

  #localise(area: ApiArea, node: Json): Json {
    if (Array.isArray(node)) return node.map((child) => this.#localise(area, child));
    if (!isObject(node)) return node;
    return Object.fromEntries(
      Object.entries(node).map(([key, child]) => {
        if (key === '$ref' && typeof child === 'string') return [key, `#/$defs/${this.#take(area, child)}`];
        return [key, this.#localise(area, child)];
      }),
    );
  }

  /** Gathers a component under a name made of its file's and its own, and returns that. */
  #take(area: ApiArea, ref: string): string {
    const origin = area.origins.get(ref);
    const stem = (origin?.file ?? area.file).replace(/^.*\/|\.yaml$|\.schema\.json$/g, '').replaceAll('-', '_');
    const name = `${stem}_${ref.split('/').at(-1)}`;
    if (!(name in this.#defs)) {
      this.#defs[name] = true;
      this.#defs[name] = this.#localise(area, valueAt(area.document, ref.slice(1)) ?? true);
    }
    return name;
  }
}

function tableText(rows: readonly Row[]): string {
  const table = rows.map(({ operationId, request, bodyRequired, responses }) => {
    const parts = Object.entries(request).map(
      ([location, name]) => `${location}: ${location === 'body' ? 'bodies' : 'parameters'}.${name}`,
    );
    const answers = Object.entries(responses).map(([status, name]) => `${status}: ${name === null ? 'null' : `bodies.${name}`}`);
    return `${operationId}: { request: { ${parts.join(', ')} }, bodyRequired: ${bodyRequired}, responses: { ${answers.join(', ')} } },`;
  });
  return `
    import type { Validator } from '../validator.ts';
    import * as bodies from './body-validators.js';
    import type { OperationId } from './operations.ts';
    import * as parameters from './parameter-validators.js';

    export interface OperationValidators {
      /** Those of params, query and headers turn strings into what the schema says, fill defaults in, and change the object they are given. */
      readonly request: {
        readonly params?: Validator<unknown>;
        readonly query?: Validator<unknown>;
        /** Names in lower case. */
        readonly headers?: Validator<unknown>;
        readonly body?: Validator<unknown>;
      };
      readonly bodyRequired: boolean;
      /** By status; null where the answer has no body. */
      readonly responses: Readonly<Record<number, Validator<unknown> | null>>;
    }

    /** For the backend and for tests; browsers take operations.ts. */
    export const operationValidators: Readonly<Record<OperationId, OperationValidators>> = {
      ${table.join('\n')}
    };
  `;
}
