'use client';

import { FlorinProvider } from 'florin/FlorinProvider';
import type { ReactNode } from 'react';
import { READER } from './reader';
import { MESSAGES, RECIPIENTS } from './recipients';

/** A client component, because the kinds of recipients contain functions. */
export const Providers = ({ children }: { children: ReactNode }) => (
  <FlorinProvider {...READER} messages={MESSAGES} recipients={RECIPIENTS}>
    {children}
  </FlorinProvider>
);
