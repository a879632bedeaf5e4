import { styled } from 'styled-components';

export const MapRoot = styled.div`
  display: grid;
  gap: var(--space-2);

  & > p {
    color: var(--color-ink-muted);
    font-size: var(--font-size-small);
  }
`;

export const Frame = styled.div`
  position: relative;

  & > svg {
    display: block;
    inline-size: 100%;
    block-size: auto;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-card);
    background-color: var(--color-surface-sunken);
  }
  & [data-part='grid'] line {
    stroke: var(--color-line-strong);
    stroke-width: 1px;
    stroke-dasharray: 2 4;
    vector-effect: non-scaling-stroke;
  }
  & [data-part='grid'] text,
  & [data-part='scale'] text {
    fill: var(--color-ink-muted);
  }
  & [data-part='scale'] path {
    fill: none;
    stroke: var(--color-ink);
  }
  & [data-part='origin'] circle {
    fill: var(--color-accent);
    stroke: var(--color-surface);
    stroke-width: 3px;
    vector-effect: non-scaling-stroke;
  }
  & a circle {
    fill: var(--color-solid);
    stroke: var(--color-surface);
    stroke-width: 2px;
    vector-effect: non-scaling-stroke;
  }
  & a text {
    fill: var(--color-solid-ink);
    font-weight: var(--label-weight);
    text-anchor: middle;
  }
  & a:is(:hover, :focus-visible) circle {
    fill: var(--color-solid-hover);
  }
  & a:focus-visible {
    outline: none;
    box-shadow: none;
  }
  & a:focus-visible circle {
    stroke: var(--color-focus);
    stroke-width: 4px;
  }
`;

export const ZoomBar = styled.div`
  position: absolute;
  inset-block-start: var(--space-3);
  inset-inline-end: var(--space-3);
  display: grid;
  gap: var(--space-2);

  & button {
    background-color: var(--color-surface);
  }
`;
