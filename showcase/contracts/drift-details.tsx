import type { ReactElement } from 'react';
import { Code, Detail, Details, DetailsRow } from './drift-details.styles.ts';
import { Cell } from './drift-table.styles.ts';
import { formatCount, formatMomentInFull, reporterTexts } from './drift-texts.ts';
import type { DriftRow } from './drifts-view.ts';

interface Props {
  readonly row: DriftRow;
  /** False if the contract has changed since. */
  readonly isCurrent: boolean;
}

/** All details of a drift, except its part of the contract. */
export function DriftDetails({ row, isCurrent }: Props): ReactElement {
  const { id, operationId, method, path, status, expected, example, firstSeen, lastSeen, count, reportedBy, modes } = row;
  const pointer = `#${encodeURI(row.contractPointer)}`;
  return (
    <DetailsRow role="row" id={`details-${id}`}>
      <Cell role="cell" colSpan={7}>
        <Details>
          <Detail>
            <dt>Request</dt>
            <dd>
              <code>{`${method} ${path}`}</code>, status {status}
            </dd>
          </Detail>
          <Detail>
            <dt>Contract</dt>
            <dd>
              <a href={`/reference#${operationId}`}>{operationId} in the reference</a>
              {row.isServed ? <a href={`/openapi.json${pointer}`}>openapi.json{pointer}</a> : <code>openapi.json{pointer}</code>}
            </dd>
          </Detail>
          <Detail>
            <dt>Expected: {expected}</dt>
            <dd>
              <Code>{row.contractText}</Code>
            </dd>
          </Detail>
          <Detail>
            <dt>Example, redacted</dt>
            <dd>{example === undefined ? 'No value was found.' : <Code>{JSON.stringify(example, undefined, 2)}</Code>}</dd>
          </Detail>
          <Detail>
            <dt>First seen</dt>
            <dd>
              <time dateTime={firstSeen}>{formatMomentInFull(firstSeen)} UTC</time>
            </dd>
          </Detail>
          <Detail>
            <dt>Last seen</dt>
            <dd>
              <time dateTime={lastSeen}>{formatMomentInFull(lastSeen)} UTC</time>, {count === 1 ? 'once' : `${formatCount(count)} times`} in
              all
            </dd>
          </Detail>
          <Detail>
            <dt>Reported by</dt>
            <dd>
              {reportedBy.map((reporter) => reporterTexts[reporter]).join(', ')} in {modes.join(', ')}
            </dd>
          </Detail>
          <Detail>
            <dt>Version of the contract</dt>
            <dd>
              <code>{row.contractCommit}</code> {isCurrent ? '(current)' : '(an earlier one: it may be fixed)'}
            </dd>
          </Detail>
        </Details>
      </Cell>
    </DetailsRow>
  );
}
