import { defineFeature } from '../../platform/features/feature.ts';
import { forgetNextFree } from './commands/forget-next-free.ts';
import { NextFree } from './next-free.entity.ts';

/** What lists know of calendars. Features above announce to it which calendars there are, and when they are free. */
export const freeTimes = defineFeature({
  name: 'free-times',
  uses: [],
  entities: [NextFree],
  subscribe: services => services.events.onDelete((unit, event) => forgetNextFree(unit, services, event)),
});
