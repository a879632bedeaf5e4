import { styled } from 'styled-components';

export const LineList = styled.ul`
  margin: 0;
  padding: 0;
  border-block-start: 1px solid var(--color-line);
`;

export const LineRoot = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-4);
  padding-block: var(--space-5);
  border-block-end: 1px solid var(--color-line);

  @media (min-width: 600px) {
    gap: var(--space-5);
  }
  &[aria-busy='true'] [data-part='total'] {
    opacity: 0.45;
  }
  &[data-unavailable] > a {
    opacity: 0.55;
  }
`;

export const LineBody = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  min-inline-size: 0;
`;

/** Name and price side by side; the price wraps below the name on narrow screens. */
export const LineHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-4);

  & > h2,
  & > h3 {
    flex: 1 1 9rem;
    min-inline-size: 0;
    font-family: var(--font-body);
    font-size: var(--font-size-body);
    font-stretch: var(--label-stretch);
    font-weight: var(--label-weight);
    letter-spacing: var(--label-tracking);
    line-height: 1.35;
    text-transform: none;
  }
  & a {
    text-decoration: none;
  }
  & a:hover {
    text-decoration: underline;
  }
  & > [data-part='total'] {
    font-variant-numeric: tabular-nums lining-nums;
    font-weight: var(--label-weight);
    line-height: 1.35;
  }
`;

export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);
  margin: 0;
  color: var(--color-ink-muted);
  font-size: var(--font-size-small);
  line-height: 1.5;

  & > div {
    display: flex;
    gap: 0.35em;
  }
  & dt::after {
    content: ':';
  }
  & dd {
    margin: 0;
    color: var(--color-ink);
  }
`;

export const LineControls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  margin-block-start: auto;
  padding-block-start: var(--space-2);

  & form {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
  }
`;

/** Actions on a whole line. */
export const ActionRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
`;

export const LineFact = styled.p`
  color: var(--color-ink-muted);
  font-size: var(--font-size-small);
  line-height: 1.5;
`;

export const RowPromotions = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  color: var(--color-sale);
  font-size: var(--font-size-small);
  line-height: 1.5;
  list-style: none;

  & [data-part='amount'] {
    font-variant-numeric: tabular-nums lining-nums;
    white-space: nowrap;
  }
`;

export const LineNotice = styled.p`
  display: flex;
  gap: var(--space-2);
  color: var(--color-warning);
  font-size: var(--font-size-small);
  line-height: 1.45;

  &[data-kind='danger'] {
    color: var(--color-danger);
  }
  &[data-kind='info'] {
    color: var(--color-ink);
  }
  & > svg {
    margin-block-start: 0.2em;
  }
`;
