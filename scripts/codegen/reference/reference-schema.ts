import { isObject, objectAt, stringsAt, type Json, type JsonObject } from '../json.ts';
import { listAt } from '../openapi/openapi.ts';
import { html, table, type Html } from './html.ts';

const FACTS = ['format', 'pattern', 'minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'default'] as const;

/** A schema in a line: a link to a named one, or its type with its limits. */
export function schemaLine(schema: Json | undefined): Html {
  if (!isObject(schema)) return html`anything`;
  const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined;
  if (typeof schema.$ref === 'string' && !schema.$ref.startsWith('#/components/schemas/')) return html`<code>${schema.$ref}</code>`;
  if (name !== undefined) return html`<a href="#schema-${name}">${name}</a>`;
  if ('const' in schema) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (Array.isArray(schema.enum)) return html`one of ${schema.enum.map((value) => html`<code>${JSON.stringify(value)}</code> `)}`;
  const choices = [...listAt(schema, 'oneOf'), ...listAt(schema, 'anyOf')];
  if (choices.length > 0) return html`${choices.map((choice, index) => html`${index > 0 && ' or '}${schemaLine(choice)}`)}`;
  if (schema.type === 'array') return html`list of ${schemaLine(schema.items)}${factsOf(schema)}`;
  const type = typeof schema.type === 'string' ? schema.type : stringsAt(schema, 'type').join(' or ') || 'anything';
  return html`${type}${factsOf(schema)}`;
}

function factsOf(schema: JsonObject): Html {
  return html`${FACTS.filter((fact) => fact in schema).map((fact) => html` <span class="fact">${fact} <code>${JSON.stringify(schema[fact])}</code></span>`)}`;
}

/** A named schema with its properties. */
export function schemaSection(name: string, schema: JsonObject): Html {
  const properties = Object.entries(objectAt(schema, 'properties'));
  const required = new Set(stringsAt(schema, 'required'));
  const rows = properties.map(
    ([key, value]) =>
      html`<tr>
        <th scope="row"><code>${key}</code>${required.has(key) && html` <span class="must">required</span>`}</th>
        <td>${schemaLine(value)}${descriptionOf(value)}</td>
      </tr>`,
  );
  return html`<section id="schema-${name}">
    <h3>${name}</h3>
    ${descriptionOf(schema)}${
      rows.length > 0 ? table(`Properties of ${name}`, ['Property', 'Value'], rows) : html`<p>${schemaLine(schema)}</p>`
    }
  </section>`;
}

export function descriptionOf(node: Json | undefined): Html {
  const description = isObject(node) ? node.description : undefined;
  return typeof description === 'string' ? html`<p>${description}</p>` : html``;
}
