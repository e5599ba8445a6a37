import { useState } from 'react';
import { RangeTabs } from '../../../components/charts/RangeTabs';
import type { PriceRange } from '../../../domain/prices/priceHistory';

export function Example() {
  const [range, setRange] = useState<PriceRange>('1d');
  return <RangeTabs value={range} onChange={setRange} />;
}
