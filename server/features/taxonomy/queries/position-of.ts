import type { Position } from '../../../platform/geo/distance.ts';
import type { RequestContext } from '../../../platform/http/endpoint.ts';
import { POSITION_COOKIE, visitorPosition } from '../rules/visitor-position.ts';

/** Where the visitor's browser says to be; undefined when unknown. Nothing else tells a position. */
export function positionOf(context: RequestContext): Position | undefined {
  return visitorPosition(context.cookie(POSITION_COOKIE));
}
