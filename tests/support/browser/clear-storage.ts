import { afterAll } from 'vitest';

/** Test files share a page (`isolate: false`) with its cookies and storage, so each file clears both. */
afterAll(() => {
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; max-age=0; path=/`;
  localStorage.clear();
  sessionStorage.clear();
});
