import type { DayFigures } from '@antam/server/features/visits/contract.ts';
import { formatDate, formatShortDate } from '../../../ui/text/format-date.ts';
import { formatNumber } from '../../../ui/text/format-number.ts';
import styles from './figures.module.css';

type Figure = Exclude<keyof DayFigures, 'date'>;

const FIGURES: readonly { key: Figure; label: string }[] = [
  { key: 'booked', label: 'Lịch hẹn' },
  { key: 'completed', label: 'Đã khám' },
  { key: 'no_show', label: 'Không đến' },
  { key: 'cancelled', label: 'Đã huỷ' },
  { key: 'reviews', label: 'Nhận xét mới' },
];

/** The last 30 days as small bars, one chart a figure, with the same numbers as a table. */
export function Figures({ days }: { days: readonly DayFigures[] }) {
  const shown = FIGURES.map(figure => ({ ...figure, total: days.reduce((sum, day) => sum + day[figure.key], 0) }));
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  return (
    <section className={styles.figures} aria-labelledby="ba-muoi-ngay">
      <h2 id="ba-muoi-ngay" className={styles.title}>
        30 ngày qua
      </h2>
      <ul className={styles.charts}>
        {shown.map(({ key, label, total }) => (
          <li key={key} className={styles.chart}>
            <p className={styles.label}>{label}</p>
            <p className={styles.total}>{formatNumber(total)}</p>
            <Bars values={days.map(day => day[key])} />
            <p className={styles.ends} aria-hidden>
              <span>{formatShortDate(first.date)}</span>
              <span>{formatShortDate(last.date)}</span>
            </p>
          </li>
        ))}
      </ul>
      <details className={styles.table}>
        <summary>Xem số liệu từng ngày</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls a wide table by it */}
        <section className={styles.scroll} tabIndex={0} aria-label="Số liệu từng ngày">
          <table>
            <thead>
              <tr>
                <th scope="col">Ngày</th>
                {FIGURES.map(({ key, label }) => (
                  <th key={key} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map(day => (
                <tr key={day.date}>
                  <th scope="row">{formatDate(day.date)}</th>
                  {FIGURES.map(({ key }) => (
                    <td key={key}>{day[key]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </section>
  );
}

const [STEP, WIDTH, HEIGHT] = [8, 6, 40];

/** A bar a day; the highest is as high as the chart, and a day without anything has a line. */
function Bars({ values }: { values: readonly number[] }) {
  const most = Math.max(1, ...values);
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${values.length * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {values.map((value, at) => {
        const height = value === 0 ? 1 : Math.max(3, (value / most) * HEIGHT);
        const x = at * STEP + (STEP - WIDTH) / 2;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its day's place
            key={at}
            x={x}
            y={HEIGHT - height}
            width={WIDTH}
            height={height}
            data-none={value === 0 || undefined}
          />
        );
      })}
    </svg>
  );
}
