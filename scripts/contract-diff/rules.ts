import type { ChangeLevel, Client } from './contract-change.ts';

/** A kind of change, as listed in `docs/guide/contract-changes.md`. */
interface ChangeRule {
  readonly level: ChangeLevel;
  /** Affected clients. Empty if the direction of the data decides: senders for requests, readers for responses. */
  readonly clients: readonly Client[];
  readonly meaning: string;
}

const createRule = (level: ChangeLevel, clients: readonly Client[], meaning: string): ChangeRule => ({ level, clients, meaning });

/** Rules of `redocly diff` (its names), each with the clients that fail. */
const redoclyRules = {
  'path-removed': createRule('breaking', ['senders'], 'A path was removed or renamed.'),
  'operation-removed': createRule('breaking', ['senders'], 'An operation was removed.'),
  'operation-id-changed': createRule('breaking', ['generated clients'], 'An operation has another operationId, so another method name.'),
  'server-removed': createRule('breaking', ['senders'], 'A server was removed or has another address.'),
  'parameter-removed': createRule('breaking', ['senders'], 'A parameter was removed, renamed or moved, e.g. from query to header.'),
  'parameter-became-required': createRule('breaking', ['senders'], 'A parameter is required that was optional or did not exist.'),
  'parameter-serialization-changed': createRule('breaking', ['senders'], 'A parameter is written in another style.'),
  'request-body-removed': createRule('breaking', ['senders'], 'An operation no longer accepts a body.'),
  'request-body-became-required': createRule('breaking', ['senders'], 'A body is required that was optional or did not exist.'),
  'response-removed': createRule('breaking', ['readers'], 'A successful status was removed or changed.'),
  'response-header-removed': createRule('breaking', ['readers'], 'A response header was removed.'),
  'media-type-removed': createRule('breaking', [], 'A body has another media type.'),
  'property-removed': createRule(
    'breaking',
    [],
    'A property was removed from a response, or from a request that allows no other properties.',
  ),
  'required-properties-added': createRule(
    'breaking',
    ['senders'],
    'A property of a request is required that was optional or did not exist.',
  ),
  'required-properties-removed': createRule('breaking', ['readers'], 'A property of a response may be missing.'),
  'enum-values-removed': createRule('breaking', ['senders'], 'A request may no longer contain a value.'),
  'enum-values-added': createRule('breaking', ['readers'], 'A response may contain a new value.'),
  'schema-type-changed': createRule('breaking', [], 'A request accepts fewer types, or a response has more (`null` included).'),
  'schema-constraint-changed': createRule(
    'breaking',
    [],
    'A limit, pattern, format, constant or subschema accepts less in a request, or more in a response.',
  ),
  'schema-combinator-changed': createRule(
    'breaking',
    [],
    'An alternative was removed from a request or added to a response; for `allOf`, the reverse.',
  ),
  'security-requirement-changed': createRule('breaking', ['senders'], 'A role or a scheme is no longer enough.'),
  'security-scheme-changed': createRule('breaking', ['senders'], 'A security scheme was removed, or carries the credentials elsewhere.'),
} as const satisfies Readonly<Record<string, ChangeRule>>;

/** Rules for changes that Redocly does not report or rate. */
const cairnRules = {
  'page-scripts-excluded': createRule(
    'breaking',
    ['page scripts'],
    'The gateway no longer forwards an operation (`x-cairn-call.gateway`).',
  ),
  'retries-unsafe': createRule(
    'breaking',
    ['senders'],
    'An operation is no longer safe or idempotent, so a client must not repeat it (`x-cairn-call`).',
  ),
  'discriminator-changed': createRule(
    'breaking',
    [],
    'Another property, or another value of it, distinguishes the alternatives of a schema.',
  ),
  'slot-changed': createRule('breaking', [], 'A list of a block contains child blocks now, or no longer does (`x-cairn-slot`).'),
  'block-removed': createRule('breaking', ['stored documents'], 'A block was removed or renamed.'),
  'error-code-added': createRule(
    'warning',
    ['readers'],
    'An operation may respond with a code that its clients do not handle; they show the general message.',
  ),
  'response-added': createRule('warning', ['readers'], 'An operation may respond with a status that its clients know only by its class.'),
  'default-changed': createRule('warning', ['senders'], 'A request without the value has another meaning.'),
  'content-widened': createRule('warning', ['content readers'], 'Content may contain parts that an old app ignores.'),
  'content-migrated': createRule(
    'warning',
    ['stored documents'],
    'A migration updates stored documents; other content systems must run it, too.',
  ),
  'error-response-removed': createRule('compatible', ['readers'], 'An error status was removed; its handling is no longer needed.'),
  'error-code-removed': createRule('compatible', ['readers'], 'An error code was removed; its handling is no longer needed.'),
} as const satisfies Readonly<Record<string, ChangeRule>>;

export type RuleName = keyof typeof redoclyRules | keyof typeof cairnRules;

export const changeRules: Readonly<Record<RuleName, ChangeRule>> = { ...redoclyRules, ...cairnRules };

export const isRuleName = (name: string): name is RuleName => Object.hasOwn(changeRules, name);
