import type { OpenApiDocument, OpenApiOperation, OpenApiParameter, OpenApiServer } from '../openapi-document.ts';
import { createClientSample } from './client-sample.ts';
import { createErrorTable, createGeneralErrorTable } from './error-table.ts';

/** Introduction of a document whose operations require an access token. */
const WITH_TOKEN =
  'Send `issueToken` first. This page then adds the access token to each request, unless you enter another one under Authentication. The access key of this page is `reference`; if the server sets `ACCESS_KEYS`, enter one of those keys.';
const WITH_COOKIES =
  'Requests from this page use the cookies of your visit, like those of the shop: they change your own cart and account.';

const EXAMPLES =
  'The products in the examples may not exist in the catalog. Use `searchProducts` and `getProductDetails` to find existing ones.';

/** True for a document with an operation that requires an access token. */
export function requiresToken({ paths }: OpenApiDocument): boolean {
  return Object.values(paths).some((item) => Object.values(item).some((operation) => getRoles(operation).length > 0));
}

/** A document of the contract for readers: named by operation, with its roles, its errors and a sample of the client package. */
export function createReferenceDocument(document: OpenApiDocument): object {
  const { parameters: known, securitySchemes, ...components } = document.components;
  const resolveParameter = (parameter: OpenApiParameter): OpenApiParameter => known[parameter.$ref?.split('/').at(-1) ?? ''] ?? parameter;
  const described = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { servers, ...operation }]) => {
      const { operationId, summary = '', description = '', parameters = [], security } = operation;
      const roles = getRoles(operation);
      const read = {
        ...operation,
        summary: operationId,
        description: [summary, description, roles.length > 0 && `For: ${roles.join(', ')}.`, createErrorTable(operationId)]
          .filter(Boolean)
          .join('\n\n'),
        ...(security && { security: removeRoles(security) }),
        'x-codeSamples': [
          { lang: 'typescript', label: 'Cairn client', source: createClientSample(operation, parameters.map(resolveParameter)) },
        ],
      };
      return { path: getFullPath(path, servers), method, read };
    }),
  );
  const areas = new Set(described.flatMap(({ read: { tags = [] } }) => tags));
  const hasTokens = requiresToken(document);
  return {
    ...document,
    info: { ...document.info, description: createIntroduction(document, hasTokens ? WITH_TOKEN : WITH_COOKIES) },
    tags: document.tags.filter(({ name }) => areas.has(name)),
    paths: Object.fromEntries(
      [...Map.groupBy(described, ({ path }) => path)].map(([path, same]) => [
        path,
        Object.fromEntries(same.map(({ method, read }) => [method, read])),
      ]),
    ),
    components: { ...components, parameters: known, ...(hasTokens && { securitySchemes }) },
  };
}

/**
 * Scalar sends every request to the server of its document, so the path of an operation's own server becomes a part of the operation's
 * path.
 */
export function getFullPath(path: string, servers: readonly OpenApiServer[] = []): string {
  return `${servers[0]?.url.replace(/\/$/, '') ?? ''}${path}`;
}

function createIntroduction({ info }: OpenApiDocument, trial: string): string {
  return [info.description, '## Try it', trial, EXAMPLES, '## Errors of all operations', createGeneralErrorTable()].join('\n\n');
}

function getRoles({ security = [] }: OpenApiOperation): readonly string[] {
  return [...new Set(security.flatMap(({ accessToken = [] }) => accessToken))];
}

/** Removes roles, which a reader need not choose between, and then equal alternatives. An optional token is an alternative of its own. */
function removeRoles(security: NonNullable<OpenApiOperation['security']>): OpenApiOperation['security'] {
  const alternatives = new Map(security.map((one) => [Object.keys(one).join(' '), Object.keys(one)]));
  return [...alternatives.values()].filter((names) => names.length > 0).map((names) => Object.fromEntries(names.map((name) => [name, []])));
}
