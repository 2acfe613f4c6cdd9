import type { Hit } from './hit.ts';

/**
 * The one way to report what happens: page views, virtual paths, events and timings. Returns at once and never throws;
 * what becomes of the hit depends on the visitor's consent and on the sinks that the operator has configured. Never
 * give it a name, an email address, a phone number, a token or what the visitor wrote.
 *
 *     track({ kind: 'virtual', path: virtualPath.favouriteAdded() });
 *     track({ kind: 'event', category: 'thanks', action: 'failed', value: postId });
 */
export function track(hit: Hit): void {
  // Nobody waits for this code, so it is loaded when it is first needed. Where that fails, the hit is lost.
  import('./tracker.ts').then(
    ({ tracker }) => tracker.take(hit),
    () => undefined,
  );
}
