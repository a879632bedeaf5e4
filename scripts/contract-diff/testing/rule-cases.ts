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
const json = (schema: JsonObject): JsonObject => ({ content: { 'application/json': { schema } } });
const operation = (parts: JsonObject): JsonObject => ({ responses: OK, ...parts });
const sent = (schema: JsonObject): JsonObject => operation({ requestBody: json(schema) });
const returned = (schema: JsonObject): JsonObject => operation({ responses: { '200': { description: 'Done.', ...json(schema) } } });
const parameter = (parts: JsonObject): JsonObject =>
  operation({ parameters: [{ name: 'page', in: 'query', schema: { type: 'integer' }, ...parts }] });
const secured = (...roles: string[]): JsonObject => operation({ security: roles.map((role) => ({ accessToken: [role] })) });
const call = (parts: JsonObject): JsonObject =>
  operation({ 'x-cairn-call': { gateway: true, safe: true, idempotent: true, errors: ['ORD404'], ...parts } });
const header = { headers: { 'x-next': { schema: { type: 'string' } } } };
const kinds = (...names: string[]): JsonObject => ({
  type: 'object',
  required: ['kind'],
  properties: { kind: { enum: names } },
});

/** The same change of a schema in a request and in a response, with the clients that fail. */
function schemaCase(
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
const item = (parts: JsonObject): JsonObject => ({ type: 'object', ...parts });

/** Every rule at least once, in the order of docs/guide/contract-changes.md. The paths of `operation-removed` and `path-removed` are in the test. */
export const ruleCases: readonly RuleCase[] = [
  {
    name: 'operationId',
    before: operation({ operationId: 'addLine' }),
    after: operation({ operationId: 'addRow' }),
    rule: 'operation-id-changed',
    clients: ['generated clients'],
  },
  { name: 'parameter removed', before: parameter({}), after: operation({}), rule: 'parameter-removed', clients: ['senders'] },
  { name: 'parameter moved', before: parameter({}), after: parameter({ in: 'header' }), rule: 'parameter-removed', clients: ['senders'] },
  {
    name: 'parameter required',
    before: parameter({}),
    after: parameter({ required: true }),
    rule: 'parameter-became-required',
    clients: ['senders'],
  },
  {
    name: 'parameter added, required',
    before: operation({}),
    after: parameter({ required: true }),
    rule: 'parameter-became-required',
    clients: ['senders'],
  },
  { name: 'parameter added, optional', before: operation({}), after: parameter({}), rule: undefined },
  {
    name: 'parameter style',
    before: parameter({ explode: true }),
    after: parameter({ explode: false }),
    rule: 'parameter-serialization-changed',
    clients: ['senders'],
  },
  { name: 'body removed', before: sent(text), after: operation({}), rule: 'request-body-removed', clients: ['senders'] },
  {
    name: 'body required',
    before: sent(text),
    after: operation({ requestBody: { required: true, ...json(text) } }),
    rule: 'request-body-became-required',
    clients: ['senders'],
  },
  {
    name: 'success removed',
    before: operation({ responses: { ...OK, '202': { description: 'Later.' } } }),
    after: operation({}),
    rule: 'response-removed',
    clients: ['readers'],
  },
  {
    name: 'error removed',
    before: operation({ responses: { ...OK, '409': { description: 'No.' } } }),
    after: operation({}),
    rule: 'error-response-removed',
    clients: ['readers'],
  },
  {
    name: 'status added',
    before: operation({}),
    after: operation({ responses: { ...OK, '409': { description: 'No.' } } }),
    rule: 'response-added',
    clients: ['readers'],
  },
  {
    name: 'header removed',
    before: operation({ responses: { '200': { description: 'Done.', ...header } } }),
    after: operation({}),
    rule: 'response-header-removed',
    clients: ['readers'],
  },
  {
    name: 'media type',
    before: sent(text),
    after: operation({ requestBody: { content: { 'text/plain': { schema: text } } } }),
    rule: 'media-type-removed',
    clients: ['senders'],
  },
  ...schemaCase(
    'property removed, others allowed',
    item({ properties: { a: text, b: text } }),
    item({ properties: { a: text } }),
    undefined,
    'property-removed',
  ),
  ...schemaCase(
    'property removed, others not allowed',
    item({ additionalProperties: false, properties: { a: text, b: text } }),
    item({ additionalProperties: false, properties: { a: text } }),
    'property-removed',
    'property-removed',
  ),
  ...schemaCase(
    'property required',
    item({ properties: { a: text } }),
    item({ properties: { a: text }, required: ['a'] }),
    'required-properties-added',
    undefined,
  ),
  ...schemaCase(
    'property optional',
    item({ properties: { a: text }, required: ['a'] }),
    item({ properties: { a: text } }),
    undefined,
    'required-properties-removed',
  ),
  ...schemaCase('value removed', { enum: ['a', 'b'] }, { enum: ['a'] }, 'enum-values-removed', undefined),
  ...schemaCase('value added', { enum: ['a'] }, { enum: ['a', 'b'] }, undefined, 'enum-values-added'),
  ...schemaCase('type narrowed', { type: 'number' }, { type: 'integer' }, 'schema-type-changed', undefined),
  ...schemaCase('null allowed', text, { type: ['string', 'null'] }, undefined, 'schema-type-changed'),
  ...schemaCase('type replaced', text, { type: 'integer' }, 'schema-type-changed', 'schema-type-changed'),
  ...schemaCase('limit set', text, { ...text, maxLength: 9 }, 'schema-constraint-changed', undefined),
  ...schemaCase('limit raised', { ...text, maxLength: 9 }, { ...text, maxLength: 12 }, undefined, 'schema-constraint-changed'),
  ...schemaCase('minimum raised', { type: 'integer', minimum: 1 }, { type: 'integer', minimum: 2 }, 'schema-constraint-changed', undefined),
  ...schemaCase(
    'pattern replaced',
    { ...text, pattern: '^a' },
    { ...text, pattern: '^b' },
    'schema-constraint-changed',
    'schema-constraint-changed',
  ),
  ...schemaCase('format set', text, { ...text, format: 'uuid' }, 'schema-constraint-changed', undefined),
  ...schemaCase('closed', item({}), item({ additionalProperties: false }), 'schema-constraint-changed', undefined),
  ...schemaCase(
    'unique',
    { type: 'array', items: text },
    { type: 'array', items: text, uniqueItems: true },
    'schema-constraint-changed',
    undefined,
  ),
  ...schemaCase('dependent', item({}), item({ dependentRequired: { a: ['b'] } }), 'schema-constraint-changed', undefined),
  ...schemaCase('exclusion', text, { ...text, not: { const: 'a' } }, 'schema-constraint-changed', undefined),
  ...schemaCase(
    'stricter exclusion',
    { not: { ...text, maxLength: 9 } },
    { not: { ...text, maxLength: 5 } },
    'schema-constraint-changed',
    undefined,
  ),
  ...schemaCase('alternative added', { oneOf: [text] }, { oneOf: [text, { type: 'integer' }] }, undefined, 'schema-combinator-changed'),
  ...schemaCase('alternative removed', { anyOf: [text, { type: 'integer' }] }, { anyOf: [text] }, 'schema-combinator-changed', undefined),
  ...schemaCase('allOf added', { allOf: [item({})] }, { allOf: [item({}), { required: ['a'] }] }, 'schema-combinator-changed', undefined),
  ...schemaCase(
    'discriminator',
    { oneOf: [kinds('a')], discriminator: { propertyName: 'kind' } },
    { oneOf: [kinds('a')], discriminator: { propertyName: 'type' } },
    'discriminator-changed',
    'discriminator-changed',
  ),
  ...schemaCase('slot', { type: 'array' }, { type: 'array', 'x-cairn-slot': true }, 'slot-changed', 'slot-changed'),
  ...schemaCase('default', { ...text, default: 'a' }, { ...text, default: 'b' }, 'default-changed', undefined),
  ...schemaCase('description', text, { ...text, description: 'A text.' }, undefined, undefined),
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
