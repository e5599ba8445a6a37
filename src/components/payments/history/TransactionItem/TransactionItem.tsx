import type { ComponentProps } from 'react';
import { Suspense } from 'react';
import { isSound } from '../../../../domain/history/soundTransaction';
import type { Transaction } from '../../../../domain/history/transaction';
import { lazyWithRetry } from '../../../../hooks/lazyWithRetry';
import type { OtherTexts } from '../../../provider/say';
import { useMessages } from '../../../provider/useMessages';
import { TransactionItem as english } from './TransactionItem.messages';
import { TransactionLine } from '../transactionLine';
import { rooted } from '../../../provider/rooted';
import type { RootProps, SlotProps } from '../../../provider/roots';

export interface TransactionItemProps
  extends RootProps, SlotProps<{ icon: RootProps & ComponentProps<'span'> }, TransactionItemProps> {
  /** One with `odd` parts, and a raw record with parts that cannot be read, are shown with a mark. */
  transaction: Transaction;
  /** The current year in the reader's zone: a date in it is shown without its year. */
  thisYear?: number | undefined;
  /** Shows bullets in place of the amount, the fee, and the amounts in the description. */
  hidden?: boolean;
  /** The name of the contact on the other side; it is shown before the address. */
  name?: string | undefined;
  /** The address of its own page: the whole line leads there, by a link with the description's name. */
  href?: string | undefined;
  /** The element around it: not an item, where it stands inside one. */
  component?: 'li' | 'div';
  /** Other words for its texts. */
  messages?: OtherTexts<typeof english> | undefined;
}

/** Most histories do without its code. */
const OddLine = lazyWithRetry(async () => (await import('../oddLines')).OddLine, {
  isSilent: true,
});

declare module '../../../provider/roots' {
  interface Roots {
    TransactionItem: TransactionItemProps;
  }
}

/** One line of a wallet's history, as an item of a list. */
export const TransactionItem = rooted(
  'TransactionItem',
  function TransactionItem({ messages, ...props }: TransactionItemProps, root, part) {
    const say = useMessages('TransactionItem', english, messages);
    const line = { ...props, say, root, part };
    if (isSound(props.transaction)) return <TransactionLine {...line} />;
    return (
      <Suspense fallback={null}>
        <OddLine {...line} />
      </Suspense>
    );
  },
);
