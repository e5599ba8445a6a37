import type { ComponentType, ReactNode } from 'react';
import type { BalanceSheet, WalletAdapter } from 'florin/adapter';
import type { Balances, CurrencyId, CurrencyInfo } from 'florin/domain/currency';
import type { MessageRefusal } from 'florin/domain/call';
import type { Contact } from 'florin/domain/contact';
import type { SendOrder } from 'florin/domain/ledger';
import type { Transaction } from 'florin/domain/transaction';
import type { Credentials, User } from 'florin/domain/user';
import type { Messages } from 'florin/english';
import type { SendFormProps } from 'florin/SendForm';

/*
 * Declares the names that the code blocks of the guides use and the reader's app defines. `guides.spec.ts` compiles
 * this file together with these code blocks.
 */

/** The texts of a language that a guide omits with an ellipsis. */
type Others = Omit<Messages, 'HideBalanceButton'>;

declare global {
  const App: ComponentType;
  const Page: ComponentType;
  const children: ReactNode;

  const adapter: WalletAdapter;
  const available: Balances;
  const baseUrl: string;
  const contacts: readonly Contact[];
  const currencies: readonly CurrencyInfo[];
  const hidden: boolean;
  const homeIcon: ReactNode;
  const others: Others;
  const record: Transaction;
  const response: Response;
  const transactions: readonly Transaction[];
  const user: User;
  const wallet: BalanceSheet['wallets'][number];
  const walletId: string;

  const createMyAdapter: () => WalletAdapter;
  const newTestAccount: () => Promise<{
    readonly credentials: Credentials;
    readonly walletId: string;
    readonly remove: () => Promise<void>;
  }>;
  const openMenu: () => void;
  const pay: (order: Omit<SendOrder, 'kind'>, key: string) => Promise<void>;
  const post: (
    path: string,
    body: unknown,
    options: { readonly signal?: AbortSignal; readonly idempotencyKey?: string },
  ) => Promise<Response>;
  const refusalIn: (response: Response) => Promise<MessageRefusal>;
  const reload: () => void;
  const select: (id: CurrencyId) => void;
  const send: SendFormProps['onSend'];
  const toggle: () => void;
}
