import { styled } from 'styled-components';

export const SummaryRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  align-items: start;

  & > [data-part='average'] {
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: center;
    gap: var(--space-2) var(--space-4);
    color: var(--color-ink-muted);
    font-size: var(--font-size-small);
  }
  & [data-part='score'] {
    color: var(--color-ink);
    font-size: var(--font-size-h1);
    font-weight: var(--heading-weight);
    font-stretch: var(--heading-stretch);
    line-height: 1;
    font-variant-numeric: tabular-nums;
  }
  & [data-part='share'] {
    grid-column: 1 / -1;
  }
  @media (min-width: 600px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Histogram = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li > * {
    position: relative;
    display: grid;
    grid-template-columns: 5rem minmax(0, 1fr) 2.5rem;
    align-items: center;
    gap: var(--space-3);
    min-block-size: 2rem;
    padding-inline: var(--space-2);
    margin-inline: calc(-1 * var(--space-2));
    border-radius: var(--radius-control);
    color: var(--color-ink);
    font-size: var(--font-size-small);
    line-height: 1.2;
    text-decoration: none;
  }
  & > li > span {
    color: var(--color-ink-muted);
  }
  & > li > a[aria-current] {
    background: var(--color-surface-sunken);
    font-weight: var(--label-weight);
    box-shadow: inset 0 0 0 1px var(--color-ink);
  }
  & [data-part='count'] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  & progress {
    appearance: none;
    inline-size: 100%;
    block-size: 0.5rem;
    border: 0;
    border-radius: 0.25rem;
    overflow: hidden;
    background: var(--color-line);
  }
  & progress::-webkit-progress-bar {
    background: var(--color-line);
  }
  & progress::-webkit-progress-value {
    background: var(--color-ink);
  }
  & progress::-moz-progress-bar {
    background: var(--color-ink);
  }
  @media (hover: hover) {
    & > li > a:hover {
      background: var(--color-surface-sunken);
    }
  }
`;

export const Scales = styled.ul`
  display: grid;
  gap: var(--space-4);
  margin: 0;
  padding: 0;
  list-style: none;

  @media (min-width: 600px) and (max-width: 1023.98px) {
    grid-column: 1 / -1;
    grid-template-columns: 1fr 1fr;
    gap: var(--space-4) var(--space-6);
  }
`;

export const Scale = styled.div`
  display: grid;
  gap: var(--space-1);
  font-size: var(--font-size-small);
  line-height: 1.35;

  & > [data-part='name'] {
    font-weight: var(--label-weight);
    font-stretch: var(--label-stretch);
  }
  & > svg {
    display: block;
    inline-size: 100%;
    block-size: 0.5rem;
    fill: var(--color-line);
  }
  & [data-part='marker'] {
    fill: var(--color-ink);
  }
  & > [data-part='ends'] {
    display: grid;
    grid-template-columns: 1fr 1fr 1fr;
    color: var(--color-ink-muted);
    font-size: var(--font-size-caption);
  }
  & > [data-part='ends'] > :nth-child(2) {
    text-align: center;
  }
  & > [data-part='ends'] > :nth-child(3) {
    text-align: end;
  }
`;
