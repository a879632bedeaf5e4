import { styled } from 'styled-components';

/** Fieldset of ChoiceCards, with styles for selected and disabled cards. */
export const ChoiceSet = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    margin-block-end: var(--space-3);
    padding: 0;
    font-weight: var(--label-weight);
  }
  & label[data-disabled] {
    border-style: dashed;
    color: var(--color-ink-muted);
  }
`;
