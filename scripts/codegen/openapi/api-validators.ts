import { getPartnerAreas, getShopAreas, type ApiArea, type ApiOperation, type ApiParameter } from './api.ts';
import { createHomeLookup } from './home-lookup.ts';
import { generatePartnerModule } from './partner-module.ts';
import { toPascalCase, type JsonObject } from '../json.ts';
import type { Output } from '../output.ts';
import { SchemaCollection, type Alias } from '../schema-collection.ts';
import { createModuleCode, type Homes } from '../validators/validator-module.ts';
import { compileModules, type Part } from '../validators/validator-parts.ts';

const PARAMETER_LOCATIONS = { params: 'path', query: 'query', headers: 'header' } as const;
type InputLocation = keyof typeof PARAMETER_LOCATIONS;

/** Names of an operation's validators: the operation, and for each part of it the validator's name; null for a response without a body. */
interface ValidatorRow {
  readonly operationId: string;
  readonly area: string;
  readonly request: Readonly<Partial<Record<InputLocation | 'body', string>>>;
  readonly bodyRequired: boolean;
  readonly responses: Readonly<Record<string, string | null>>;
}

/**
 * Compiled validators of every operation, one module per area. Strings of params, query and headers are coerced, bodies are not; all errors
 * are listed.
 */
export function generateApiValidators(areas: readonly ApiArea[]): readonly Output[] {
  const homeOf = createHomeLookup(areas);
  const coerced = new SchemaCollection('coerce', homeOf);
  const plain = new SchemaCollection('validate', homeOf);
  const rows = areas.flatMap((area) => area.operations.map((operation) => addOperation(area, operation, coerced, plain)));
  rows.sort((a, b) => (a.operationId < b.operationId ? -1 : 1));
  const parts = [...compileModules(coerced.schemas(), { coerceTypes: 'array', useDefaults: true }), ...compileModules(plain.schemas(), {})];
  const aliases = [...coerced.aliases(), ...plain.aliases()];
  const homes = new Map([...coerced.homes(), ...plain.homes()]);
  const selectRows = (own: readonly ApiArea[]): readonly ValidatorRow[] => rows.filter(({ area }) => own.some((one) => one.area === area));
  return [
    ...getModules(areas, parts, homes, aliases),
    { path: 'openapi/validators.ts', text: formatTable(selectRows(getShopAreas(areas))) },
    ...getPartnerAreas(areas).map((area) => generatePartnerModule(area, selectRows([area]).map(formatEntry))),
  ];
}

function addOperation(area: ApiArea, operation: ApiOperation, coerced: SchemaCollection, plain: SchemaCollection): ValidatorRow {
  const { operationId, body } = operation;
  const request: Partial<Record<InputLocation | 'body', string>> = {};
  for (const location of Object.keys(PARAMETER_LOCATIONS) as InputLocation[]) {
    const named = operation.parameters.filter((parameter) => parameter.in === PARAMETER_LOCATIONS[location]);
    if (named.length > 0) request[location] = coerced.add(area, operationId, toPascalCase(location), createObjectSchema(named));
  }
  if (body) request.body = plain.add(area, operationId, 'Body', body.schema);
  const responses = Object.entries(operation.responses).map(([status, schema]) => {
    return [status, schema === null ? null : plain.add(area, operationId, status, schema)] as const;
  });
  return { operationId, area: area.area, request, bodyRequired: body?.required === true, responses: Object.fromEntries(responses) };
}

function createObjectSchema(parameters: readonly ApiParameter[]): JsonObject {
  return {
    type: 'object',
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
  };
}

function getModules(areas: readonly ApiArea[], parts: readonly Part[], homes: Homes, aliases: readonly Alias[]): readonly Output[] {
  const names = [...new Set([...homes.values(), ...areas.map(({ area }) => area)])].sort();
  return names.flatMap((home) => {
    const own = parts.filter(({ functionName }) => homes.get(functionName) === home);
    const exported = new Map(aliases.filter(({ area }) => area === home).map(({ name, functionName }) => [name, functionName]));
    const declared = [...own.map(({ functionName }) => functionName), ...exported.keys()].sort();
    const declarations = declared.map((name) => `export declare const ${name}: Validator<unknown>;`);
    return [
      { path: `openapi/validators/${home}.js`, text: createModuleCode(home, own, homes, exported), format: false },
      {
        path: `openapi/validators/${home}.d.ts`,
        text: `import type { Validator } from '../../validator.ts';\n\n${declarations.join('\n')}\n`,
      },
    ];
  });
}

function formatEntry({ operationId, area, request, bodyRequired, responses }: ValidatorRow): string {
  const parts = Object.entries(request).map(([location, name]) => `${location}: ${area}.${name}`);
  const answers = Object.entries(responses).map(([status, name]) => `${status}: ${name === null ? 'null' : `${area}.${name}`}`);
  return `${operationId}: { request: { ${parts.join(', ')} }, bodyRequired: ${bodyRequired}, responses: { ${answers.join(', ')} } },`;
}

function formatTable(rows: readonly ValidatorRow[]): string {
  const areas = [...new Set(rows.map(({ area }) => area))].sort();
  return `
    import type { Validator } from '../validator.ts';
    import type { OperationId } from './operations.ts';
    ${areas.map((area) => `import * as ${area} from './validators/${area}.js';`).join('\n')}

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
      ${rows.map(formatEntry).join('\n')}
    };
  `;
}
