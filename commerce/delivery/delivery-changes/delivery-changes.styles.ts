import { styled } from 'styled-components';

/** Looks like a notice of kind "info", with rows. */
export const ChangesRoot = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-3);
  padding: var(--space-4);
  border-inline-start: 3px solid var(--color-info);
  border-radius: min(var(--radius-control), 0.375rem);
  background-color: var(--color-info-surface);
  font-size: var(--font-size-small);
  line-height: 1.5;

  & > svg {
    margin-block-start: 0.125em;
    color: var(--color-info);
  }
`;

export const ChangesTitle = styled.h2`
  color: var(--color-info);
  font-family: var(--font-body);
  font-size: inherit;
  font-stretch: var(--label-stretch);
  font-weight: var(--label-weight);
  letter-spacing: var(--label-tracking);
  line-height: inherit;
  text-transform: none;
`;

export const ChangesList = styled.ul`
  grid-column: 2;
  display: grid;
  gap: var(--space-4);
  margin: 0;
  padding: 0;

  & > li {
    display: grid;
    gap: var(--space-1);
    padding-block-start: var(--space-3);
    border-block-start: 1px solid var(--color-line);
  }
  & > li > [data-part='name'] {
    font-weight: var(--label-weight);
  }
  & dl {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-4);
    margin: 0;
  }
  & dl > div {
    display: flex;
    gap: 0.35em;
  }
  & dt {
    color: var(--color-ink-muted);
  }
  & dt::after {
    content: ':';
  }
  & dd {
    margin: 0;
  }
  & dd[data-part='before'] {
    text-decoration: line-through;
  }
  & [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-4);
    margin-block-start: var(--space-1);
  }
`;
