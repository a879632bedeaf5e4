import type { OpenApiDocument, OpenApiOperation, OpenApiParameter } from '../openapi-document.ts';
import { clientSample } from './client-sample.ts';
import { errorTable, generalErrorTable } from './error-table.ts';

/** Of a document whose operations take an access token. */
const WITH_TOKEN =
  'Send `issueToken` first. This page then adds its access token to each request, unless you enter another below Authentication. The access key of this page is `reference`; a server with `ACCESS_KEYS` set needs one of those.';
const WITH_COOKIES =
  'Requests of this page carry the cookies of your visit, as those of the shop do: they change your own cart and account.';

/** A document of the contract for readers: named by operation, with its roles, its errors and a sample of the client package. */
export function createReferenceDocument(document: OpenApiDocument): object {
  const { components } = document;
  const parameterAt = (parameter: OpenApiParameter): OpenApiParameter =>
    components.parameters[parameter.$ref?.split('/').at(-1) ?? ''] ?? parameter;
  const describe = (operation: OpenApiOperation): OpenApiOperation => {
    const { operationId, summary = '', description = '', parameters = [] } = operation;
    const roles = rolesOf(operation);
    const described = {
      ...operation,
      summary: operationId,
      description: [summary, description, roles.length > 0 && `For: ${roles.join(', ')}.`, errorTable(operationId)]
        .filter(Boolean)
        .join('\n\n'),
      ...(operation.security && { security: withoutRoles(operation.security) }),
      'x-codeSamples': [{ lang: 'typescript', label: 'Cairn client', source: clientSample(operation, parameters.map(parameterAt)) }],
    };
    return described;
  };
  const paths = Object.entries(document.paths).map(
    ([path, item]) => [path, Object.fromEntries(Object.entries(item).map(([method, operation]) => [method, describe(operation)]))] as const,
  );
  const areas = new Set(paths.flatMap(([, item]) => Object.values(item)).flatMap(({ tags = [] }) => tags));
  const takesToken = paths.some(([, item]) =>
    Object.values(item).some(({ security = [] }) => security.some(({ accessToken }) => accessToken)),
  );
  const { securitySchemes, ...otherComponents } = components;
  return {
    ...document,
    info: { ...document.info, description: introduction(document, takesToken ? WITH_TOKEN : WITH_COOKIES) },
    tags: document.tags.filter(({ name }) => areas.has(name)),
    paths: Object.fromEntries(paths),
    components: takesToken ? components : otherComponents,
  };
}

function introduction({ info }: OpenApiDocument, trial: string): string {
  return [info.description, '## Try it', trial, '## Errors of any request', generalErrorTable()].join('\n\n');
}

function rolesOf({ security = [] }: OpenApiOperation): readonly string[] {
  return [...new Set(security.flatMap(({ accessToken = [] }) => accessToken))];
}

/** The alternatives of an operation differ in roles alone, for which readers need not choose. */
function withoutRoles(security: NonNullable<OpenApiOperation['security']>): OpenApiOperation['security'] {
  const names = Object.keys(security[0] ?? {});
  return names.length === 0 ? [] : [Object.fromEntries(names.map((name) => [name, []]))];
}
