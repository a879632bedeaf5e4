import type { Call } from '../document/read-contract.ts';
import type { DrawnRequest } from '../generate/draw-requests.ts';
import { isGroup } from '../generate/hostile-values.ts';
import type { KnownIds } from './known-ids.ts';

type Group = Readonly<Record<string, unknown>>;

/** Names and example values in a body, at any depth. */
function* listNamedValues(value: unknown): Generator<readonly [string, unknown]> {
  if (Array.isArray(value)) for (const entry of value) yield* listNamedValues(entry);
  else if (isGroup(value))
    for (const [name, entry] of Object.entries(value)) {
      if (typeof entry === 'object') yield* listNamedValues(entry);
      else yield [name, entry];
    }
}

type Examples = Readonly<Record<string, string>>;

/** Replaces example values by the server's, longest first, as one may contain another. */
function replaceExamples(text: string, examples: Examples): string {
  const pairs = Object.entries(examples).toSorted(([a], [b]) => b.length - a.length);
  return pairs.reduce((created, [example, value]) => created.replaceAll(example, value), text);
}

/** Replaces the ids of examples in a request by live ids. Other drawn values are unchanged. */
export function fillIds({ parameters, body }: Call, drawn: DrawnRequest, known: KnownIds, examples: Examples): DrawnRequest {
  const getLiveValue = (name: string): unknown => {
    const values = known.get(name) ?? [];
    return values[drawn.pick % Math.max(1, values.length)];
  };
  const fillGroup = (group: Group = {}): Group =>
    Object.fromEntries(
      Object.entries(group).map(([name, value]) => {
        const { example } = parameters.find((parameter) => parameter.name === name) ?? {};
        const isExample = example !== undefined && JSON.stringify(example) === JSON.stringify(value);
        return [name, isExample ? (getLiveValue(name) ?? value) : value];
      }),
    );
  let text = drawn.text ?? (drawn.body === undefined ? undefined : JSON.stringify(drawn.body));
  for (const [name, value] of listNamedValues(body?.example)) {
    const live = getLiveValue(name);
    if (live !== undefined) text = text?.replaceAll(`"${name}":${JSON.stringify(value)}`, `"${name}":${JSON.stringify(live)}`);
  }
  const groups = { params: fillGroup(drawn.params), query: fillGroup(drawn.query), headers: fillGroup(drawn.headers) };
  const { body: _, ...request } = drawn;
  return {
    ...request,
    ...(JSON.parse(replaceExamples(JSON.stringify(groups), examples)) as typeof groups),
    ...(text !== undefined && { text: replaceExamples(text, examples) }),
  };
}
