import type { Endpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { recordRoutes } from '../records/record-routes.ts';
import { complaintKind } from './complaint.kind.ts';
import { listComplaints } from './queries/list-complaints.ts';
import { complaintStaffCalls } from './staff-contract.ts';

/** Calls of the console about complaints. */
export const complaintStaffRoutes = (services: Services): readonly Endpoint[] =>
  recordRoutes(services, complaintKind, complaintStaffCalls, query => listComplaints(services, query));
