import type { AreaDefaults } from './api-defaults.ts';
import type { CallSettings, ReadCallSettings } from './call-settings.ts';
import type { ErrorCodeTable } from '../errors/error-rows.ts';
import { isObject, getObject, getStrings, type Json, type JsonObject } from '../json.ts';
import { resolveLocalRef } from './openapi.ts';
import { SchemaError } from '../schema-error.ts';
import type { SchemaLocation } from '../sources.ts';

/** Customer roles of an access token, as in `security`. */
export const AUDIENCES = ['guest', 'registered', 'associate', 'agent'] as const;
export const SECURITY_SCHEMES = ['accessToken', 'accessKey'] as const;
type Audience = (typeof AUDIENCES)[number];
type SecurityScheme = (typeof SECURITY_SCHEMES)[number];

/** Metadata of an operation beyond its request and its responses. */
export interface ApiMetadata extends CallSettings {
  /** Schemes that every caller has to satisfy. */
  readonly security: readonly SecurityScheme[];
  /** Roles that an access token may have; empty if the call takes no token. */
  readonly audience: readonly Audience[];
  /** Codes of its error responses, including the default ones. */
  readonly errors: readonly string[];
  /** Codes of each error status. */
  readonly errorsByStatus: Readonly<Record<string, readonly string[]>>;
}

interface CallSource {
  /** The document with local $refs. */
  readonly document: JsonObject;
  readonly call: JsonObject;
  readonly method: string;
  readonly defaults: AreaDefaults;
  readonly codes: ErrorCodeTable;
  readonly readSettings: ReadCallSettings;
  readonly at: SchemaLocation;
}

/** @throws SchemaError for an unknown setting, role, scheme or code, and for a code that belongs to none of the operation's statuses. */
export function readMetadata({ document, call, method, defaults, codes, readSettings, at }: CallSource): ApiMetadata {
  return {
    // A partner has schemes of its own, which its sandbox checks.
    ...(defaults.service === 'partner' ? { security: [], audience: [] } : readSecurity(document, call.security ?? document.security, at)),
    ...readSettings(call, method, defaults, at),
    ...readErrors(document, call, defaults.service === 'partner' ? undefined : codes, at),
  };
}

function readSecurity(document: JsonObject, security: Json | undefined, at: SchemaLocation): Pick<ApiMetadata, 'security' | 'audience'> {
  const alternatives = Array.isArray(security) ? security.filter(isObject) : [];
  const schemes = SECURITY_SCHEMES.filter((scheme) => alternatives.length > 0 && alternatives.every((one) => scheme in one));
  const known = getObject(getObject(document, 'components'), 'securitySchemes');
  for (const alternative of alternatives) {
    const names = Object.keys(alternative);
    const unknown = names.find((name) => !(name in known) || !SECURITY_SCHEMES.some((scheme) => scheme === name));
    if (unknown !== undefined) throw createFault(at, '/security', `"${unknown}" is not a security scheme of the document`);
    if (names.some((name) => name !== 'accessToken' && !schemes.some((scheme) => scheme === name))) {
      throw createFault(at, '/security', 'its alternatives may differ in roles and an optional access token, not in other schemes');
    }
  }
  const roles = alternatives.flatMap((alternative) => getStrings(alternative, 'accessToken'));
  const stranger = roles.find((role) => !AUDIENCES.some((audience) => audience === role));
  if (stranger !== undefined) throw createFault(at, '/security', `"${stranger}" is not one of the roles ${AUDIENCES.join(', ')}`);
  if (alternatives.some((alternative) => 'accessToken' in alternative) && roles.length === 0)
    throw createFault(at, '/security', 'must name the roles that may call');
  return { security: schemes, audience: AUDIENCES.filter((audience) => roles.includes(audience)) };
}

/** @param codes Undefined for a partner, which has codes of its own. */
function readErrors(
  document: JsonObject,
  call: JsonObject,
  codes: ErrorCodeTable | undefined,
  at: SchemaLocation,
): Pick<ApiMetadata, 'errors' | 'errorsByStatus'> {
  const ofCall = getStrings(getObject(call, 'x-cairn-call'), 'errors');
  const ofAnswers = Object.entries(getObject(call, 'responses'))
    .filter(([status]) => Number(status) >= 400)
    .map(([status, response]) => [status, getStrings(resolveLocalRef(document, response), 'x-cairn-errors')] as const);
  const statuses = new Set(ofAnswers.map(([status]) => Number(status)));
  for (const code of ofCall) {
    const own = codes?.getStatuses(code) ?? [];
    const possible = ofAnswers.filter(([status, named]) => named.includes(code) || own.includes(Number(status)));
    if (possible.length > 0 && possible.every(([, named]) => named.includes(code)))
      throw createFault(at, '/x-cairn-call/errors', `"${code}" belongs to one of its responses already`);
    if (codes?.has(code) && !own.some((status) => statuses.has(status)))
      throw createFault(
        at,
        '/responses',
        `must have one of the statuses ${own.join(', ')}, by which schemas/errors.json provokes "${code}"`,
      );
  }
  const errors = [...new Set([...ofAnswers.flatMap(([, named]) => named), ...ofCall])].sort();
  const unknown = codes && errors.find((code) => !codes.has(code));
  if (unknown !== undefined) throw createFault(at, '/x-cairn-call/errors', `"${unknown}" is not a code of schemas/errors.json`);
  const errorsByStatus = ofAnswers.map(([status, named]) => {
    const added = ofCall.filter((code) => codes?.getStatuses(code).includes(Number(status)));
    return [status, [...new Set([...named, ...added])].sort()] as const;
  });
  return { errors, errorsByStatus: Object.fromEntries(errorsByStatus) };
}

function createFault(at: SchemaLocation, step: string, problem: string): SchemaError {
  return new SchemaError(at.file, at.pointer + step, problem);
}
