import type { ReactElement } from 'react';
import type { Audience } from '#generated/content/types.ts';
import type { ShowcaseQuery, ShowcaseSites } from './query.ts';
import { Choices, Field, Fields, Form, Fault, Go, Title } from './viewer.styles.ts';

interface Props {
  readonly query: ShowcaseQuery;
  readonly sites: ShowcaseSites;
  readonly docTypes: readonly string[];
  readonly audiences: readonly Audience[];
  readonly limits: readonly number[];
}

/** A plain form whose fields are the page's address, so that every view can be linked to and works without script. */
export function Controls({ query, sites, docTypes, audiences, limits }: Props): ReactElement {
  const { docType, layoutVariant, limit, brand, locale, testContext, docTypeError, audiencesError, testContextError } = query;
  const locales = [...new Set(sites.brands.flatMap((entry) => entry.locales))];
  return (
    <Form method="get" action="/showcase" noValidate>
      <Title>Showcase</Title>
      <p>
        <a href="/showcase/events">Events of this browser</a> · <a href="/showcase/contracts">Contracts</a>
      </p>
      <Fields>
        <Field>
          <label htmlFor="docType">Doc type</label>
          <select
            id="docType"
            name="docType"
            required
            defaultValue={docType}
            aria-invalid={docTypeError ? true : undefined}
            aria-describedby={docTypeError ? 'docType-error' : undefined}
          >
            <option value="">Choose…</option>
            {docTypes.map((type) => (
              <option key={type}>{type}</option>
            ))}
          </select>
          {docTypeError ? (
            <Fault id="docType-error" role="alert">
              {docTypeError}
            </Fault>
          ) : null}
        </Field>
        <Field>
          <label htmlFor="layoutVariant">Layout variant</label>
          <input id="layoutVariant" name="layoutVariant" type="text" defaultValue={layoutVariant} autoComplete="off" />
        </Field>
        <Field>
          <label htmlFor="limit">Limit</label>
          <select id="limit" name="limit" defaultValue={limit}>
            {limits.map((entry) => (
              <option key={entry}>{entry}</option>
            ))}
          </select>
        </Field>
        <Field>
          <label htmlFor="brand">Brand</label>
          <select id="brand" name="brand" defaultValue={brand}>
            {sites.brands.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </Field>
        <Field>
          <label htmlFor="locale">Locale</label>
          <select id="locale" name="locale" defaultValue={locale}>
            {locales.map((entry) => (
              <option key={entry}>{entry}</option>
            ))}
          </select>
        </Field>
        <Field>
          <label htmlFor="p13n_testcontext">Test context</label>
          <input
            id="p13n_testcontext"
            name="p13n_testcontext"
            type="text"
            defaultValue={testContext}
            autoComplete="off"
            placeholder="home-hero:B"
            aria-invalid={testContextError ? true : undefined}
            aria-describedby={testContextError ? 'p13n_testcontext-error' : undefined}
          />
          {testContextError ? (
            <Fault id="p13n_testcontext-error" role="alert">
              {testContextError}
            </Fault>
          ) : null}
        </Field>
        <Go type="submit">Go</Go>
        <Choices open={query.audiences.length > 0 || audiencesError !== undefined}>
          <summary>{`Audiences: ${query.audiences.join(', ') || 'a guest with an empty cart'}`}</summary>
          {audiencesError ? <Fault role="alert">{audiencesError}</Fault> : null}
          <fieldset aria-label="Audiences">
            {audiences.map((audience) => (
              <label key={audience}>
                <input type="checkbox" name="audiences" value={audience} defaultChecked={query.audiences.includes(audience)} />
                {audience}
              </label>
            ))}
          </fieldset>
        </Choices>
      </Fields>
    </Form>
  );
}
