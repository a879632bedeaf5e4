import { styled } from 'styled-components';

/** The native element without the platform's colors, which signal good and bad. */
export const MeterRoot = styled.meter`
  display: block;
  inline-size: 100%;
  block-size: 0.75rem;
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-round);
  background: var(--color-surface);
  overflow: hidden;
  appearance: none;

  /* Chromium gives the bar half of the height. */
  &::-webkit-meter-inner-element {
    grid-template-rows: 0 [line1] 1fr [line2] 0;
  }
  &::-webkit-meter-bar {
    block-size: 100%;
    border: 0;
    border-radius: 0;
    background: transparent;
  }
  &::-webkit-meter-optimum-value {
    background: var(--color-ink);
  }
  &::-moz-meter-bar {
    background: var(--color-ink);
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-color: CanvasText;
    background: Canvas;

    &::-webkit-meter-optimum-value {
      background: CanvasText;
    }
    &::-moz-meter-bar {
      background: CanvasText;
    }
  }
`;
