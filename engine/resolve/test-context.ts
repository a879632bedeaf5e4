/** Choices that the parameter p13n_testcontext forces. */
export interface TestContext {
  /** Variant by experience id; `*` matches every experience. */
  readonly experiences: Readonly<Record<string, string>>;
  readonly segment?: string;
}

/** Maximum length of a context in characters. */
export const LONGEST_TEST_CONTEXT = 2000;

/**
 * Parses the query parameter or stored value. JSON: `{"segment": "loggedin", "<experienceId>": "B"}`, the experiences also under
 * "experiences". Otherwise a list `<experienceId>:B,<experienceId>:Baseline`, or a single variant for every experience. Invalid parts force
 * nothing; undefined when nothing is forced.
 */
export function parseTestContext(raw: string | null | undefined): TestContext | undefined {
  const text = raw?.trim() ?? '';
  if (text === '' || text.length > LONGEST_TEST_CONTEXT) return undefined;
  const context = text.startsWith('{') ? parseJson(text) : { experiences: parseList(text) };
  const forcesNothing = !context || (context.segment === undefined && Object.keys(context.experiences).length === 0);
  return forcesNothing ? undefined : context;
}

function parseJson(text: string): TestContext | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { segment, experiences, ...rest } = value as Readonly<Record<string, unknown>>;
  return {
    experiences: { ...readStrings(rest), ...readStrings(experiences) },
    ...(typeof segment === 'string' && segment !== '' ? { segment } : {}),
  };
}

function parseList(text: string): Readonly<Record<string, string>> {
  if (/^[\w -]+$/.test(text)) return { '*': text };
  const pairs = text.split(/[,;]/).map((pair) => pair.split(':').map((part) => part.trim()));
  return Object.fromEntries(pairs.flatMap(([id, variant]) => (id && variant ? [[id, variant] as const] : [])));
}

function readStrings(value: unknown): Readonly<Record<string, string>> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, entry]) => (typeof entry === 'string' && entry !== '' ? [[key, entry] as const] : [])),
  );
}
