'use client';

import { FlorinProvider } from 'florin/FlorinProvider';
import type { ReactNode } from 'react';
import { READER } from './reader';
import { MESSAGES, RECIPIENTS } from './recipients';

/**
 * Provides the settings of Florin. This is a client component, because the kinds of recipients contain functions, which
 * a server component cannot pass as props.
 */
export const Providers = ({ children }: { children: ReactNode }) => (
  <FlorinProvider {...READER} messages={MESSAGES} recipients={RECIPIENTS}>
    {children}
  </FlorinProvider>
);
