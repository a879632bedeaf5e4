import { fault } from '../fault.ts';

/**
 * Shortens ajv's output: an error is one line instead of seven, messages are constant, and arguments for unsupported keywords ($dynamicRef,
 * unevaluatedProperties) are removed. Modules then have no side effects, so that bundlers can tree-shake them.
 */
export function compactAjvCode(code: string): string {
  const body = withoutEvaluated(code)
    .replaceAll(/, dynamicAnchors=\{\}|,dynamicAnchors(?=\})/g, '')
    .replaceAll(/, rootData=data(?=\})|,rootData(?=\})/g, '')
    .replaceAll(PUSH, '(vErrors ??= []).push($2);\n')
    .replaceAll(/(?<!\\)"\+"/g, '')
    .replaceAll(FAULT, createFaultCall)
    .replaceAll(/\{instancePath(:.*?)?,schemaPath:"(?:[^"\\]|\\.)*",/g, (_all, path = '') => `{instancePath${path},`);
  fail(/\b(?:dynamicAnchors|rootData)\b/, body);
  return body;
}

const PUSH = /const (err\d+) = (\{.*\});\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}\n/g;

const FAULT = /\{instancePath(?::(.*?))?,schemaPath:"(?:[^"\\]|\\.)*",keyword:"([^"]+)",params:(\{.*?\}),message:("(?:[^"\\]|\\.)*")\}/g;

/** A call of the runtime's `fault` if that creates the same message. Messages without values need no code at run time. */
function createFaultCall(whole: string, path: string | undefined, keyword: string, params: string, message: string): string {
  const known = SENTENCES.get(`${keyword}${params}`) ?? fault('', keyword, parseStaticValues(params)).message;
  SENTENCES.set(`${keyword}${params}`, known);
  return known === JSON.parse(message) ? `fault(${path ?? 'instancePath'},"${keyword}",${params})` : whole;
}

const SENTENCES = new Map<string, string>();

function parseStaticValues(params: string): Record<string, unknown> {
  const pairs = [...params.matchAll(/(\w+): ("(?:[^"\\]|\\.)*"|-?[\d.]+)/g)];
  return Object.fromEntries(pairs.map(([, key = '', value = '']) => [key, JSON.parse(value) as unknown]));
}

/** Removes the parent arguments, which only coercing and default-filling validators use. */
export function withoutParents(code: string): string {
  const body = code
    .replaceAll(/, ?parentData, ?parentDataProperty(?=\})/g, '')
    .replaceAll(/,parentData:\w+,parentDataProperty:(?:"(?:[^"\\]|\\.)*"|\w+)/g, '');
  fail(/\bparentData.{0,60}/, body);
  return body;
}

/** ajv 2020 stores metadata on each function for unevaluatedProperties. */
function withoutEvaluated(code: string): string {
  const body = code
    .replaceAll(
      /const evaluated\d+ = validate\d+\.evaluated;\n(?:if\(evaluated\d+\.dynamic\w+\)\{\nevaluated\d+\.\w+ = undefined;\n\}\n)*/g,
      '',
    )
    .replaceAll(/^(?:validate\d+\.evaluated|evaluated\d+\.\w+) = .*;\n/gm, '')
    .replaceAll(/else \{\nvar props\d+ = validate\d+\.evaluated\.props;\n\}\n/g, '')
    .replaceAll(MERGED_PROPS, '');
  fail(/\bevaluated\d+\b|\.evaluated\b/, body);
  return body;
}

/** Code of a oneOf of unions that tracks which properties its branches have evaluated. */
const MERGED_PROPS =
  /if\((props\d+) !== true && (props\d+) !== undefined\)\{\nif\(\2 === true\)\{\n\1 = true;\n\}\nelse \{\n\1 = \1 \|\| \{\};\nObject\.assign\(\1, \2\);\n\}\n\}\n/g;

function fail(left: RegExp, code: string): void {
  const [found] = left.exec(code) ?? [];
  if (found !== undefined)
    throw new Error(`Compiled validators use "${found}" in a way that scripts/codegen/validators/compact-code.ts does not support.`);
}
