import { afterAll } from 'vitest';

/** Test files share a page (`isolate: false`), and with it cookies and storage: each one leaves both empty. */
afterAll(() => {
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; max-age=0; path=/`;
  localStorage.clear();
  sessionStorage.clear();
});
