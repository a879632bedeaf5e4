import { operations, type Operation } from '#generated/openapi/operations.ts';

export interface FoundOperation {
  readonly operation: Operation;
  /** Decoded. */
  readonly params: Readonly<Record<string, string>>;
}

/** The methods that a known path has. */
export interface WrongMethod {
  readonly allowed: readonly string[];
}

interface Segment {
  readonly text: string;
  /** Of the parameter that it stands for. */
  readonly name?: string;
}

const rows = (operations as readonly Operation[]).map((operation) => ({
  operation,
  segments: operation.path.split('/').map((text): Segment => ({ text, name: /^\{(.+)\}$/.exec(text)?.[1] })),
  pattern: operation.pathPattern === undefined ? undefined : new RegExp(operation.pathPattern),
}));

/** The call of the contract that a method and a path name; undefined for a path that is none. Fixed segments go before parameters. */
export function findOperation(
  method: string,
  path: string,
  isOffered: (operation: Operation) => boolean = () => true,
): FoundOperation | WrongMethod | undefined {
  const segments = path.split('/');
  const found = rows.flatMap(({ operation, segments: named, pattern }) => {
    if (!isOffered(operation)) return [];
    const params = pattern ? pattern.exec(path)?.groups : paramsOf(named, segments);
    return params ? [{ operation, params }] : [];
  });
  const fewest = Math.min(...found.map(({ operation }) => operation.pathParams.length));
  const closest = found.filter(({ operation }) => operation.pathParams.length === fewest);
  if (closest.length === 0) return undefined;
  return closest.find(({ operation }) => operation.method === method) ?? { allowed: closest.map(({ operation }) => operation.method) };
}

function paramsOf(pattern: readonly Segment[], segments: readonly string[]): Record<string, string> | undefined {
  if (pattern.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, { text, name }] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (name === undefined ? text !== segment : segment === '') return undefined;
    if (name !== undefined) {
      const value = decode(segment);
      if (value === undefined) return undefined;
      params[name] = value;
    }
  }
  return params;
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
