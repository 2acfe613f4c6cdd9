import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton.tsx';
import picker from './slot-picker.module.css';

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

/** The shape of the picker while its slots are on their way. */
export function SlotsSkeleton() {
  return (
    <SkeletonGroup label="Đang tải giờ khám…">
      <div className={picker.picker}>
        <div className={picker.days}>
          {numbers(7).map(at => (
            <Skeleton key={at} width={112} height={88} />
          ))}
        </div>
        <div className={picker.panel}>
          <Skeleton width={140} height={24} />
          <div className={picker.slots}>
            {numbers(12).map(at => (
              <Skeleton key={at} height={44} />
            ))}
          </div>
        </div>
      </div>
    </SkeletonGroup>
  );
}
