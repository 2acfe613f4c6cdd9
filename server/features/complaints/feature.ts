import { defineFeature } from '../../platform/features/feature.ts';
import { Complaint, ComplaintTerm, DroppedComplaint } from './complaint.entity.ts';
import { complaintRoutes } from './routes.ts';

export const complaints = defineFeature({
  name: 'complaints',
  about: 'What people come with, and the specialities that look after it',
  uses: ['abbreviations', 'areas', 'synonyms', 'taxonomy'],
  entities: [Complaint, ComplaintTerm, DroppedComplaint],
  endpoints: complaintRoutes,
});
