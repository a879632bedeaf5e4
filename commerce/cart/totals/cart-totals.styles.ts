import { styled } from 'styled-components';

export const TotalsList = styled.dl`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  font-variant-numeric: tabular-nums lining-nums;

  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-4);
  }
  & dd {
    margin: 0;
    margin-inline-start: auto;
    text-align: end;
  }
  & > div[data-row='discount'] dd {
    color: var(--color-sale);
  }
  & > div[data-row='saved'] {
    color: var(--color-success);
    font-size: var(--font-size-small);
    font-weight: var(--label-weight);
  }
  & del {
    color: var(--color-ink-muted);
  }
  & > div[data-later] dd {
    color: var(--color-ink-muted);
    font-size: var(--font-size-small);
  }
  & > div[data-row='total'] {
    align-items: baseline;
    margin-block-start: var(--space-2);
    padding-block-start: var(--space-4);
    border-block-start: 1px solid var(--color-line);
    font-weight: var(--label-weight);
    font-stretch: var(--label-stretch);
  }
  & > div[data-row='total'] dd {
    font-size: var(--font-size-h4);
  }
  & > div[data-row='included'] {
    justify-content: flex-end;
    color: var(--color-ink-muted);
    font-size: var(--font-size-small);
  }
`;

export const CalloutRoot = styled.div`
  display: grid;
  gap: var(--space-2);
  font-size: var(--font-size-small);
  line-height: 1.45;

  & > p {
    display: flex;
    gap: var(--space-2);
    align-items: center;
  }
  & > progress {
    appearance: none;
    display: block;
    inline-size: 100%;
    block-size: 0.375rem;
    overflow: hidden;
    border: 0;
    border-radius: var(--radius-round);
    background-color: var(--color-line);
    color: var(--color-solid);
  }
  & > progress::-webkit-progress-bar {
    background-color: transparent;
  }
  & > progress::-webkit-progress-value {
    border-radius: var(--radius-round);
    background-color: var(--color-solid);
    transition: inline-size var(--duration-slow) var(--ease-out);
  }
  & > progress::-moz-progress-bar {
    background-color: var(--color-solid);
  }
  &[data-reached] {
    color: var(--color-success);
  }
  &[data-reached] > progress::-webkit-progress-value {
    background-color: var(--color-success);
  }
  &[data-reached] > progress::-moz-progress-bar {
    background-color: var(--color-success);
  }
`;
