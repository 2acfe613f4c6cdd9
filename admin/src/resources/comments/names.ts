import { REMOVAL_REASONS, type RemovalReason } from '@antam/server/features/reviews/contract.ts';

const REASON_NAMES: Readonly<Record<RemovalReason, string>> = {
  'personal-data': 'Có thông tin riêng của người khác',
  insult: 'Có lời xúc phạm',
  advertising: 'Quảng cáo',
  fake: 'Không phải trải nghiệm thật',
  'off-topic': 'Không nói về việc khám ở đây',
  law: 'Trái pháp luật',
};

/** Why a review is taken down, as choices. */
export const REASONS = REMOVAL_REASONS.map(id => ({ id, name: REASON_NAMES[id] }));

export const reasonName = (reason: RemovalReason | null): string => (reason === null ? '' : REASON_NAMES[reason]);

/** What reviews are about. */
export const KINDS = [
  { id: 'place', name: 'Cơ sở y tế' },
  { id: 'professional', name: 'Bác sĩ, chuyên gia' },
];

/** `4 sao`; an answer and a review without stars have none. */
export const starsText = (stars: number): string => (stars === 0 ? '' : `${stars} sao`);
