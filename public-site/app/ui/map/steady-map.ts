import { type MapProps, Map as PigeonMap } from 'pigeon-maps';

/**
 * The map, whose movements end on time. Where no frame is drawn (another tab is in front, the device is busy), the
 * library goes on counting, and a movement that begins then starts so far outside the world that looking for its tiles
 * stops the page for good.
 */
export class SteadyMap extends PigeonMap {
  constructor(props: MapProps) {
    super(props);
    const step = this.animationStep;
    this.animationStep = timestamp => step(Math.min(timestamp, this._animationEnd ?? timestamp));
  }
}
