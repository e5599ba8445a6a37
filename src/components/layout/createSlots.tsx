import type { ReactNode } from 'react';
import { createContext, use } from 'react';

export interface SlotsProps<Name extends string> {
  /** The contents of the slots, by their names. */
  contents: Readonly<Partial<Record<Name, ReactNode>>>;
  /** The frame with the slots: a constant, or a component in `memo`. */
  children: ReactNode;
}

export interface SlotProps<Name extends string> {
  name: Name;
}

/**
 * Makes slots for a frame that stands still while its figures change. The frame is rendered once, and
 * later only what is in the slots: a price moves every five seconds, and the styled elements around it
 * are far more work for a phone than its few digits.
 */
export function createSlots<Name extends string>() {
  const Contents = createContext<SlotsProps<Name>['contents'] | null>(null);

  function Slots({ contents, children }: SlotsProps<Name>) {
    return <Contents value={contents}>{children}</Contents>;
  }

  function Slot({ name }: SlotProps<Name>) {
    return use(Contents)?.[name];
  }

  return { Slots, Slot };
}
