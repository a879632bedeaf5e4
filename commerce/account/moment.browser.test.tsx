import { cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Moment } from './moment.tsx';

const at = new Date(Date.now() - 5 * 60_000);
const moment = { before: 'Last active: ', after: '', at: at.toISOString(), text: 'Nov 24, 2026, 2:20 PM UTC', isRelative: true } as const;

beforeEach(() => document.documentElement.setAttribute('lang', 'en-US'));
afterEach(cleanup);

it('Moment shows the server’s time, then the browser’s local time after hydration', async () => {
  expect(renderToString(<Moment moment={moment} />)).toContain('Nov 24, 2026, 2:20 PM UTC</time>');
  render(<Moment moment={moment} />);
  const options = { hour: 'numeric', minute: '2-digit' } as const;
  const local = new Intl.DateTimeFormat('en-US', options).format(at);
  const time = document.querySelector('time');
  await expect.poll(() => time?.textContent).toContain('5 minutes ago (');
  expect(time?.textContent).toContain(local);
  expect(time?.dateTime).toBe(moment.at);
});
