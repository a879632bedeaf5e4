import type { StoredMedia } from '#backend/database/tables/catalog.ts';
import type { Gender } from '#backend/catalog/labels/localized-text.ts';
import { hashToNumber } from './seed-values.ts';

type Model = NonNullable<StoredMedia['model']>;
type Wearer = Omit<Model, 'size'> & {
  /** Relative position of their size in an adult's scale, 0 for the smallest and 1 for the largest. */
  readonly place: number;
};

/** The attributes of a style that its wearer depends on. */
interface Worn {
  readonly id: string;
  readonly edition: { readonly gender: Gender };
  readonly scale: string;
  readonly sizes: readonly string[];
}

const women: readonly Wearer[] = [
  { name: 'Mira', heightCm: 178, place: 0.24 },
  { name: 'Amara', heightCm: 172, place: 0.42 },
  { name: 'Jun', heightCm: 168, place: 0.24 },
];
const men: readonly Wearer[] = [
  { name: 'Jonas', heightCm: 186, place: 0.62 },
  { name: 'Idris', heightCm: 183, place: 0.42 },
  { name: 'Mateo', heightCm: 180, place: 0.42 },
];
const wearers: Readonly<Record<Gender, readonly Wearer[]>> = {
  women,
  men,
  unisex: [...women, ...men],
  kids: [
    { name: 'Lio', heightCm: 127, place: 0.42 },
    { name: 'Ada', heightCm: 139, place: 0.62 },
  ],
};

/** Views that show a person. */
const withPerson: ReadonlySet<string> = new Set(['worn', 'use']);

/** The person in a view of a style; undefined when the view shows none, or the style has one size. */
export function getModelInView({ id, edition, scale, sizes }: Worn, view: string): Model | undefined {
  const people = wearers[edition.gender];
  const wearer = people[hashToNumber(id, 'wearer') % people.length];
  if (!withPerson.has(view) || scale === 'one' || wearer === undefined) return undefined;
  const size = sizes[Math.round(wearer.place * (sizes.length - 1))];
  return size === undefined ? undefined : { name: wearer.name, heightCm: wearer.heightCm, size };
}
