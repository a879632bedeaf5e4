import type { ApiArea } from './api.ts';
import { mergeAreas } from './api-document.ts';
import { isObject, getObject, toPascalCase, sortKeys, type Json, type JsonObject } from '../json.ts';
import { resolveLocalRef } from './openapi.ts';
import type { Output } from '../output.ts';
import { PERSONAL_KEYWORD } from '../validators/keywords.ts';

/** The error form of the shop's operations: only statuses with another body have their own row. */
const ERROR_SCHEMA = 'ErrorResponse';

type Shapes = Record<string, JsonObject | string>;

/**
 * generated/openapi/response-shapes.ts: the declared properties of every response and which of them are personal, without other rules. It
 * is small enough for a lazy chunk in browsers, unlike the validators.
 */
export function generateResponseShapes(shop: readonly ApiArea[], partners: readonly ApiArea[]): Output {
  const schemas: Shapes = {};
  const operations: Record<string, JsonObject> = {};
  addDocument(mergeAreas(shop), '', schemas, operations);
  for (const partner of partners) addDocument(mergeAreas([partner]), toPascalCase(partner.area), schemas, operations);
  return {
    path: 'openapi/response-shapes.ts',
    text: `
      import type { OperationId } from './operations.ts';
      ${partners.map(({ area }) => `import type { ${toPascalCase(area)}OperationId } from './partners/${area}.ts';`).join('\n')}

      /** An operation of the shop or of a partner. */
      export type ContractOperationId = OperationId${partners.map(({ area }) => ` | ${toPascalCase(area)}OperationId`).join('')};

      ${TYPES}

      /** By name, for \`{ ref }\`. */
      export const schemaShapes: Readonly<Record<string, ResponseShape>> = ${JSON.stringify(sortKeys(schemas))};

      /** Shape of the shop's error form: that of each error status without a row of its own. */
      export const errorShape: ResponseShape = { ref: '${ERROR_SCHEMA}' };

      /** By operation and status; statuses without a body have no row. */
      export const responseShapes: Readonly<Record<ContractOperationId, Readonly<Record<number, ResponseShape>>>> = ${JSON.stringify(sortKeys(operations))};
    `,
  };
}

function addDocument(document: JsonObject, prefix: string, schemas: Shapes, operations: Record<string, JsonObject>): void {
  const reader = new ShapeReader(document, prefix, schemas);
  for (const item of Object.values(getObject(document, 'paths'))) {
    for (const call of Object.values(isObject(item) ? item : {})) {
      if (!isObject(call) || typeof call.operationId !== 'string') continue;
      const rows: JsonObject = {};
      for (const [status, response] of Object.entries(getObject(call, 'responses'))) {
        const { schema } = getObject(getObject(resolveLocalRef(document, response), 'content'), 'application/json');
        if (schema === undefined) continue;
        const shape = reader.createShape(schema);
        if (isObject(shape) && shape.ref === ERROR_SCHEMA && Number(status) >= 400) continue;
        rows[status] = shape;
      }
      operations[call.operationId] = rows;
    }
  }
}

/** Turns schemas into shapes. Objects and lists of components become rows of `schemas`; values are written where they are used. */
class ShapeReader {
  readonly #document: JsonObject;
  readonly #prefix: string;
  readonly #schemas: Shapes;

  constructor(document: JsonObject, prefix: string, schemas: Shapes) {
    this.#document = document;
    this.#prefix = prefix;
    this.#schemas = schemas;
  }

  createShape(schema: Json): JsonObject | string {
    if (!isObject(schema)) return 'open';
    if (schema[PERSONAL_KEYWORD] === true) return createPersonalShape({ ...resolveLocalRef(this.#document, schema), ...schema });
    if (typeof schema.$ref === 'string') return this.#refShape(schema.$ref);
    if (['oneOf', 'anyOf', 'allOf', 'if', 'patternProperties'].some((keyword) => keyword in schema))
      throw new Error(
        `[cairn] [codegen] a response contains ${JSON.stringify(Object.keys(schema))}, which response-shapes.ts does not support`,
      );
    if (schema.type === 'array') return { list: this.createShape(schema.items ?? true) };
    if (isObject(schema.additionalProperties)) return { map: this.createShape(schema.additionalProperties) };
    if (schema.additionalProperties === true) return 'open';
    if (schema.type !== 'object') return 'public';
    const properties = Object.entries(getObject(schema, 'properties')).map(([name, child]) => [name, this.createShape(child)] as const);
    return { object: Object.fromEntries(properties), ...(!('additionalProperties' in schema) && { allowsMore: true }) };
  }

  #refShape(ref: string): JsonObject | string {
    const name = this.#prefix + (ref.split('/').at(-1) ?? '');
    const known = this.#schemas[name];
    if (known !== undefined) return typeof known === 'string' ? known : { ref: name };
    // Reserved before it is read, for recursive schemas.
    this.#schemas[name] = {};
    const shape = this.createShape(resolveLocalRef(this.#document, { $ref: ref }));
    if (isObject(shape) && ('object' in shape || 'list' in shape || 'map' in shape)) {
      this.#schemas[name] = shape;
      return { ref: name };
    }
    delete this.#schemas[name];
    return shape;
  }
}

function createPersonalShape({ type, enum: values, minimum, maximum, pattern }: JsonObject): JsonObject | string {
  if (Array.isArray(values)) return { personal: { values } };
  if (type === 'integer' || type === 'number')
    return { personal: { ...(minimum !== undefined && { minimum }), ...(maximum !== undefined && { maximum }) } };
  return typeof pattern === 'string' ? { personal: { pattern } } : 'personal';
}

const TYPES = `
/** Limits of a personal value in the contract. A mask within them replaces a valid value, and one outside an invalid value. */
export interface PersonalLimits {
  readonly values?: readonly (string | number)[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** public: a value that describes no person. personal: one that does (\`x-cairn-personal\`). open: any JSON, none of it personal. */
export type ResponseShape =
  | 'public'
  | 'personal'
  | 'open'
  | { readonly personal: PersonalLimits }
  | { readonly ref: string }
  | { readonly list: ResponseShape }
  /** Values by a key that is data. */
  | { readonly map: ResponseShape }
  | {
      readonly object: Readonly<Record<string, ResponseShape>>;
      /** Validators accept undeclared properties: the schema does not rule them out. */
      readonly allowsMore?: true;
    };
`;
