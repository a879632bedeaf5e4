import type { StoredDocument } from './content-store.ts';

export interface Versions {
  published?: StoredDocument;
  draft?: StoredDocument;
}

/** Stretches of time in which the same documents can be seen: they end with a change, and with the moments that editors have set. */
export interface Epochs {
  /** A document has come, changed or gone. */
  change(): void;
  /** Two moments of the same epoch show the same. */
  at(moment: Date, all: () => Iterable<Versions>): string;
}

/** Moments at which a document comes or goes. */
const edgesOf = ({ page }: StoredDocument): number[] =>
  [page.visibleFrom, page.visibleUntil].flatMap((text) => (text ? Date.parse(text) : []));

export function createEpochs(): Epochs {
  let changes = 0;
  let edges: readonly number[] | undefined;
  return {
    change() {
      changes += 1;
      edges = undefined;
    },
    at(moment, all) {
      edges ??= [...all()].flatMap(({ published, draft }) => [published, draft].flatMap((one) => (one ? edgesOf(one) : [])));
      const time = moment.getTime();
      return `${changes}.${edges.filter((edge) => edge <= time).length}`;
    },
  };
}
