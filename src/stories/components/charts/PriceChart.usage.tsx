import { PriceChart } from '../../../components/charts/PriceChart/PriceChart';

/** The prices, with the newest last. `at` is a time in milliseconds. */
const POINTS = [
  { at: Date.parse('2026-03-13T12:00:00Z'), price: '43867.39' },
  { at: Date.parse('2026-03-13T18:00:00Z'), price: '42557.61' },
  { at: Date.parse('2026-03-14T06:00:00Z'), price: '42980.5' },
  { at: Date.parse('2026-03-14T12:00:00Z'), price: '43250' },
] as const;

export const Example = () => <PriceChart points={POINTS} range="1d" thisYear={2026} />;
