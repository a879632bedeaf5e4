import { describe, expect, it } from 'vitest';
import type { ActingStaff, CallCustomer } from '../../router/call-context.ts';
import { getSegments } from './customer-segments.ts';

const id = '7c9d1b7e-3a52-4c0e-8f7d-2d4b6c1a9e55';
const agent: ActingStaff = { id: 'A-201', name: 'Noor A.', rank: 'agent', servesAccount: false };
const associate: ActingStaff = { ...agent, rank: 'associate', store: { id: 'TF-DEN-01', name: 'Tarnfell Denver Union' } };

describe('getSegments', () => {
  it.each<[string, boolean, Omit<CallCustomer, 'id' | 'usid'>]>([
    ['a guest', false, { role: 'guest' }],
    ['a registered customer', true, { role: 'registered' }],
    ['an associate', false, { role: 'associate', staff: associate }],
    ['an agent without a customer', false, { role: 'agent', staff: agent }],
    ['an agent who has named a customer', true, { role: 'agent', staff: { ...agent, servesAccount: true } }],
  ])('counts %s as signed in: %s', (_, isSignedIn, customer) => {
    expect(getSegments([], { customer: { id, usid: 'session', ...customer } }).has('signed-in')).toBe(isSignedIn);
  });
});
