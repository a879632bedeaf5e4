import type { OperationValidators } from '#generated/openapi/validators.ts';
import type { GalleryOperation } from '#generated/openapi/partners/gallery.ts';
import { GalleryProblem, type Fault } from './gallery-problem.ts';

export interface ReadRequest {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

type InputLocation = keyof OperationValidators['request'];

/**
 * Reads the parts of a request, validated by the contract, with defaults and numbers.
 * @throws {GalleryProblem} request-invalid with every error
 */
export async function readRequest(
  request: Request,
  operation: GalleryOperation,
  validators: OperationValidators,
  params: Record<string, string>,
): Promise<ReadRequest> {
  const faults: Fault[] = [];
  const validate = (part: InputLocation, value: unknown): unknown => {
    const validator = validators.request[part];
    if (validator && !validator(value))
      for (const { instancePath, message } of validator.errors ?? [])
        faults.push({ at: `${part}${instancePath.replaceAll('/', '.')}`, message: message ?? 'is not valid' });
    return value;
  };
  const parts = {
    params: validate('params', params),
    query: validate('query', readQuery(new URL(request.url).searchParams, operation.lists)),
    body: validators.request.body ? validate('body', await readBody(request)) : undefined,
  };
  if (faults.length > 0) throw new GalleryProblem('request-invalid', faults);
  return parts;
}

function readQuery(search: URLSearchParams, lists: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    [...new Set(search.keys())].map((name) => [name, lists.includes(name) ? search.getAll(name) : search.get(name)]),
  );
}

/** Undefined for a body that is not JSON or does not declare it: pages can send such a type only after a preflight. */
async function readBody(request: Request): Promise<unknown> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) return undefined;
  const text = await request.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
