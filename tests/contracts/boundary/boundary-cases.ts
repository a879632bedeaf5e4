import { buildValue, type ExampleSchema, type Plan } from './build-value.ts';
import { hostileAddress, hostileTexts, longWord } from './hostile-texts.ts';
import { walkSchema } from './walk-schema.ts';

/** A document at a limit of its block's schema. */
export interface BoundaryCase {
  readonly name: string;
  readonly block: object;
  /** False for one of many that differ only in a missing field: rendering on the server is enough. */
  readonly isForBrowser: boolean;
}

const withoutLimit = 3;
const largest = 100_000;

const getSmallestNumber = ({ minimum, exclusiveMinimum, type }: ExampleSchema): number =>
  exclusiveMinimum === undefined ? (minimum ?? 0) : exclusiveMinimum + (type === 'integer' ? 1 : 0.001);
const getLargestNumber = ({ maximum }: ExampleSchema): number => maximum ?? largest;
const getMinItems = ({ minItems = 0 }: ExampleSchema): number => minItems;
const getMaxItems = ({ maxItems = withoutLimit }: ExampleSchema): number => maxItems;

function getExampleText({ examples = [], minLength = 0 }: ExampleSchema): string {
  const found = examples.find((value) => typeof value === 'string' && value.length >= minLength);
  return typeof found === 'string' ? found : 'Text';
}

const getChildBlocks = (count: number): readonly object[] =>
  Array.from({ length: count }, (_, at) => ({ type: 'rich-text', id: `child-${at}`, richText: `<p>Child ${at}</p>` }));

/** Every field present, with its example; one entry per list, or the minimum. */
const ordinary: Plan = {
  has: () => true,
  pick: ([first]) => first,
  number: (schema) => {
    const example = schema.examples?.find((value) => typeof value === 'number');
    return typeof example === 'number' ? example : getSmallestNumber(schema);
  },
  length: (schema) => Math.max(1, getMinItems(schema)),
  text: getExampleText,
  children: getChildBlocks,
};

/** Cuts a text to the length that its schema accepts; texts with a format stay unchanged. */
function fitText(schema: ExampleSchema, text: string): string {
  if (schema.format === 'link' || schema.format === 'media-url') return hostileAddress;
  if (schema.pattern !== undefined || (schema.format !== undefined && schema.format !== 'html')) return getExampleText(schema);
  return text.slice(0, schema.maxLength).padEnd(schema.minLength ?? 0, '.');
}

/** A block with every field set to its schema's example. */
export function createOrdinaryBlock(schema: ExampleSchema): object {
  return buildValue(schema, ordinary) as object;
}

/** Every document at the limits of a block's schema: minimum and maximum, each enum value, each field missing, hostile texts. */
export function createBoundaryCases(schema: ExampleSchema): readonly BoundaryCase[] {
  const places = [...walkSchema(schema)];
  const plans: readonly (readonly [name: string, plan: Partial<Plan>, isForBrowser?: boolean])[] = [
    ['all as in the examples', {}],
    ['all that may be missing is', { has: () => false, number: getSmallestNumber, length: getMinItems, text: createShortest }],
    ['all there and least', { number: getSmallestNumber, length: getMinItems, text: createShortest }],
    ['all there and most', { number: getLargestNumber, length: getMaxItems, text: createLongest }],
    ...Array.from({ length: countChoices(schema) }, (_, turn) => [`choices, turn ${turn}`, createTurn(turn)] as const),
    ...Object.entries(hostileTexts).map(
      ([name, text]) => [name, { length: chooseCount, text: (part: ExampleSchema) => fitText(part, text) }] as const,
    ),
    ...places
      .filter(({ isRequired }) => !isRequired)
      .map(({ place }) => [`without ${place}`, { has: (at: string) => at !== place, length: chooseCount }, false] as const),
  ];
  return plans.map(([name, plan, isForBrowser = true], at) => {
    const built = buildValue(schema, { ...ordinary, ...plan }) as object;
    return { name, isForBrowser, block: { ...built, id: `case-${at}`, hideOnBreakpoint: [] } };
  });
}

const chooseCount = (schema: ExampleSchema): number => Math.min(Math.max(2, getMinItems(schema)), getMaxItems(schema));

const isFree = ({ pattern, format }: ExampleSchema): boolean => pattern === undefined && (format === undefined || format === 'html');

/** The shortest text; a text with a format stays unchanged. */
function createShortest(schema: ExampleSchema): string {
  return isFree(schema) ? 'x'.repeat(schema.minLength ?? 0) : getExampleText(schema);
}

function createLongest(schema: ExampleSchema): string {
  const text = getExampleText(schema);
  return isFree(schema) && schema.maxLength !== undefined ? text.padEnd(schema.maxLength, ' more').slice(0, schema.maxLength) : text;
}

/** Size of the longest enum: that many turns cover every value of every enum. */
function countChoices(schema: ExampleSchema): number {
  return Math.max(2, ...[...walkSchema(schema)].map(({ schema: part }) => part.enum?.length ?? 0));
}

/** A stable number per path, different for most paths. */
function hashPlace(place: string): number {
  let sum = 0;
  for (let at = 0; at < place.length; at += 1) sum = (sum * 31 + place.charCodeAt(at)) % 9973;
  return sum;
}

/** A text that differs both from its example and from the default. */
function createOtherText(schema: ExampleSchema, place: string): string {
  if (schema.format === 'color') return '#123456';
  if (schema.format === 'media-url') return getExampleText(schema) + place.replaceAll(/[^a-z]/gi, '');
  return isFree(schema) ? `${getExampleText(schema)}.`.slice(0, schema.maxLength) : getExampleText(schema);
}

/**
 * Documents with all fields, or all except those that disable others, which differ in each choice, number and text: every effective field
 * changes at least one of them.
 */
export const fieldPlans: readonly Plan[] = Array.from({ length: 8 }, (_, turn): Plan => {
  const isVaried = turn > 2;
  return {
    ...ordinary,
    has: (place) => turn !== 2 || (place !== 'url' && place !== 'responsiveLayout'),
    length: chooseCount,
    pick: (values, place, index) => values[(turn + index + (isVaried ? Math.floor(hashPlace(place) / turn) : 0)) % values.length],
    number: (schema, place) =>
      isVaried
        ? ([ordinary.number, getLargestNumber, getSmallestNumber][(hashPlace(place) + turn) % 3] ?? ordinary.number)(schema, place)
        : ordinary.number(schema, place),
    text: (schema, place) => (turn % 2 === 0 && schema.format !== 'media-url' ? getExampleText(schema) : createOtherText(schema, place)),
  };
});

/**
 * Each turn takes the next value of every enum and switch, and the other limit of numbers and lists; places start at different values.
 * Words are long, so that each layout meets them.
 */
function createTurn(turn: number): Partial<Plan> {
  const isOdd = (place: string): boolean => (turn + place.length) % 2 === 1;
  return {
    pick: (values, place, index) => values[(turn + place.length + index) % values.length],
    number: (schema, place) => (isOdd(place) ? getSmallestNumber : getLargestNumber)(schema),
    length: (schema, place) => (isOdd(place) ? getMinItems : chooseCount)(schema),
    text: (schema) => fitText(schema, longWord),
  };
}
