import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { pendingContact } from '../../memory/pending-contact.ts';
import { renderFrame } from '../../testing/render-frame.tsx';
import { PendingContactLink } from './pending-contact-link.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it.each([
  ['place', '/co-so-y-te/7/'],
  ['professional', '/bac-si/7/'],
] as const)('[CONT-03] leads back to the %s whose contact was asked for', (kind, address) => {
  pendingContact.write({ kind, id: 7 });
  renderFrame(<PendingContactLink />, '/xac-thuc/hoan-thanh/');
  expect(screen.getByRole('link', { name: 'Xem số bạn vừa hỏi' }).getAttribute('href')).toBe(address);
  expect(pendingContact.read()).toEqual({ kind, id: 7 });
});

it('is not there where nothing was asked for', () => {
  renderFrame(<PendingContactLink />, '/xac-thuc/hoan-thanh/');
  expect(screen.queryByRole('link', { name: 'Xem số bạn vừa hỏi' })).toBeNull();
});
