import { DemoHint } from './auth/DemoHint.messages';
import { ForgotPasswordForm } from './auth/ForgotPasswordForm.messages';
import { SigninForm } from './auth/SigninForm.messages';
import { SignupClaims } from './auth/SignupClaims.messages';
import { SignupForm } from './auth/SignupForm.messages';
import { PriceChart } from './charts/PriceChart.messages';
import { RangeTabs } from './charts/RangeTabs.messages';
import { ContactForm } from './contacts/ContactForm.messages';
import { ContactList } from './contacts/ContactList.messages';
import { ExchangeForm } from './exchange/ExchangeForm.messages';
import { ExchangeQuote } from './exchange/ExchangeQuote.messages';
import { MarketTrends } from './exchange/MarketTrends.messages';
import { FailedPart } from './feedback/FailedPart.messages';
import { Loadable } from './feedback/Loadable.messages';
import { LoadingBar } from './feedback/LoadingBar.messages';
import { Notice } from './feedback/Notice.messages';
import { PageSkeleton } from './feedback/PageSkeleton.messages';
import { Sheet } from './feedback/Sheet.messages';
import { AddressDiff } from './identity/AddressDiff.messages';
import { UserBadge } from './identity/UserBadge.messages';
import { AmountField } from './inputs/AmountField.messages';
import { CopyButton } from './inputs/CopyButton.messages';
import { PasswordField } from './inputs/PasswordField.messages';
import { SearchField } from './inputs/SearchField.messages';
import { AccountMenu } from './landing/AccountMenu.messages';
import { Claims } from './landing/Claims.messages';
import { ClosingCall } from './landing/ClosingCall.messages';
import { FeatureGrid } from './landing/FeatureGrid.messages';
import { Hero } from './landing/Hero.messages';
import { HeroEmblem } from './landing/HeroEmblem.messages';
import { SiteFooter } from './landing/SiteFooter.messages';
import { SiteHeader } from './landing/SiteHeader.messages';
import { Stars } from './landing/Stars.messages';
import { TestimonialList } from './landing/TestimonialList.messages';
import { AppShell } from './layout/AppShell.messages';
import { ProfileMenu } from './layout/ProfileMenu.messages';
import { SideMenu } from './layout/SideMenu.messages';
import { TabBar } from './layout/TabBar.messages';
import { TopBar } from './layout/TopBar.messages';
import { Amount } from './money/Amount.messages';
import { AmountWithUnit } from './money/AmountWithUnit.messages';
import { BalanceCard } from './money/BalanceCard.messages';
import { ChangeLabel } from './money/ChangeLabel.messages';
import { HideBalanceButton } from './money/HideBalanceButton.messages';
import { MaskedText } from './money/MaskedText.messages';
import { Refusal } from './money/Refusal.messages';
import { CodeScanner } from './payments/CodeScanner.messages';
import { PaymentInDoubt } from './payments/PaymentInDoubt.messages';
import { PaymentLinkNotice } from './payments/PaymentLinkNotice.messages';
import { ContactPicker } from './payments/ContactPicker.messages';
import { KnownRow } from './payments/KnownRow.messages';
import { QrCode } from './payments/QrCode.messages';
import { QuickActions } from './payments/QuickActions.messages';
import { ReceivePanel } from './payments/ReceivePanel.messages';
import { RecipientKind } from './payments/RecipientKind.messages';
import { RecipientWarning } from './payments/RecipientWarning.messages';
import { RecipientWarnings } from './payments/RecipientWarnings.messages';
import { SendForm } from './payments/SendForm.messages';
import { TransactionDescription } from './payments/TransactionDescription.messages';
import { TransactionDetails } from './payments/TransactionDetails.messages';
import { DayList } from './payments/DayList.messages';
import { FilterChips } from './payments/FilterChips.messages';
import { TransactionFilters } from './payments/TransactionFilters.messages';
import { TransactionItem } from './payments/TransactionItem.messages';
import { TransactionList } from './payments/TransactionList.messages';
import { TransactionStatusLabel } from './payments/TransactionStatusLabel.messages';
import { ProfileForm } from './profile/ProfileForm.messages';
import { SecurityFeatures } from './profile/SecurityFeatures.messages';
import { StatTiles } from './profile/StatTiles.messages';
import { CreateWalletForm } from './wallet/CreateWalletForm.messages';
import { CurrencyItem } from './wallet/CurrencyItem.messages';
import { CurrencyList } from './wallet/CurrencyList.messages';
import { NetworkSelector } from './wallet/NetworkSelector.messages';
import { ShareBar } from './wallet/ShareBar.messages';
import { WalletSwitcher } from './wallet/WalletSwitcher.messages';

/** The English texts of all components, by component and key. */
export const english = {
  AccountMenu,
  AddressDiff,
  Amount,
  AmountField,
  AmountWithUnit,
  AppShell,
  BalanceCard,
  ChangeLabel,
  Claims,
  ClosingCall,
  CodeScanner,
  ContactPicker,
  ContactForm,
  ContactList,
  CopyButton,
  CreateWalletForm,
  CurrencyItem,
  CurrencyList,
  DayList,
  DemoHint,
  ExchangeForm,
  ExchangeQuote,
  FailedPart,
  FeatureGrid,
  FilterChips,
  ForgotPasswordForm,
  Hero,
  HeroEmblem,
  HideBalanceButton,
  KnownRow,
  Loadable,
  LoadingBar,
  MarketTrends,
  MaskedText,
  NetworkSelector,
  Notice,
  PageSkeleton,
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
  SignupClaims,
  SignupForm,
  SiteFooter,
  SiteHeader,
  Stars,
  StatTiles,
  TabBar,
  TestimonialList,
  TopBar,
  TransactionDescription,
  TransactionDetails,
  TransactionFilters,
  TransactionItem,
  TransactionList,
  TransactionStatusLabel,
  UserBadge,
  WalletSwitcher,
} as const;

/** The type of the English texts, which knows the placeholders of each. */
export type English = typeof english;

/** The texts of all components in one language. */
export type Messages = {
  readonly [Component in keyof English]: { readonly [Key in keyof English[Component]]: string };
};

/** Some texts of some components. */
export type SomeMessages = {
  readonly [Component in keyof Messages]?: Partial<Messages[Component]>;
};
