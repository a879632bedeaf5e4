import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { sendForm } from './account.ts';

/** An associate of a store of the example shop (docs/guide/example-shop.md), who may take 15 % off a price. */
export const associate = {
  store: 'TF-DEN-01',
  storeName: 'Tarnfell Denver Union',
  employee: 'E-1002',
  name: 'Tom F.',
  pin: '246810',
} as const;

export const agent = { username: 'noor', password: 'Quiet-Desk-5', name: 'Noor A.' } as const;

/** The bar above the page of an employee. */
export const getStaffBar = (page: Page): Locator => page.getByRole('region', { name: 'Staff session' });

/** Signs an associate in with the form, without a page. */
export async function sendAssociateSignIn(request: APIRequestContext, locale = 'en-us'): Promise<void> {
  const { store, employee, pin } = associate;
  await sendForm(request, `/${locale}/associate-login?store=${store}`, { form: 'employee', employee, pin });
}

/** Signs an agent in with the form, without a page. */
export async function sendAgentSignIn(request: APIRequestContext, locale = 'en-us'): Promise<void> {
  const { username, password } = agent;
  await sendForm(request, `/${locale}/agent-login`, { form: 'agent', username, password });
}
