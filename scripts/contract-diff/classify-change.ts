import { isObject, getStrings, type Json } from '../codegen/json.ts';
import type { ContractChange, DocumentName } from './contract-change.ts';
import type { RedoclyChange } from './redocly-diff.ts';
import { changeRules, isRuleName, type RuleName } from './rules.ts';
import { getSchemaEffect } from './schema-effect.ts';
import type { UsageIndex } from './usage.ts';

/** Lookups in both versions of a document. */
export interface Comparison {
  readonly document: DocumentName;
  readonly before: UsageIndex;
  readonly after: UsageIndex;
}

type ClassifiedChange = Pick<ContractChange, 'rule' | 'level' | 'clients' | 'operations' | 'message'>;
interface Users {
  readonly requests: readonly string[];
  readonly responses: readonly string[];
}

/** Turns one reported difference into the changes that clients notice: at least one, `other` if no rule matches. */
export function classifyChange(change: RedoclyChange, comparison: Comparison): readonly ContractChange[] {
  const place = (change.kind === 'removed' ? change.base : change.revision)?.pointer.replace(/^#/, '') ?? change.path.replace(/^#/, '');
  const users = getUsers(change, comparison);
  const judged = [...classifyRules(change, users), ...classifyRest(change, users)];
  const found = judged.length > 0 ? judged : [describeOther(change, users)];
  return found.map((each) => ({ document: comparison.document, place, roles: getRoles(each.operations, comparison), ...each }));
}

/**
 * Classifies the findings that Redocly rates as major. A change of a schema that requests and responses share concerns only the side that
 * fails.
 */
function classifyRules(change: RedoclyChange, users: Users): readonly ClassifiedChange[] {
  return change.verdicts.map(({ ruleId, message }): ClassifiedChange => {
    if (ruleId === 'response-removed' && /^[45]/.test(getLastStep(change.path))) return apply('error-response-removed', users, message);
    const failing = getFailingUsers(change, ruleId, users);
    if (ruleId === 'security-requirement-changed') return apply(ruleId, failing, `${message}${formatRoles(change.base?.value)}`);
    return isRuleName(ruleId)
      ? apply(ruleId, failing, message)
      : { rule: ruleId, level: 'breaking', clients: getClients(failing), operations: mergeUsers(failing), message };
  });
}

/** Classifies the findings that Redocly rates as minor or as a patch although clients notice them. */
function classifyRest(change: RedoclyChange, users: Users): readonly ClassifiedChange[] {
  const [old, now] = [change.base?.value, change.revision?.value];
  const at = getLastStep(change.path);
  if (change.property === 'errors' && at === 'x-cairn-call') {
    const [before, after] = [getStrings({ list: old ?? [] }, 'list'), getStrings({ list: now ?? [] }, 'list')];
    return [
      ...after.filter((code) => !before.includes(code)).map((code) => apply('error-code-added', users, `Error code ${code} was added.`)),
      ...before
        .filter((code) => !after.includes(code))
        .map((code) => apply('error-code-removed', users, `Error code ${code} was removed.`)),
    ];
  }
  if (at === 'x-cairn-call' && change.property === 'gateway' && now === false)
    return [apply('page-scripts-excluded', users, 'The gateway no longer forwards the operation.')];
  if (at === 'x-cairn-call' && (change.property === 'idempotent' || change.property === 'safe') && now === false)
    return [apply('retries-unsafe', users, `The operation is no longer ${change.property}.`)];
  if (change.path.includes('/discriminator') || change.property === 'discriminator')
    return [
      apply('discriminator-changed', users, `Discriminator ${change.kind}${change.property === undefined ? '' : ` (${change.property})`}.`),
    ];
  if (change.property === 'x-cairn-slot')
    return [apply('slot-changed', users, now === true ? 'The list now holds blocks.' : 'The list no longer holds blocks.')];
  if (change.property === 'default' && users.requests.length > 0)
    return [apply('default-changed', users, `Default changed from ${formatShortJson(old)} to ${formatShortJson(now)}.`)];
  if (change.kind === 'added' && change.typeName === 'Response' && change.path.startsWith('#/paths/'))
    return [apply('response-added', users, `Response ${at} was added.`)];
  return [];
}

/** The users on the side of the data that fails: requests that are narrowed, responses that are widened. */
function getFailingUsers(change: RedoclyChange, ruleId: string, { requests, responses }: Users): Users {
  if (!ruleId.startsWith('schema-')) return { requests, responses };
  const { narrows, widens } = getSchemaEffect(change);
  return { requests: narrows ? requests : [], responses: widens ? responses : [] };
}

function apply(name: RuleName, users: Users, message: string): ClassifiedChange {
  const { level, clients } = changeRules[name];
  const concerned = clients.includes('senders')
    ? { ...users, responses: [] }
    : clients.includes('readers')
      ? { ...users, requests: [] }
      : users;
  const operations = mergeUsers(concerned);
  return {
    rule: name,
    level,
    clients: clients.length > 0 ? clients : getClients(users),
    operations: operations.length > 0 ? operations : mergeUsers(users),
    message,
  };
}

function describeOther(change: RedoclyChange, users: Users): ClassifiedChange {
  const what = change.property === undefined ? change.typeName : `\`${change.property}\` of ${change.typeName}`;
  return { rule: 'other', level: 'compatible', clients: [], operations: mergeUsers(users), message: `${what} was ${change.kind}.` };
}

function getUsers(change: RedoclyChange, { before, after }: Comparison): Users {
  const found = [
    ...(change.base ? [before.getUsage(change.base.pointer)] : []),
    ...(change.revision ? [after.getUsage(change.revision.pointer)] : []),
  ];
  const getOperations = (side: 'requests' | 'responses') => [...new Set(found.flatMap((usage) => [...usage[side]]))].toSorted();
  return { requests: getOperations('requests'), responses: getOperations('responses') };
}

const getClients = ({ requests, responses }: Users) => [
  ...(requests.length > 0 ? (['senders'] as const) : []),
  ...(responses.length > 0 ? (['readers'] as const) : []),
];

const mergeUsers = ({ requests, responses }: Users): readonly string[] => [...new Set([...requests, ...responses])].toSorted();

const getRoles = (operations: readonly string[], { before }: Comparison): readonly string[] =>
  [...new Set(operations.flatMap((operation) => before.getRoles(operation)))].toSorted();

/** Redocly names the schemes of a requirement, not the roles. */
function formatRoles(requirement: Json | undefined): string {
  const roles = isObject(requirement) ? Object.keys(requirement).flatMap((scheme) => getStrings(requirement, scheme)) : [];
  return roles.length > 0 ? ` Roles: ${roles.join(', ')}.` : '';
}

const getLastStep = (pointer: string): string => pointer.split('/').at(-1) ?? '';

const formatShortJson = (value: unknown): string => JSON.stringify(value ?? null).slice(0, 60);
