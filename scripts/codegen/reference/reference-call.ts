import { isObject, objectAt, stringsAt, type Json, type JsonObject } from '../json.ts';
import { listAt, local } from '../openapi/openapi.ts';
import { html, table, type Html } from './html.ts';
import { descriptionOf, schemaLine } from './reference-schema.ts';

export interface ReferenceCall {
  readonly path: string;
  readonly method: string;
  readonly call: JsonObject;
}

export interface ReferenceState {
  /** Parameters that are read once for all calls, as JSON. */
  readonly common: ReadonlySet<string>;
  /** An example's text and the call that shows it: the others point there. */
  readonly examples: Map<string, string>;
}

interface Shown extends Pick<ReferenceState, 'examples'> {
  readonly operationId: string;
}

const ROLES: Readonly<Record<string, string>> = { guest: 'guests', shopper: 'registered shoppers', associate: 'associates' };

/** One call: who may send it, what it takes, what it answers. */
export function callSection(document: JsonObject, { path, method, call }: ReferenceCall, { common, examples }: ReferenceState): Html {
  const { summary = '', operationId = '' } = call as { readonly summary?: string; readonly operationId?: string };
  const { gateway, safe, idempotent } = objectAt(call, 'x-cairn-call');
  const errors = stringsAt(objectAt(call, 'x-cairn-call'), 'errors');
  const shown = { examples, operationId };
  const roles = listAt(call, 'security').flatMap((alternative) => stringsAt(alternative, 'accessToken'));
  const parameters = listAt(call, 'parameters')
    .filter((entry) => !common.has(JSON.stringify(entry)))
    .map((entry) => local(document, entry));
  return html`<article id="${operationId}">
    <h3>${operationId}</h3>
    <p class="address"><span class="method">${method.toUpperCase()}</span> <code>${path}</code></p>
    <p>${summary}</p>
    ${descriptionOf(call)}
    <dl>
      <dt>Who</dt>
      <dd>${roles.length > 0 ? roles.map((role) => ROLES[role] ?? role).join(' and ') : 'anybody, without a token'}</dd>
      <dt>Gateway</dt>
      <dd>${gateway === true ? 'offered to page scripts' : 'not offered to page scripts'}</dd>
      <dt>Effect</dt>
      <dd>
        ${safe === true ? 'changes nothing' : idempotent === true ? 'changes something; sent twice it does no more' : 'changes something, each time that it is sent'}
      </dd>
      <dt>Error codes</dt>
      <dd>${errors.length > 0 ? errors.map((code) => html`<code>${code}</code> `) : 'none of its own'}</dd>
    </dl>
    ${parameters.length > 0 && parameterTable('Parameters', parameters)}${bodyOf(local(document, call.requestBody ?? {}), shown)}
    <h4>Answers</h4>
    ${Object.entries(objectAt(call, 'responses')).map(([status, answer]) => answerOf(status, local(document, answer), shown))}
  </article>`;
}

/** Parameters with their place, value and example. */
export function parameterTable(title: string, parameters: readonly JsonObject[]): Html {
  const rows = parameters.map(
    (parameter) =>
      html`<tr>
        <th scope="row">
          <code>${parameter.name as string}</code>${parameter.required === true && html` <span class="must">required</span>`}
        </th>
        <td>${parameter.in as string}</td>
        <td>${schemaLine(parameter.schema)}${descriptionOf(parameter)}</td>
        <td><code>${JSON.stringify(parameter.example)}</code></td>
      </tr>`,
  );
  return html`<details>
    <summary>${title} (${parameters.length})</summary>
    ${table(title, ['Name', 'In', 'Value', 'Example'], rows)}
  </details>`;
}

function bodyOf(holder: JsonObject, shown: Shown): Html {
  const content = Object.entries(objectAt(holder, 'content'));
  if (content.length === 0) return html``;
  const [, first = {}] = content[0] ?? [];
  return html`<h4>Body</h4>
    <p>${content.map(([type]) => html`<code>${type}</code> `)}: ${schemaLine(objectAt(first, 'schema'))}</p>
    ${exampleOf(first, shown)}`;
}

function answerOf(status: string, answer: JsonObject, shown: Shown): Html {
  const content = objectAt(objectAt(answer, 'content'), 'application/json');
  return html`<div class="answer">
    <p><strong>${status}</strong> ${isObject(content.schema) && schemaLine(content.schema)}</p>
    ${descriptionOf(answer)}${status.startsWith('2') && exampleOf(content, shown)}
  </div>`;
}

function exampleOf(holder: Json, { examples, operationId }: Shown): Html {
  const example = isObject(holder) ? holder.example : undefined;
  if (example === undefined) return html``;
  const text = JSON.stringify(example, null, 2);
  const first = examples.get(text);
  if (first !== undefined) return html`<p>An example stands at <a href="#${first}">${first}</a>.</p>`;
  examples.set(text, operationId);
  return html`<details>
    <summary>Example</summary>
    <pre tabindex="0"><code>${text}</code></pre>
  </details>`;
}
