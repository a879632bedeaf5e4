import type { JsonObject } from '../../codegen/json.ts';
import type { Client } from '../contract-change.ts';
import type { RuleName } from '../rules.ts';

/** One change of one operation, with the expected rule. */
export interface RuleCase {
  readonly name: string;
  readonly before: JsonObject;
  readonly after: JsonObject;
  /** Undefined if no client notices. */
  readonly rule: RuleName | undefined;
  readonly clients?: readonly Client[];
}

const OK = { '200': { description: 'Done.' } };
const createJson = (schema: JsonObject): JsonObject => ({ content: { 'application/json': { schema } } });
const createOperation = (parts: JsonObject): JsonObject => ({ responses: OK, ...parts });
const sent = (schema: JsonObject): JsonObject => createOperation({ requestBody: createJson(schema) });
const returned = (schema: JsonObject): JsonObject =>
  createOperation({ responses: { '200': { description: 'Done.', ...createJson(schema) } } });
const getParameter = (parts: JsonObject): JsonObject =>
  createOperation({ parameters: [{ name: 'page', in: 'query', schema: { type: 'integer' }, ...parts }] });
const secured = (...roles: string[]): JsonObject => createOperation({ security: roles.map((role) => ({ accessToken: [role] })) });
const call = (parts: JsonObject): JsonObject =>
  createOperation({ 'x-cairn-call': { gateway: true, safe: true, idempotent: true, errors: ['ORD404'], ...parts } });
const header = { headers: { 'x-next': { schema: { type: 'string' } } } };
const createKinds = (...names: string[]): JsonObject => ({
  type: 'object',
  required: ['kind'],
  properties: { kind: { enum: names } },
});

/** The same change of a schema in a request and in a response, with the clients that fail. */
function getSchemaCase(
  name: string,
  before: JsonObject,
  after: JsonObject,
  request: RuleName | undefined,
  response: RuleName | undefined,
): readonly RuleCase[] {
  return [
    { name: `${name} in a request`, before: sent(before), after: sent(after), rule: request, clients: ['senders'] },
    { name: `${name} in a response`, before: returned(before), after: returned(after), rule: response, clients: ['readers'] },
  ];
}

const text = { type: 'string' };
const createItem = (parts: JsonObject): JsonObject => ({ type: 'object', ...parts });

/** Every rule at least once, in the order of docs/guide/contract-changes.md. The paths of `operation-removed` and `path-removed` are in the test. */
export const ruleCases: readonly RuleCase[] = [
  {
    name: 'operationId',
    before: createOperation({ operationId: 'addLine' }),
    after: createOperation({ operationId: 'addRow' }),
    rule: 'operation-id-changed',
    clients: ['generated clients'],
  },
  { name: 'parameter removed', before: getParameter({}), after: createOperation({}), rule: 'parameter-removed', clients: ['senders'] },
  {
    name: 'parameter moved',
    before: getParameter({}),
    after: getParameter({ in: 'header' }),
    rule: 'parameter-removed',
    clients: ['senders'],
  },
  {
    name: 'parameter required',
    before: getParameter({}),
    after: getParameter({ required: true }),
    rule: 'parameter-became-required',
    clients: ['senders'],
  },
  {
    name: 'parameter added, required',
    before: createOperation({}),
    after: getParameter({ required: true }),
    rule: 'parameter-became-required',
    clients: ['senders'],
  },
  { name: 'parameter added, optional', before: createOperation({}), after: getParameter({}), rule: undefined },
  {
    name: 'parameter style',
    before: getParameter({ explode: true }),
    after: getParameter({ explode: false }),
    rule: 'parameter-serialization-changed',
    clients: ['senders'],
  },
  { name: 'body removed', before: sent(text), after: createOperation({}), rule: 'request-body-removed', clients: ['senders'] },
  {
    name: 'body required',
    before: sent(text),
    after: createOperation({ requestBody: { required: true, ...createJson(text) } }),
    rule: 'request-body-became-required',
    clients: ['senders'],
  },
  {
    name: 'success removed',
    before: createOperation({ responses: { ...OK, '202': { description: 'Later.' } } }),
    after: createOperation({}),
    rule: 'response-removed',
    clients: ['readers'],
  },
  {
    name: 'error removed',
    before: createOperation({ responses: { ...OK, '409': { description: 'No.' } } }),
    after: createOperation({}),
    rule: 'error-response-removed',
    clients: ['readers'],
  },
  {
    name: 'status added',
    before: createOperation({}),
    after: createOperation({ responses: { ...OK, '409': { description: 'No.' } } }),
    rule: 'response-added',
    clients: ['readers'],
  },
  {
    name: 'header removed',
    before: createOperation({ responses: { '200': { description: 'Done.', ...header } } }),
    after: createOperation({}),
    rule: 'response-header-removed',
    clients: ['readers'],
  },
  {
    name: 'media type',
    before: sent(text),
    after: createOperation({ requestBody: { content: { 'text/plain': { schema: text } } } }),
    rule: 'media-type-removed',
    clients: ['senders'],
  },
  ...getSchemaCase(
    'property removed, others allowed',
    createItem({ properties: { a: text, b: text } }),
    createItem({ properties: { a: text } }),
    undefined,
    'property-removed',
  ),
  ...getSchemaCase(
    'property removed, others not allowed',
    createItem({ additionalProperties: false, properties: { a: text, b: text } }),
    createItem({ additionalProperties: false, properties: { a: text } }),
    'property-removed',
    'property-removed',
  ),
  ...getSchemaCase(
    'property required',
    createItem({ properties: { a: text } }),
    createItem({ properties: { a: text }, required: ['a'] }),
    'required-properties-added',
    undefined,
  ),
  ...getSchemaCase(
    'property optional',
    createItem({ properties: { a: text }, required: ['a'] }),
    createItem({ properties: { a: text } }),
    undefined,
    'required-properties-removed',
  ),
  ...getSchemaCase('value removed', { enum: ['a', 'b'] }, { enum: ['a'] }, 'enum-values-removed', undefined),
  ...getSchemaCase('value added', { enum: ['a'] }, { enum: ['a', 'b'] }, undefined, 'enum-values-added'),
  ...getSchemaCase('type narrowed', { type: 'number' }, { type: 'integer' }, 'schema-type-changed', undefined),
  ...getSchemaCase('null allowed', text, { type: ['string', 'null'] }, undefined, 'schema-type-changed'),
  ...getSchemaCase('type replaced', text, { type: 'integer' }, 'schema-type-changed', 'schema-type-changed'),
  ...getSchemaCase('limit set', text, { ...text, maxLength: 9 }, 'schema-constraint-changed', undefined),
  ...getSchemaCase('limit raised', { ...text, maxLength: 9 }, { ...text, maxLength: 12 }, undefined, 'schema-constraint-changed'),
  ...getSchemaCase(
    'minimum raised',
    { type: 'integer', minimum: 1 },
    { type: 'integer', minimum: 2 },
    'schema-constraint-changed',
    undefined,
  ),
  ...getSchemaCase(
    'pattern replaced',
    { ...text, pattern: '^a' },
    { ...text, pattern: '^b' },
    'schema-constraint-changed',
    'schema-constraint-changed',
  ),
  ...getSchemaCase('format set', text, { ...text, format: 'uuid' }, 'schema-constraint-changed', undefined),
  ...getSchemaCase('closed', createItem({}), createItem({ additionalProperties: false }), 'schema-constraint-changed', undefined),
  ...getSchemaCase(
    'unique',
    { type: 'array', items: text },
    { type: 'array', items: text, uniqueItems: true },
    'schema-constraint-changed',
    undefined,
  ),
  ...getSchemaCase('dependent', createItem({}), createItem({ dependentRequired: { a: ['b'] } }), 'schema-constraint-changed', undefined),
  ...getSchemaCase('exclusion', text, { ...text, not: { const: 'a' } }, 'schema-constraint-changed', undefined),
  ...getSchemaCase(
    'stricter exclusion',
    { not: { ...text, maxLength: 9 } },
    { not: { ...text, maxLength: 5 } },
    'schema-constraint-changed',
    undefined,
  ),
  ...getSchemaCase('alternative added', { oneOf: [text] }, { oneOf: [text, { type: 'integer' }] }, undefined, 'schema-combinator-changed'),
  ...getSchemaCase(
    'alternative removed',
    { anyOf: [text, { type: 'integer' }] },
    { anyOf: [text] },
    'schema-combinator-changed',
    undefined,
  ),
  ...getSchemaCase(
    'allOf added',
    { allOf: [createItem({})] },
    { allOf: [createItem({}), { required: ['a'] }] },
    'schema-combinator-changed',
    undefined,
  ),
  ...getSchemaCase(
    'discriminator',
    { oneOf: [createKinds('a')], discriminator: { propertyName: 'kind' } },
    { oneOf: [createKinds('a')], discriminator: { propertyName: 'type' } },
    'discriminator-changed',
    'discriminator-changed',
  ),
  ...getSchemaCase('slot', { type: 'array' }, { type: 'array', 'x-cairn-slot': true }, 'slot-changed', 'slot-changed'),
  ...getSchemaCase('default', { ...text, default: 'a' }, { ...text, default: 'b' }, 'default-changed', undefined),
  ...getSchemaCase('description', text, { ...text, description: 'A text.' }, undefined, undefined),
  {
    name: 'role removed',
    before: secured('guest', 'registered'),
    after: secured('registered'),
    rule: 'security-requirement-changed',
    clients: ['senders'],
  },
  { name: 'role added', before: secured('registered'), after: secured('registered', 'agent'), rule: undefined },
  { name: 'gateway closed', before: call({}), after: call({ gateway: false }), rule: 'page-scripts-excluded', clients: ['page scripts'] },
  { name: 'not idempotent', before: call({}), after: call({ idempotent: false }), rule: 'retries-unsafe', clients: ['senders'] },
  { name: 'code added', before: call({}), after: call({ errors: ['ORD404', 'ORD430'] }), rule: 'error-code-added', clients: ['readers'] },
  { name: 'code removed', before: call({}), after: call({ errors: [] }), rule: 'error-code-removed', clients: ['readers'] },
];
