import { styled } from 'styled-components';

export const HoursRoot = styled.details`
  font-size: var(--font-size-small);

  & > summary {
    inline-size: fit-content;
    min-block-size: 1.5rem;
    cursor: pointer;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

/** The chosen place. */
export const PlaceCardRoot = styled.div`
  display: grid;
  gap: var(--space-2);
  justify-items: start;
  padding: var(--space-4);
  border: 1px solid var(--color-solid);
  border-radius: var(--radius-control);
  background-color: var(--color-surface-raised);
  line-height: 1.5;

  & > [data-part='name'] {
    font-weight: var(--label-weight);
    font-stretch: var(--label-stretch);
    outline: none;
  }
  & > address {
    font-style: normal;
    white-space: pre-line;
  }
  & > [data-part='ready'] {
    color: var(--color-success);
  }
`;

export const ChoiceRoot = styled.div`
  display: grid;
  gap: var(--space-4);
  margin-block-start: var(--space-4);
  padding: var(--space-4);
  border-radius: var(--radius-card);
  background-color: var(--color-surface-sunken);

  & > [data-part='search'] {
    display: grid;
    gap: var(--space-3);
  }
  & [data-part='ways'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-4);
    align-items: center;
  }
  @media (min-width: 600px) {
    & > [data-part='search'] {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: end;
    }
  }
`;

export const PlaceList = styled.ol`
  display: grid;
  gap: var(--space-3);
  max-block-size: 28rem;
  margin: 0;
  padding: 2px;
  overflow-y: auto;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-2) var(--space-4);
    padding: var(--space-4);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-control);
    background-color: var(--color-surface-raised);
    font-size: var(--font-size-small);
    line-height: 1.5;
  }
  & > li > div {
    display: grid;
    gap: var(--space-1);
    align-content: start;
    min-inline-size: 0;
  }
  & [data-part='name'] {
    font-size: var(--font-size-body);
    font-weight: var(--label-weight);
    font-stretch: var(--label-stretch);
  }
  & [data-part='note'] {
    margin: 0;
    color: var(--color-ink-muted);
  }
  @media (max-width: 419.98px) {
    & > li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
