import { createHash } from 'node:crypto';
import type { ApiArea } from './openapi/api.ts';
import type { HomeOf } from './openapi/home-lookup.ts';
import { isObject, toPascalCase, resolvePointer, type Json } from './json.ts';
import type { Homes } from './validators/validator-module.ts';
import type { Schema } from './validators/validator-parts.ts';

/** Export name of a call's validator in its area's module, and the function behind it. */
export interface Alias {
  readonly area: string;
  readonly name: string;
  readonly functionName: string;
}

/** A schema that calls define inline. */
interface Inline {
  readonly schema: Json;
  readonly place: string;
  readonly file: string;
  readonly users: { readonly area: string; readonly name: string }[];
}

interface Component extends Schema {
  readonly home: string;
}

/**
 * Collects the schemas of all calls, so that each is compiled once. Components belong to their home module; of two with the same name the
 * later gets its module as a prefix. Equal inline schemas are shared within their area, or in "shared" if several areas use them.
 */
export class SchemaCollection {
  readonly #prefix: string;
  readonly #homeOf: HomeOf;
  readonly #components = new Map<string, Component>();
  readonly #inline = new Map<string, Inline>();
  readonly #aliases: Alias[] = [];

  /** @param prefix Prefix of the function names. */
  constructor(prefix: string, homeOf: HomeOf) {
    this.#prefix = prefix;
    this.#homeOf = homeOf;
  }

  /** @returns the name of the call's validator. */
  add(area: ApiArea, operationId: string, place: string, schema: Json): string {
    const name = `${operationId}${place}`;
    if (isObject(schema) && typeof schema.$ref === 'string') {
      this.#aliases.push({ area: area.area, name, functionName: this.#take(area, schema.$ref).functionName });
      return name;
    }
    const local = this.#localize(area, schema);
    const text = JSON.stringify(local);
    const inline = this.#inline.get(text) ?? { schema: local, place: /^\d/.test(place) ? 'Answer' : place, file: area.file, users: [] };
    inline.users.push({ area: area.area, name });
    this.#inline.set(text, inline);
    return name;
  }

  schemas(): readonly Schema[] {
    const inline = this.#inlineSchemas().map(({ schema, functionName, file }) => ({
      id: `cairn:${functionName}`,
      functionName,
      schema,
      file,
    }));
    return [...this.#components.values(), ...inline].sort((a, b) => (a.functionName < b.functionName ? -1 : 1));
  }

  homes(): Homes {
    const all = [...this.#components.values(), ...this.#inlineSchemas()];
    return new Map(all.map(({ functionName, home }) => [functionName, home]));
  }

  aliases(): readonly Alias[] {
    const inline = this.#inlineSchemas().flatMap(({ functionName, users }) => users.map((user) => ({ ...user, functionName })));
    return [...this.#aliases, ...inline];
  }

  #inlineSchemas() {
    return [...this.#inline].map(([text, inline]) => {
      const [first] = inline.users;
      const isOne = inline.users.length === 1;
      const stem = isOne
        ? toPascalCase(first?.name ?? '')
        : `${inline.place}_${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;
      const home = inline.users.every(({ area }) => area === first?.area) ? (first?.area ?? '') : 'shared';
      return { ...inline, functionName: `${this.#prefix}${stem}`, home };
    });
  }

  #localize(area: ApiArea, node: Json): Json {
    if (Array.isArray(node)) return node.map((child) => this.#localize(area, child));
    if (!isObject(node)) return node;
    return Object.fromEntries(
      Object.entries(node).map(([key, child]) => {
        if (key === '$ref' && typeof child === 'string') return [key, this.#take(area, child).id];
        return [key, this.#localize(area, child)];
      }),
    );
  }

  #take(area: ApiArea, ref: string): Component {
    const home = this.#homeOf(area, ref);
    const name = ref.split('/').at(-1) ?? '';
    const id = `cairn:${home}/${name}`;
    const known = this.#components.get(id);
    if (known) return known;
    const isTaken = [...this.#components.values()].some(({ functionName: other }) => other === `${this.#prefix}${name}`);
    const functionName = `${this.#prefix}${isTaken ? toPascalCase(home) : ''}${name}`;
    const file = area.origins.get(ref)?.file ?? area.file;
    const component = { id, functionName, home, file, schema: true as Json };
    this.#components.set(id, component);
    component.schema = this.#localize(area, resolvePointer(area.document, ref.slice(1)) ?? true);
    return component;
  }
}
