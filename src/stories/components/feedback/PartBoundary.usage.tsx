import { PartBoundary } from '../../../components/feedback/PartBoundary';
import { MarketTrends } from '../../../components/exchange/MarketTrends';
import type { Market } from '../../../domain/currency/currency';

/** `onError` receives the thrown error, for example to log it. */
export const Example = ({ market, log }: { market: Market; log: (cause: unknown) => void }) => (
  <PartBoundary sentence="Rates could not be shown." onError={log}>
    <MarketTrends market={market} />
  </PartBoundary>
);
