import type { ComponentProps } from 'react';
import { Suspense } from 'react';
import { isSound } from '../../../../domain/history/soundTransaction';
import { lazyWithRetry } from '../../../../hooks/lazyWithRetry';
import type { OtherTexts } from '../../../provider/say';
import { useMessages } from '../../../provider/useMessages';
import { TransactionItem as english } from './TransactionItem.messages';
import type { LineFacts } from '../transactionLine';
import { TransactionLine } from '../transactionLine';
import { rooted } from '../../../provider/rooted';
import type { RootProps, SlotProps } from '../../../provider/roots';

export interface TransactionItemProps
  extends
    LineFacts,
    RootProps,
    SlotProps<{ icon: RootProps & ComponentProps<'span'> }, TransactionItemProps> {
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
