import type { ReactElement } from 'react';
import { driftKinds } from '#contract/drift/drift.ts';
import { driftReporters } from '#contract/drift/drift-store.ts';
import { Field, Go } from '../viewer.styles.ts';
import { Filters } from './contracts.styles.ts';
import { contractsPath, type DriftParams } from './drift-params.ts';
import { kindTexts, reporterTexts } from './drift-texts.ts';
import type { DriftsView } from './drifts-view.ts';

interface Props {
  readonly view: DriftsView;
  readonly params: DriftParams;
  readonly onChange: (params: DriftParams) => void;
}

type Choice = readonly [value: string, text: string];

/** A form whose fields are the page's address. With script a change applies at once, without it the button submits the form. */
export function DriftFilters({ view, params, onChange }: Props): ReactElement {
  const change = (name: keyof DriftParams, value: string): void => onChange({ ...params, offset: '', drift: '', [name]: value });
  const operations = view.operations.map((id): Choice => [id, id]);
  // An operation stays selected after its last drift is gone.
  if (params.operation && !operations.some(([id]) => id === params.operation)) operations.push([params.operation, params.operation]);
  const select = (name: keyof DriftParams, label: string, every: string, choices: readonly Choice[]): ReactElement => (
    <Field>
      <label htmlFor={name}>{label}</label>
      <select id={name} name={name} value={params[name]} onChange={(event) => change(name, event.target.value)}>
        <option value="">{every}</option>
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
  return (
    <Filters method="get" action={contractsPath} role="search" aria-label="Drifts" onSubmit={(event) => event.preventDefault()}>
      <Field>
        <label htmlFor="text">Text</label>
        <input
          id="text"
          name="text"
          type="search"
          value={params.text}
          onChange={(event) => change('text', event.target.value)}
          placeholder="Pointer, value, operation"
          autoComplete="off"
          maxLength={200}
        />
      </Field>
      {select(
        'kind',
        'Kind',
        'All kinds',
        driftKinds.map((kind) => [kind, kindTexts[kind]]),
      )}
      {select(
        'area',
        'Area',
        'All areas',
        view.areas.map((area) => [area, area]),
      )}
      {select('operation', 'Operation', 'All operations', operations)}
      {select(
        'reportedBy',
        'Reported by',
        'Browser or server',
        driftReporters.map((reporter) => [reporter, reporterTexts[reporter]]),
      )}
      {select('contract', 'Contract', 'All versions', [['current', 'Current version']])}
      <noscript>
        <Go type="submit">Filter</Go>
      </noscript>
    </Filters>
  );
}
