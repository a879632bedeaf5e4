import { styled } from 'styled-components';

/** Error summary of a form with links to its fields; it takes the focus. */
export const FormErrors = styled.div`
  outline: none;

  & ul {
    margin: var(--space-1) 0 0;
    padding-inline-start: 1.1em;
  }
  & li {
    line-height: 1.5rem;
  }
  /* The bullet is beside the first line of a link: the baseline of an inline block would be that of its last one. */
  & li > a {
    display: inline-block;
    min-inline-size: 1.5rem;
    vertical-align: top;
  }
`;
