import { createHmac } from 'node:crypto';
import type { Secret } from '../../../platform/env/secret.ts';

/** What opens a patient's entry of a waiting list without an account, and takes the slot that is offered to it. */
export const waitingKey = (secret: Secret, code: string): string =>
  createHmac('sha256', secret.reveal()).update(`waiting:${code}`).digest('base64url');
