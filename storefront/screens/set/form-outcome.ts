import { getInitialChoice, type PartChoice, type SetPart } from '#commerce/product-set/set-choice.ts';

/** Result of a form without JavaScript, stored in the address. */
export interface FormOutcome {
  readonly choices: readonly PartChoice[];
  /** Indexes of parts that are in the cart. */
  readonly added: readonly number[];
  /** Codes by part: an error code, or the missing option. */
  readonly rejected: ReadonlyMap<number, string>;
}

/** Parameters of the address: "refused=1:INV700,2:size", "added=0,3", "chosen=1:R7E:M:". */
export const outcomeParameters = ['refused', 'added', 'chosen'] as const;

const parseList = (query: URLSearchParams, name: (typeof outcomeParameters)[number]): readonly (readonly string[])[] =>
  (query.get(name) ?? '')
    .split(',')
    .filter((entry) => entry !== '')
    .map((entry) => entry.split(':'));

export function formatOutcome({ choices, added, rejected }: FormOutcome): string {
  const chosen = choices.flatMap(({ isIncluded, color, choice: { size = '', fit = '' } }, part) =>
    isIncluded ? [[part, color, size, fit].join(':')] : [],
  );
  return String(
    new URLSearchParams({
      refused: [...rejected].map((entry) => entry.join(':')).join(','),
      added: added.join(','),
      chosen: chosen.join(','),
    }),
  );
}

/** Parses the address. Parts without a choice get their first one; invalid values are ignored. */
export function parseOutcome(query: URLSearchParams, parts: readonly SetPart[]): FormOutcome {
  const parsePart = (text = ''): number => (/^\d+$/.test(text) && Number(text) < parts.length ? Number(text) : -1);
  const chosen = new Map(parseList(query, 'chosen').map(([part, ...rest]) => [parsePart(part), rest] as const));
  return {
    choices: parts.map((part, index) => {
      const first = getInitialChoice(part);
      if (!query.has('chosen')) return first;
      const [color = '', size = '', fit = ''] = chosen.get(index) ?? [];
      const { view } = part;
      return {
        isIncluded: chosen.has(index),
        color: view.colors.some(({ code }) => code === color) ? color : first.color,
        choice: {
          ...first.choice,
          ...(view.sizes.some(({ value }) => value === size) ? { size } : {}),
          ...(view.fits.some(({ value }) => value === fit) ? { fit } : {}),
        },
      };
    }),
    added: parseList(query, 'added')
      .map(([part]) => parsePart(part))
      .filter((part) => part >= 0),
    rejected: new Map(
      parseList(query, 'refused').flatMap(([part, code]) => (code && parsePart(part) >= 0 ? [[parsePart(part), code] as const] : [])),
    ),
  };
}
