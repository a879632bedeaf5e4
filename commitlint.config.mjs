import { checkSubject } from './scripts/git/check-subject.ts';

// The subjects of commits, as docs/guide/style.md describes them. `node scripts/check-commits.ts` runs it.
export default {
  plugins: [{ rules: { 'subject-style': ({ header }) => checkSubject(header ?? '') } }],
  rules: {
    'header-max-length': [2, 'always', 72],
    'header-trim': [2, 'always'],
    'body-leading-blank': [2, 'always'],
    'subject-style': [2, 'always'],
  },
};
