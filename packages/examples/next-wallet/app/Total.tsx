'use client';

import { BalanceCard, type BalanceCardProps } from 'florin/BalanceCard';
import { useState } from 'react';

/** Shows the total, which the user can hide. */
export function Total(props: Omit<BalanceCardProps, 'hidden' | 'onToggleHidden'>) {
  const [hidden, setHidden] = useState(false);
  return (
    <BalanceCard
      {...props}
      hidden={hidden}
      onToggleHidden={() => {
        setHidden(!hidden);
      }}
    />
  );
}
