import { isObject, objectAt, type Json, type JsonObject } from '../json.ts';
import { listAt, local, METHODS } from '../openapi/openapi.ts';
import type { Output } from '../output.ts';
import { html } from './html.ts';
import { callSection, parameterTable, type ReferenceCall, type ReferenceState } from './reference-call.ts';
import { descriptionOf, schemaSection } from './reference-schema.ts';

const STYLE = `
:root{color-scheme:light dark;--ink:light-dark(#1b1f1d,#e8ece9);--soft:light-dark(#55605a,#a3aea8);--line:light-dark(#d9dfdb,#39423d);--paper:light-dark(#fff,#151917);--tint:light-dark(#f3f6f4,#1e2421);--link:light-dark(#0b5c43,#7fd3b2)}
*{box-sizing:border-box}body{margin:0;font:1rem/1.6 system-ui,sans-serif;color:var(--ink);background:var(--paper)}
a{color:var(--link)}a:focus-visible,summary:focus-visible,[tabindex]:focus-visible{outline:2px solid var(--link);outline-offset:2px}
code,pre{font:0.875em/1.5 ui-monospace,monospace;overflow-wrap:anywhere}pre{padding:1rem;overflow:auto;max-height:30rem;background:var(--tint);border-radius:.5rem}pre code{overflow-wrap:normal}
.skip{position:absolute;left:-99rem}.skip:focus{left:1rem;top:1rem}
.page{display:grid;max-width:80rem;margin:auto;padding:0 1.25rem 4rem;gap:0 3rem}
nav ul{list-style:none;padding:0;margin:.25rem 0 1rem}nav a{display:inline-block;padding:.125rem 0;text-decoration:none}nav a:hover{text-decoration:underline}
h1{font-size:2.25rem;line-height:1.15;margin:2.5rem 0 1rem}h2{font-size:1.625rem;margin:3.5rem 0 .5rem}h3{font-size:1.1875rem;margin:0 0 .25rem}h4{margin:1.25rem 0 .25rem;font-size:1rem}
p{margin:.375rem 0;max-width:46rem}article,section[id^=schema]{padding:1.75rem 0;border-top:1px solid var(--line);scroll-margin-top:1rem}
.method{font-weight:700;letter-spacing:.04em}.must,.fact,dt{color:var(--soft);font-size:.875rem}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1.25rem;margin:1rem 0}dd{margin:0}
summary{cursor:pointer;padding:.375rem 0;font-weight:600}.wide{overflow-x:auto}table{width:100%;border-collapse:collapse;font-size:.9375rem}th,td{text-align:start;vertical-align:top;padding:.5rem 1rem .5rem 0;border-top:1px solid var(--line)}thead th{border:0;color:var(--soft)}
@media(min-width:60rem){.page{grid-template-columns:16rem minmax(0,1fr)}nav{position:sticky;top:0;max-height:100vh;overflow:auto;padding:2.5rem 0}}
`;

/** generated/openapi/reference.html: the whole contract to read, one static page without script. */
export function referencePage(document: JsonObject): Output {
  const { title = '', description = '' } = objectAt(document, 'info') as { readonly title?: string; readonly description?: string };
  const calls = Object.entries(objectAt(document, 'paths')).flatMap(([path, item]): readonly ReferenceCall[] =>
    METHODS.filter((method) => isObject(item) && method in item).map((method) => ({ path, method, call: objectAt(item, method) })),
  );
  const state: ReferenceState = { common: commonParameters(calls), examples: new Map() };
  const tags = listAt(document, 'tags')
    .filter(isObject)
    .map((tag) => {
      const name = tag.name as string;
      return {
        tag,
        name,
        id: `area-${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`,
        own: calls.filter(({ call }) => listAt(call, 'tags').includes(name)),
      };
    });
  const schemas = Object.entries(objectAt(objectAt(document, 'components'), 'schemas')).filter((entry): entry is [string, JsonObject] =>
    isObject(entry[1]),
  );
  const links = tags.map(
    ({ name, id, own }) =>
      html`<a href="#${id}"><strong>${name}</strong></a>
        <ul>
          ${own.map(({ call }) => html`<li><a href="#${call.operationId as string}">${call.operationId as string}</a></li>`)}
        </ul>`,
  );
  const page = html`<!doctype html>
    <!-- Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run \`npm run codegen\`. -->
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}: the calls</title>
        <style>
          ${{ html: STYLE }}
        </style>
      </head>
      <body>
        <a class="skip" href="#calls">To the calls</a>
        <div class="page">
          <nav aria-label="Calls">
            ${links}<a href="#schemas"><strong>Schemas</strong></a>
          </nav>
          <main id="calls">
            <h1>${title}: the calls</h1>
            <p>${description}</p>
            <p>The same for tools: <a href="openapi.json">openapi.json</a>.</p>
            ${parameterTable(
              'Parameters of nearly every call',
              [...state.common].map((entry) => local(document, JSON.parse(entry) as Json)),
            )}
            ${tags.map(
              ({ tag, name, id, own }) =>
                html`<section aria-labelledby="${id}">
                  <h2 id="${id}">${name}</h2>
                  ${descriptionOf(tag)}${own.map((call) => callSection(document, call, state))}
                </section> `,
            )}
            <section aria-labelledby="schemas">
              <h2 id="schemas">Schemas</h2>
              ${schemas.map(([name, schema]) => schemaSection(name, schema))}
            </section>
          </main>
        </div>
      </body>
    </html> `;
  return { path: 'openapi/reference.html', text: page.html, format: 'html' };
}

/** Those that most calls take, so that they are read once. */
function commonParameters(calls: readonly ReferenceCall[]): ReadonlySet<string> {
  const all = calls.flatMap(({ call }) => listAt(call, 'parameters').map((entry) => JSON.stringify(entry)));
  const found = [...Map.groupBy(all, (entry) => entry)].filter(([, same]) => same.length > calls.length / 2);
  return new Set(found.map(([entry]) => entry));
}
