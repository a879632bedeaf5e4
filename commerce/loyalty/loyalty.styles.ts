import { styled } from 'styled-components';

export const Balance = styled.p`
  font-size: var(--font-size-lead);

  & > strong {
    font-family: var(--font-heading);
    font-size: var(--font-size-h1);
    font-variant-numeric: tabular-nums lining-nums;
    line-height: 1.1;
  }
  /* Beats the muted text of account pages. */
  &&& {
    color: var(--color-ink);
  }
`;

export const Progress = styled.div`
  display: grid;
  gap: var(--space-2);
`;

export const Notes = styled.div`
  display: grid;
  gap: var(--space-1);
`;

export const Vouchers = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    gap: var(--space-1);
    justify-items: start;
    padding: var(--space-4);
    border: 1px dashed var(--color-line-strong);
    border-radius: var(--radius-card);
    color: var(--color-ink-muted);
    font-size: var(--font-size-small);
  }
  & > li > strong {
    font-size: var(--font-size-h4);
    font-variant-numeric: tabular-nums lining-nums;
    line-height: 1.2;
  }
  & > li[data-ready] {
    border-style: solid;
    border-color: var(--color-ink);
    color: var(--color-ink);
  }
`;

export const CodeBox = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);

  & > code {
    padding: 0.625rem var(--space-4);
    border: 1px dashed var(--color-line-strong);
    border-radius: var(--radius-control);
    background-color: var(--color-surface);
    color: var(--color-ink);
    font-family: ui-monospace, monospace;
    font-weight: 700;
    letter-spacing: 0.08em;
    user-select: all;
  }
`;

/** Scanners need dark modules on white, regardless of the brand's colors. */
export const CardRoot = styled.div`
  display: grid;
  gap: var(--space-4) var(--space-5);
  justify-items: center;

  & > svg {
    inline-size: min(100%, 16rem);
    border-radius: var(--radius-card);
    background-color: #fff;
    fill: #000;
    forced-color-adjust: none;
  }
  & > div {
    display: grid;
    gap: var(--space-2);
    align-content: center;
    inline-size: 100%;
  }
  & [data-part='name'] {
    color: var(--color-ink);
    font-size: var(--font-size-lead);
    font-weight: var(--label-weight);
  }
  & dl,
  & dd {
    margin: 0;
  }
  & dt {
    color: var(--color-ink-muted);
  }
  & dd {
    font-variant-numeric: tabular-nums lining-nums;
    font-weight: var(--label-weight);
    letter-spacing: 0.04em;
  }
  & [data-part='valid'] {
    color: var(--color-ink-muted);
    font-size: var(--font-size-small);
  }
  @media (min-width: 600px) {
    grid-template-columns: min(16rem, 45%) minmax(0, 1fr);
  }
`;

export const HistoryTable = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: var(--font-size-small);

  & th {
    color: var(--color-ink-muted);
    font-weight: var(--label-weight);
    text-align: start;
  }
  & th,
  & td {
    padding-block: var(--space-3);
    padding-inline: 0 var(--space-3);
    border-block-end: 1px solid var(--color-line);
    vertical-align: top;
  }
  & tr:last-child > td {
    border-block-end: 0;
  }
  & td > span {
    display: block;
    color: var(--color-ink-muted);
  }
  & :is(th, td):last-child {
    padding-inline-end: 0;
    font-variant-numeric: tabular-nums lining-nums;
    font-weight: var(--label-weight);
    text-align: end;
    white-space: nowrap;
  }
  & td[data-credit] {
    color: var(--color-success);
  }
`;

export const HistoryPages = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-5);

  & > a {
    padding-block: 0.625rem;
  }
  & > span {
    color: var(--color-ink-muted);
    font-size: var(--font-size-small);
  }
`;
