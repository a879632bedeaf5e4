import type { CallDescription } from './describe-call.ts';

/** Some calls are sent as a POST for their body, but only read. */
const READING = /^(?:get|search)[A-Z]/;

/** commerce/<feature>/<call>.ts: the fetcher, and query options or what it refreshes, and the hook. */
export function clientTemplate(call: CallDescription): string {
  return call.method === 'GET' || READING.test(call.operationId) ? readingTemplate(call) : changingTemplate(call);
}

function readingTemplate(call: CallDescription): string {
  const { operationId, pascal } = call;
  const input = hasInput(call);
  return `import { queryOptions, useQuery } from '@tanstack/react-query';
${typeImports(call)}import { dataOf, type Calls } from '../client/calls.ts';
import { useCalls } from '../query/commerce-provider.tsx';

${inputType(call)}/** ${call.summary} */
export function ${operationId}(calls: Calls${input ? `, ${given(call)}: ${pascal}Input` : ''}, signal?: AbortSignal) {
  return dataOf('${operationId}', ${send(call, 'signal')});
}

export function ${operationId}QueryOptions(calls: Calls${input ? `, input: ${pascal}Input` : ''}) {
  return queryOptions({ queryKey: ['${operationId}'${input ? ', input' : ''}], queryFn: ({ signal }) => ${operationId}(calls${input ? ', input' : ''}, signal) });
}

export function use${pascal}(${input ? `input: ${pascal}Input` : ''}) {
  return useQuery(${operationId}QueryOptions(useCalls()${input ? ', input' : ''}));
}
`;
}

function changingTemplate(call: CallDescription): string {
  const { operationId, pascal } = call;
  const input = hasInput(call);
  return `import { useMutation, useQueryClient } from '@tanstack/react-query';
${typeImports(call)}import { dataOf, type Calls } from '../client/calls.ts';
import { useCalls } from '../query/commerce-provider.tsx';
import { refresh, type Refreshes } from '../query/refreshes.ts';

/** Nothing that is cached depends on it. */
export const refreshes: Refreshes = { replaces: [], invalidates: [] };

${inputType(call)}/** ${call.summary} */
export function ${operationId}(calls: Calls${input ? `, ${given(call)}: ${pascal}Input` : ''}) {
  return dataOf('${operationId}', ${send(call)});
}

export function use${pascal}() {
  const client = useQueryClient();
  const calls = useCalls();
  return useMutation({
    mutationFn: (${input ? `input: ${pascal}Input` : ''}) => ${operationId}(calls${input ? ', input' : ''}),
    onSuccess: () => refresh(client, refreshes),
  });
}
`;
}

function hasInput({ has }: CallDescription): boolean {
  return has.path || has.query || has.ownHeaders || has.body;
}

function typeImports(call: CallDescription): string {
  return hasInput(call) ? `import type { operations } from '#generated/openapi/${call.area}.ts';\n` : '';
}

function inputType(call: CallDescription): string {
  if (!hasInput(call)) return '';
  const { operationId, pascal, has } = call;
  const parameters = `operations['${operationId}']['parameters']`;
  const lines = [
    has.path && `readonly path: ${parameters}['path'];`,
    has.query && `readonly query?: Omit<NonNullable<${parameters}['query']>, 'locale'>;`,
    has.ownHeaders && `readonly header: ${parameters}['header'];`,
    has.body && `readonly body: NonNullable<operations['${operationId}']['requestBody']>['content']['application/json'];`,
  ];
  return `export interface ${pascal}Input {\n${lines.filter(Boolean).join('\n')}\n}\n\n`;
}

function given({ has }: CallDescription): string {
  const names = [has.path && 'path', has.query && 'query', has.ownHeaders && 'header', has.body && 'body'];
  return `{ ${names.filter(Boolean).join(', ')} }`;
}

function send({ method, path, has }: CallDescription, signal?: 'signal'): string {
  const params = [has.path && 'path', has.query && 'query', has.ownHeaders && 'header'].filter(Boolean);
  const parts = [params.length > 0 && `params: { ${params.join(', ')} }`, has.body && 'body', signal].filter(Boolean);
  return `calls.${method}('${path}', {${parts.length > 0 ? ` ${parts.join(', ')} ` : ''}})`;
}
