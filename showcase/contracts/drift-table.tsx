import { Fragment, type MouseEvent, type ReactElement } from 'react';
import { DriftDetails } from './drift-details.tsx';
import { createContractsUrl, type DriftParams } from './drift-params.ts';
import { formatCount, formatMoment, kindTexts, reporterTexts } from './drift-texts.ts';
import type { DriftRow, DriftsView } from './drifts-view.ts';
import { Cell, Count, Difference, HeadRow, Kind, Muted, Row, Table } from './drift-table.styles.ts';

interface Props {
  readonly view: DriftsView;
  readonly params: DriftParams;
  /** Receives the id of the row whose details open; empty for none. */
  readonly onOpen: (id: string) => void;
}

/** A table that becomes a list of cards on small screens, so its roles are set explicitly. */
export function DriftTable({ view, params, onOpen }: Props): ReactElement {
  return (
    <Table role="table" aria-label="Drifts">
      <thead role="rowgroup">
        <HeadRow role="row">
          {['Difference', 'Operation', 'Expected', 'Reported by', 'Count', 'Last seen (UTC)', 'Details'].map((text) => (
            <th key={text} role="columnheader" scope="col">
              {text}
            </th>
          ))}
        </HeadRow>
      </thead>
      <tbody role="rowgroup">
        {view.rows.map((row) => {
          const isOpen = row.id === params.drift;
          return (
            <Fragment key={row.id}>
              <Summary row={row} isOpen={isOpen} href={getHref(row, isOpen)} onToggle={() => onOpen(isOpen ? '' : row.id)} />
              {isOpen ? <DriftDetails row={row} isCurrent={row.contractCommit === view.contractCommit} /> : null}
            </Fragment>
          );
        })}
      </tbody>
    </Table>
  );

  function getHref({ id }: DriftRow, isOpen: boolean): string {
    return `${createContractsUrl('', { ...params, drift: isOpen ? '' : id })}#row-${id}`;
  }
}

interface SummaryProps {
  readonly row: DriftRow;
  readonly isOpen: boolean;
  readonly href: string;
  readonly onToggle: () => void;
}

function Summary({ row, isOpen, href, onToggle }: SummaryProps): ReactElement {
  const { id, kind, pointer, operationId, method, status, area, expected, reportedBy, count, lastSeen } = row;
  const toggle = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onToggle();
  };
  return (
    <Row role="row" id={`row-${id}`} data-open={isOpen || undefined}>
      <Difference role="rowheader" scope="row" id={`name-${id}`}>
        <Kind data-kind={kind}>{kindTexts[kind]}</Kind>{' '}
        <code>{pointer || (kind === 'undeclared-status' ? `status ${status}` : 'whole body')}</code>
      </Difference>
      <Cell role="cell" data-cell="operation">
        <code>{operationId}</code>
        <Muted>{`${area} · ${method} ${status}`}</Muted>
      </Cell>
      <Cell role="cell" data-cell="expected">
        {expected}
      </Cell>
      <Cell role="cell" data-cell="reporters">
        {reportedBy.map((reporter) => reporterTexts[reporter]).join(', ')}
      </Cell>
      <Count role="cell" data-cell="count">
        {formatCount(count)}
      </Count>
      <Cell role="cell" data-cell="moment">
        <time dateTime={lastSeen}>{formatMoment(lastSeen)}</time>
      </Cell>
      <Cell role="cell" data-cell="details">
        <a
          href={href}
          onClick={toggle}
          aria-describedby={`name-${id}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `details-${id}` : undefined}
        >
          {isOpen ? 'Hide' : 'Details'}
        </a>
      </Cell>
    </Row>
  );
}
