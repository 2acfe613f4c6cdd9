import { renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { pendingContact } from '../../memory/pending-contact.ts';
import { usePendingContact } from './use-pending-contact.ts';

afterEach(() => localStorage.clear());

it.each([
  ['place', '/co-so-y-te/7/'],
  ['professional', '/bac-si/7/'],
] as const)('[CONT-03] knows the way back to the %s whose contact was asked for', (kind, address) => {
  pendingContact.write({ kind, id: 7 });
  expect(renderHook(() => usePendingContact()).result.current).toBe(address);
  expect(pendingContact.read()).toEqual({ kind, id: 7 });
});

it('the page finds no pending contact where none was stored', () => {
  expect(renderHook(() => usePendingContact()).result.current).toBeNull();
});
