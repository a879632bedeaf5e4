import { styled } from 'styled-components';
import { controlLook } from '../field/field.styles.ts';

export const PasswordBox = styled.div`
  position: relative;

  & > input {
    ${controlLook}
    padding-inline-end: 3.25rem;
  }
  & > input::-ms-reveal {
    display: none;
  }
`;

export const RevealButton = styled.button`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0.125rem;
  display: grid;
  place-content: center;
  inline-size: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: var(--radius-control);
  background: none;
  color: var(--color-ink-muted);
  cursor: pointer;

  &:hover {
    color: var(--color-ink);
  }
  &:focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: -3px;
  }
`;
