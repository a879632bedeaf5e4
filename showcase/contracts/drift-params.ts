/** Parameters of the page's address: its filters, the first row and the row whose details are open. */
const names = ['operation', 'area', 'kind', 'reportedBy', 'contract', 'text', 'offset', 'drift'] as const;

/** Empty if the address has no such parameter. */
export type DriftParams = Readonly<Record<(typeof names)[number], string>>;

export const contractsPath = '/showcase/contracts';
/** Deletes all rows; the only path of the showcase that accepts POST. */
export const clearDriftsPath = `${contractsPath}/clear`;

const LONGEST = 200;

export function readDriftParams(search: URLSearchParams): DriftParams {
  return Object.fromEntries(names.map((name) => [name, (search.get(name) ?? '').trim().slice(0, LONGEST)])) as DriftParams;
}

/** An address below the page's, e.g. of an export. */
export function createContractsUrl(suffix: '' | '.json' | '.xml' | '/rows', params: Partial<DriftParams>): string {
  const search = new URLSearchParams(names.flatMap((name) => (params[name] ? [[name, params[name]]] : [])));
  return `${contractsPath}${suffix}${search.size > 0 ? `?${search.toString()}` : ''}`;
}

/** Keeps only the filters. */
export function getFilters(params: DriftParams): DriftParams {
  return { ...params, offset: '', drift: '' };
}

export function hasFilters(params: DriftParams): boolean {
  return Object.values(getFilters(params)).some((value) => value !== '');
}
