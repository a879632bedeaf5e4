import type { AreaDefaults } from './api-defaults.ts';
import type { CallSettings, ReadCallSettings } from './call-settings.ts';
import type { ErrorCodeTable } from './error-rows.ts';
import { isObject, objectAt, stringsAt, type Json, type JsonObject } from '../json.ts';
import { local } from './openapi.ts';
import { SchemaError } from '../schema-error.ts';
import type { SchemaLocation } from '../sources.ts';

/** Roles of an access token's customer, as `security` names them. */
export const AUDIENCES = ['guest', 'registered', 'associate', 'agent'] as const;
export const SECURITY_SCHEMES = ['accessToken', 'accessKey'] as const;
type Audience = (typeof AUDIENCES)[number];
type SecurityScheme = (typeof SECURITY_SCHEMES)[number];

/** An operation's contract beside its request and its responses. */
export interface ApiMetadata extends CallSettings {
  /** Schemes that every caller has to pass. */
  readonly security: readonly SecurityScheme[];
  /** Roles that an access token may have; none where the call takes no token. */
  readonly audience: readonly Audience[];
  /** Codes of its error answers, those of the default answers included. */
  readonly errors: readonly string[];
}

interface CallSource {
  /** With local $refs. */
  readonly document: JsonObject;
  readonly call: JsonObject;
  readonly method: string;
  readonly defaults: AreaDefaults;
  readonly codes: ErrorCodeTable;
  readonly readSettings: ReadCallSettings;
  readonly at: SchemaLocation;
}

/** @throws SchemaError for an unknown setting, role, scheme or code. */
export function readMetadata({ document, call, method, defaults, codes, readSettings, at }: CallSource): ApiMetadata {
  return {
    // The schemes of a partner are its own; its sandbox checks them.
    ...(defaults.service === 'partner' ? { security: [], audience: [] } : readSecurity(document, call.security ?? document.security, at)),
    ...readSettings(call, method, defaults, at),
    errors: readErrors(document, call, objectAt(call, 'x-cairn-call'), codes, at),
  };
}

function readSecurity(document: JsonObject, security: Json | undefined, at: SchemaLocation): Pick<ApiMetadata, 'security' | 'audience'> {
  const alternatives = Array.isArray(security) ? security.filter(isObject) : [];
  const [first = {}] = alternatives;
  const schemes = SECURITY_SCHEMES.filter((scheme) => scheme in first);
  const known = objectAt(objectAt(document, 'components'), 'securitySchemes');
  for (const alternative of alternatives) {
    const names = Object.keys(alternative);
    const unknown = names.find((name) => !(name in known) || !SECURITY_SCHEMES.some((scheme) => scheme === name));
    if (unknown !== undefined) throw fault(at, '/security', `"${unknown}" is no security scheme of the document`);
    if (names.length !== schemes.length || !schemes.every((scheme) => scheme in alternative)) {
      throw fault(at, '/security', 'its alternatives may differ in roles, not in schemes');
    }
  }
  const roles = alternatives.flatMap((alternative) => stringsAt(alternative, 'accessToken'));
  const stranger = roles.find((role) => !AUDIENCES.some((audience) => audience === role));
  if (stranger !== undefined) throw fault(at, '/security', `"${stranger}" is none of the roles ${AUDIENCES.join(', ')}`);
  if (schemes.includes('accessToken') && roles.length === 0) throw fault(at, '/security', 'must name the roles that may call');
  return { security: schemes, audience: AUDIENCES.filter((audience) => roles.includes(audience)) };
}

function readErrors(document: JsonObject, call: JsonObject, own: JsonObject, codes: ErrorCodeTable, at: SchemaLocation): readonly string[] {
  const answers = Object.values(objectAt(call, 'responses')).map((answer) => local(document, answer));
  const ofAnswers = answers.flatMap((answer) => stringsAt(answer, 'x-cairn-errors'));
  const ofCall = stringsAt(own, 'errors');
  for (const code of ofCall) {
    if (ofAnswers.includes(code)) throw fault(at, '/x-cairn-call/errors', `"${code}" is named by one of its answers already`);
  }
  const all = [...ofAnswers, ...ofCall];
  const unknown = all.find((code) => !codes.has(code));
  if (unknown !== undefined) throw fault(at, '/x-cairn-call/errors', `"${unknown}" is no code of schemas/errors.json`);
  return [...new Set(all)].sort();
}

function fault(at: SchemaLocation, step: string, problem: string): SchemaError {
  return new SchemaError(at.file, at.pointer + step, problem);
}
