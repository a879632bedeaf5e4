import type { Call, Contract } from '../document/read-contract.ts';

/** Literal segments take precedence over parameters, as in the router. */
const countLiterals = ({ path }: Call): number => path.split('/').filter((segment) => !segment.includes('{')).length;

export interface MatchedCall {
  readonly call: Call;
  /** The path without a prefix before the operation's own. */
  readonly path: string;
}

/** Finds the operation of a method and a path. A prefix of the path, such as `/api`, is ignored. */
export function createCallMatcher({ calls }: Contract): (method: string, path: string) => MatchedCall | undefined {
  const rules = calls
    .toSorted((a, b) => countLiterals(b) - countLiterals(a))
    .map((call) => {
      const pattern = call.path.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{[^}]+\}/g, '[^/]+');
      return { call, pattern: new RegExp(call.pathPattern ?? `${pattern}$`) };
    });
  return (method, path) => {
    const rule = rules.find(({ call, pattern }) => call.method === method && pattern.test(path));
    return rule && { call: rule.call, path: path.slice(rule.pattern.exec(path)?.index) };
  };
}
