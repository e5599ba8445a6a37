import type { OtherRecipientTexts } from './recipients/kind';
import type { AppEnglish } from './appEnglish';
import type { AllTexts, OtherTexts } from './provider/say';
import { ForgotPasswordForm } from './auth/ForgotPasswordForm/ForgotPasswordForm.messages';
import { SigninForm } from './auth/SigninForm/SigninForm.messages';
import { SignupForm } from './auth/SignupForm/SignupForm.messages';
import { PriceChart } from './charts/PriceChart/PriceChart.messages';
import { RangeTabs } from './charts/RangeTabs/RangeTabs.messages';
import { ContactForm } from './contacts/ContactForm/ContactForm.messages';
import { ContactList } from './contacts/ContactList/ContactList.messages';
import { ExchangeForm } from './exchange/ExchangeForm/ExchangeForm.messages';
import { ExchangeQuote } from './exchange/ExchangeQuote/ExchangeQuote.messages';
import { MarketTrends } from './exchange/MarketTrends/MarketTrends.messages';
import { FailedPart } from './feedback/FailedPart/FailedPart.messages';
import { Loadable } from './feedback/Loadable.messages';
import { LoadingBar } from './feedback/LoadingBar/LoadingBar.messages';
import { Notice } from './feedback/Notice/Notice.messages';
import { PageSkeleton } from './feedback/PageSkeleton/PageSkeleton.messages';
import { Sheet } from './feedback/Sheet/Sheet.messages';
import { AddressDiff } from './identity/AddressDiff/AddressDiff.messages';
import { UserBadge } from './identity/UserBadge/UserBadge.messages';
import { AmountField } from './inputs/AmountField/AmountField.messages';
import { CopyButton } from './inputs/CopyButton/CopyButton.messages';
import { PassphraseField } from './inputs/PassphraseField/PassphraseField.messages';
import { PasswordField } from './inputs/PasswordField/PasswordField.messages';
import { SearchField } from './inputs/SearchField/SearchField.messages';
import { Stars } from './landing/Stars/Stars.messages';
import { AppShell } from './layout/AppShell/AppShell.messages';
import { ProfileMenu } from './layout/ProfileMenu/ProfileMenu.messages';
import { SideMenu } from './layout/SideMenu/SideMenu.messages';
import { TabBar } from './layout/TabBar/TabBar.messages';
import { TopBar } from './layout/TopBar/TopBar.messages';
import { Amount } from './money/Amount/Amount.messages';
import { AmountWithUnit } from './money/AmountWithUnit/AmountWithUnit.messages';
import { BalanceCard } from './money/BalanceCard/BalanceCard.messages';
import { ChangeLabel } from './money/ChangeLabel/ChangeLabel.messages';
import { HideBalanceButton } from './money/HideBalanceButton/HideBalanceButton.messages';
import { MaskedText } from './money/MaskedText/MaskedText.messages';
import { Refusal } from './money/Refusal.messages';
import { CodeScanner } from './payments/scan/CodeScanner/CodeScanner.messages';
import { PaymentInDoubt } from './payments/send/PaymentInDoubt/PaymentInDoubt.messages';
import { PaymentLinkNotice } from './payments/send/PaymentLinkNotice/PaymentLinkNotice.messages';
import { ContactPicker } from './payments/recipients/ContactPicker/ContactPicker.messages';
import { KnownRow } from './payments/recipients/KnownRow.messages';
import { QrCode } from './payments/receive/QrCode/QrCode.messages';
import { QuickActions } from './payments/QuickActions/QuickActions.messages';
import { ReceivePanel } from './payments/receive/ReceivePanel/ReceivePanel.messages';
import { RecipientKind } from './payments/recipients/RecipientKind/RecipientKind.messages';
import { RecipientWarning } from './payments/recipients/RecipientWarning/RecipientWarning.messages';
import { RecipientWarnings } from './payments/recipients/RecipientWarnings/RecipientWarnings.messages';
import { SendForm } from './payments/send/SendForm/SendForm.messages';
import { TransactionDescription } from './payments/history/TransactionDescription.messages';
import { TransactionDetails } from './payments/history/TransactionDetails/TransactionDetails.messages';
import { DayList } from './payments/history/DayList/DayList.messages';
import { FilterChips } from './payments/history/FilterChips/FilterChips.messages';
import { TransactionFilters } from './payments/history/TransactionFilters/TransactionFilters.messages';
import { TransactionItem } from './payments/history/TransactionItem/TransactionItem.messages';
import { TransactionList } from './payments/history/TransactionList/TransactionList.messages';
import { TransactionStatusLabel } from './payments/history/TransactionStatusLabel/TransactionStatusLabel.messages';
import { ProfileForm } from './profile/ProfileForm/ProfileForm.messages';
import { SecurityFeatures } from './profile/SecurityFeatures/SecurityFeatures.messages';
import { StatTiles } from './profile/StatTiles/StatTiles.messages';
import { CreateWalletForm } from './wallet/CreateWalletForm/CreateWalletForm.messages';
import { CurrencyItem } from './wallet/CurrencyItem/CurrencyItem.messages';
import { CurrencyList } from './wallet/CurrencyList/CurrencyList.messages';
import { NetworkSelector } from './wallet/NetworkSelector/NetworkSelector.messages';
import { ShareBar } from './wallet/ShareBar/ShareBar.messages';
import { WalletSwitcher } from './wallet/WalletSwitcher/WalletSwitcher.messages';
import { UpdateNotice } from './feedback/UpdateNotice/UpdateNotice.messages';

/** The English texts of all components, by component and key. */
export const english = {
  AddressDiff,
  Amount,
  AmountField,
  AmountWithUnit,
  AppShell,
  BalanceCard,
  ChangeLabel,
  CodeScanner,
  ContactPicker,
  ContactForm,
  ContactList,
  CopyButton,
  CreateWalletForm,
  CurrencyItem,
  CurrencyList,
  DayList,
  ExchangeForm,
  ExchangeQuote,
  FailedPart,
  FilterChips,
  ForgotPasswordForm,
  HideBalanceButton,
  KnownRow,
  Loadable,
  LoadingBar,
  MarketTrends,
  MaskedText,
  NetworkSelector,
  Notice,
  PageSkeleton,
  PassphraseField,
  PasswordField,
  PaymentInDoubt,
  PaymentLinkNotice,
  PriceChart,
  ProfileForm,
  ProfileMenu,
  QrCode,
  QuickActions,
  RangeTabs,
  ReceivePanel,
  RecipientKind,
  RecipientWarning,
  RecipientWarnings,
  Refusal,
  SearchField,
  SecurityFeatures,
  SendForm,
  ShareBar,
  Sheet,
  SideMenu,
  SigninForm,
  SignupForm,
  Stars,
  StatTiles,
  TabBar,
  TopBar,
  TransactionDescription,
  TransactionDetails,
  TransactionFilters,
  TransactionItem,
  TransactionList,
  TransactionStatusLabel,
  UserBadge,
  WalletSwitcher,
  UpdateNotice,
} as const;

/** The type of the English texts, which contains the placeholders of each text. */
export type English = typeof english;

/** The texts of all components in one language. The texts of the demo and of the app are optional. */
export type Messages = {
  readonly [Component in keyof English]: AllTexts<English[Component]>;
} & {
  readonly [Place in keyof AppEnglish]?: OtherTexts<AppEnglish[Place]>;
};

/** The texts of the components and of the app in one language. */
export type CompleteMessages = Messages & {
  readonly [Place in keyof AppEnglish]: AllTexts<AppEnglish[Place]>;
};

/** Any subset of the texts of the components and of the app. */
export type SomeMessages = {
  readonly [Place in keyof CompleteMessages]?: Partial<CompleteMessages[Place]>;
} & {
  /** The texts of the kinds of recipients that an app adds, such as `florin/recipients/messages/de`. */
  readonly recipients?: OtherRecipientTexts;
};
