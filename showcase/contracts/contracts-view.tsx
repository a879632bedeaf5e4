import { useState, type FormEvent, type ReactElement } from 'react';
import { Title } from '../viewer.styles.ts';
import { Bar, Contracts, Head, Intro, Links, Pages, Quiet } from './contracts.styles.ts';
import { clearDriftsPath, createContractsUrl, contractsPath, getFilters, hasFilters, type DriftParams } from './drift-params.ts';
import { DriftFilters } from './drift-filters.tsx';
import { DriftTable } from './drift-table.tsx';
import { formatDriftCount, formatCount } from './drift-texts.ts';
import { PAGE_SIZE, type DriftsView } from './drifts-view.ts';
import { NoDrifts } from './no-drifts.tsx';
import { UpdatesControl } from './updates-control.tsx';
import { useDrifts } from './use-drifts.ts';

interface Props {
  readonly first: DriftsView;
  readonly params: DriftParams;
}

/** Responses that differ from their contract, as contract mode finds them. */
export function ContractsView({ first, params: firstParams }: Props): ReactElement {
  const [params, setParams] = useState(firstParams);
  const { view, updates, setPaused } = useDrifts(first, params);
  const { rows, total, stored, offset } = view;
  return (
    <Contracts>
      <Head>
        <Title>Contracts</Title>
        <Intro>
          Responses that differ from their contract, found while the shop runs. Values are redacted.{' '}
          <span>
            <a href="/showcase">Showcase</a> <a href="/reference">API reference</a>
          </span>
        </Intro>
        <DriftFilters view={view} params={params} onChange={setParams} />
      </Head>
      <Bar>
        <p role="status">{hasFilters(params) ? `${formatCount(total)} of ${formatDriftCount(stored)}` : formatDriftCount(stored)}</p>
        {hasFilters(params) ? <a href={contractsPath}>Clear filters</a> : null}
        <UpdatesControl updates={updates} setPaused={setPaused} />
        <Links>
          <a href={createContractsUrl('.json', getFilters(params))}>Export JSON</a>
          <a href={createContractsUrl('.xml', getFilters(params))}>Export JUnit</a>
          {stored > 0 ? (
            <form method="post" action={clearDriftsPath} onSubmit={confirmDelete}>
              <Quiet type="submit">Delete all</Quiet>
            </form>
          ) : null}
        </Links>
      </Bar>
      {rows.length === 0 ? (
        <NoDrifts isFiltered={stored > 0} />
      ) : (
        <DriftTable view={view} params={params} onOpen={(drift) => setParams({ ...params, drift })} />
      )}
      {total > PAGE_SIZE ? (
        <Pages aria-label="Pages">
          {offset > 0 ? <a href={createContractsUrl('', { ...params, drift: '', offset: `${offset - PAGE_SIZE}` })}>Newer</a> : null}
          <span>{`${formatCount(offset + 1)}–${formatCount(Math.min(offset + PAGE_SIZE, total))} of ${formatCount(total)}`}</span>
          {offset + PAGE_SIZE < total ? (
            <a href={createContractsUrl('', { ...params, drift: '', offset: `${offset + PAGE_SIZE}` })}>Older</a>
          ) : null}
        </Pages>
      ) : null}
    </Contracts>
  );
}

function confirmDelete(event: FormEvent): void {
  if (!window.confirm('Delete all drifts? Those that still happen are found again.')) event.preventDefault();
}
