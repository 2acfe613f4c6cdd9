import type { Position } from '../geo/distance.ts';
import { POSITION_COOKIE, visitorPosition } from '../geo/visitor-position.ts';
import type { RequestContext } from './endpoint.ts';

/** Where the visitor's browser says to be; undefined when unknown. Nothing else tells a position. */
export function positionOf(context: RequestContext): Position | undefined {
  return visitorPosition(context.cookie(POSITION_COOKIE));
}
