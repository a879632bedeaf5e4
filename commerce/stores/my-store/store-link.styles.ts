import { styled } from 'styled-components';

/** On small screens only the icon is visible. */
export const StoreAnchor = styled.a`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-block-size: 2.75rem;
  min-inline-size: 2.75rem;
  justify-content: center;
  color: inherit;
  font-size: var(--font-size-small);
  font-weight: var(--label-weight);
  text-decoration: none;

  & > span:not([hidden]) {
    display: grid;
    max-inline-size: 13rem;
    line-height: 1.25;
  }
  & :is(strong, small) {
    overflow: hidden;
    font-weight: inherit;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & small {
    color: var(--color-ink-muted);
    font-size: 0.8125em;
    font-weight: 400;
  }
  & small[data-state='open'] {
    color: var(--color-success);
  }
  &:hover > span {
    text-decoration: underline;
  }
  @media (max-width: 1023.98px) {
    & > span {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`;
