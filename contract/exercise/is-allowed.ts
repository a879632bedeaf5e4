import { operationValidators } from '#generated/openapi/validators.ts';
import type { Call } from '../document/read-contract.ts';
import type { DrawnRequest } from '../generate/draw-requests.ts';

type Group = Readonly<Record<string, unknown>>;

/** Converts parameters to their URL form: values become strings, and a list of one value becomes that value. */
const toUrlForm = ({ queryParams }: Call, group: Group): Group =>
  Object.fromEntries(
    Object.entries(group).map(([name, value]) => {
      const isList = queryParams.find((parameter) => parameter.name === name)?.list ?? false;
      const toText = (one: unknown): string => (typeof one === 'string' ? one : JSON.stringify(one));
      return [name, isList ? [value].flat().map(toText) : toText(value)];
    }),
  );

/** Validates a request against the contract, without the target's context headers. */
export function isAllowed(call: Call, { params = {}, query = {}, text, contentType }: DrawnRequest): boolean {
  const { request, bodyRequired } = operationValidators[call.operationId];
  if (contentType !== undefined && !call.contentTypes.includes(contentType)) return false;
  if (request.params && !request.params(toUrlForm(call, params))) return false;
  if (request.query && !request.query(toUrlForm(call, query))) return false;
  if (!request.body) return true;
  if (text === undefined || text === '') return !bodyRequired;
  try {
    // Servers ignore a byte order mark, as the encoding standard requires.
    return request.body(JSON.parse(text.replace(/^\uFEFF/, '')));
  } catch {
    return false;
  }
}
