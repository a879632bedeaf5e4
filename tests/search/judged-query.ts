import { readFileSync } from 'node:fs';

const judgedLanguages = ['en', 'fr', 'de'] as const;

/**
 * A search with its expected results. `relevant` has rules on attributes of products, `3: kind=beanie|cap & color=ember; 1: kind=beanie`:
 * the first matching rule gives a product's grade. `article=` and `redirect=` name the expected page instead.
 */
export interface JudgedQuery {
  readonly query: string;
  readonly relevant: string;
}

export interface JudgedGroup {
  readonly site: string;
  readonly locale: string;
  /** Kind of all searches of the group, such as `color`. */
  readonly kind: string;
  readonly queries: readonly JudgedQuery[];
}

export const readJudgedGroups = (): JudgedGroup[] =>
  judgedLanguages.flatMap((language) => JSON.parse(readFileSync(`tests/search/judged/${language}.json`, 'utf8')) as JudgedGroup[]);

/** Attributes for rules: facets and others, such as `stock=M` and the words of the name. */
export interface JudgedProduct {
  readonly id: string;
  readonly price: number;
  readonly attributes: ReadonlySet<string>;
}

type Rule = readonly [grade: number, holds: (product: JudgedProduct) => boolean];

function parseCondition(text: string): (product: JudgedProduct) => boolean {
  const [, name = '', operator, value = ''] = /^(!?[a-z]+)(<=|>=|=)(.+)$/.exec(text.trim()) ?? [];
  if (operator === '<=') return ({ price }) => price <= Number(value);
  if (operator === '>=') return ({ price }) => price >= Number(value);
  if (operator !== '=') throw new Error(`"${text}" is not a condition`);
  const isNegated = name.startsWith('!');
  const requested = value.split('|').map((one) => `${name.replace('!', '')}=${one}`);
  return ({ attributes }) => requested.some((one) => attributes.has(one)) !== isNegated;
}

function parseRule(text: string): Rule {
  const [grade = '', conditions = ''] = text.split(':');
  const all = conditions.split('&').map(parseCondition);
  return [Number(grade), (product) => all.every((holds) => holds(product))];
}

/** The grade of a product, from 3 for exactly the searched item to 0. */
export function parseRules(relevant: string): (product: JudgedProduct) => number {
  const rules = relevant.split(';').map(parseRule);
  return (product) => rules.find(([, holds]) => holds(product))?.[0] ?? 0;
}

const looked = 10;

const getGain = (grades: readonly number[]): number =>
  grades.slice(0, looked).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);

/** Normalized discounted cumulative gain of the first ten: 1 when no order of the whole catalog would be better. */
export function computeNdcg(found: readonly number[], all: readonly number[]): number {
  const best = getGain(all.toSorted((a, b) => b - a));
  return best === 0 ? 1 : getGain(found) / best;
}
