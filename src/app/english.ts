import type { Messages } from '../components/english';
import { AppFrame } from './AppFrame.messages';
import { LanguageProvider } from './LanguageProvider.messages';
import { WaysIn } from '../features/auth/WaysIn.messages';
import { ConnectedContacts } from '../features/contacts/ConnectedContacts.messages';
import { ContactSheet } from '../features/contacts/ContactSheet.messages';
import { TransactionActions } from '../features/history/TransactionActions.messages';
import { ExportButton } from '../features/history/ExportButton.messages';
import { HistoryResults } from '../features/history/HistoryResults.messages';
import { HistorySearch } from '../features/history/HistorySearch.messages';
import { HistorySummary } from '../features/history/HistorySummary.messages';
import { OlderTransactions } from '../features/history/OlderTransactions.messages';
import { ConnectedHolding } from '../features/charts/ConnectedHolding.messages';
import { ConnectedPriceChart } from '../features/charts/ConnectedPriceChart.messages';
import { ConnectedSparkline } from '../features/charts/ConnectedSparkline.messages';
import { ConnectedSiteHeader } from '../features/landing/ConnectedSiteHeader.messages';
import { ConnectedSideMenu } from '../features/layout/ConnectedSideMenu.messages';
import { PagePart } from '../features/page/PagePart.messages';
import { ConnectedQuickActions } from '../features/payments/ConnectedQuickActions.messages';
import { ReceiveSheet } from '../features/payments/ReceiveSheet.messages';
import { DoneNotice } from '../features/payments/DoneNotice.messages';
import { SendSheet } from '../features/payments/SendSheet.messages';
import { SettingsMenu } from '../features/settings/SettingsMenu.messages';
import { FailedSurface } from '../features/surfaces/FailedSurface.messages';
import { ConnectedWalletSwitcher } from '../features/wallet/ConnectedWalletSwitcher.messages';
import { WalletNames } from '../features/wallet/WalletNames.messages';
import { ExchangePage } from '../pages/ExchangePage.messages';
import { ForgotPasswordPage } from '../pages/ForgotPasswordPage.messages';
import { HomePage } from '../pages/HomePage.messages';
import { LandingPage } from '../pages/LandingPage.messages';
import { NotFoundPage } from '../pages/NotFoundPage.messages';
import { PaymentsPage } from '../pages/PaymentsPage.messages';
import { PrivacyPage } from '../pages/PrivacyPage.messages';
import { ProfilePage } from '../pages/ProfilePage.messages';
import { RouteErrorPage } from '../pages/RouteErrorPage.messages';
import { SettingsPage } from '../pages/SettingsPage.messages';
import { SigninPage } from '../pages/SigninPage.messages';
import { SignupPage } from '../pages/SignupPage.messages';
import { TermsPage } from '../pages/TermsPage.messages';
import { WalletPage } from '../pages/WalletPage.messages';
import { CurrencyPage } from '../pages/CurrencyPage.messages';
import { ContactsPage } from '../pages/ContactsPage.messages';
import { HistoryPage } from '../pages/HistoryPage.messages';
import { TransactionPage } from '../pages/TransactionPage.messages';
/** The English texts of all pages and features, and of the app around them. */
export const english = {
  AppFrame,
  ConnectedContacts,
  ConnectedHolding,
  ConnectedPriceChart,
  ConnectedSparkline,
  ConnectedQuickActions,
  ConnectedSideMenu,
  ConnectedSiteHeader,
  ConnectedWalletSwitcher,
  ContactSheet,
  ContactsPage,
  CurrencyPage,
  ExchangePage,
  ExportButton,
  FailedSurface,
  ForgotPasswordPage,
  HistoryPage,
  HistoryResults,
  HistorySearch,
  HistorySummary,
  HomePage,
  LandingPage,
  LanguageProvider,
  NotFoundPage,
  OlderTransactions,
  PagePart,
  PaymentsPage,
  PrivacyPage,
  ProfilePage,
  ReceiveSheet,
  RouteErrorPage,
  DoneNotice,
  SendSheet,
  SettingsMenu,
  SettingsPage,
  SigninPage,
  SignupPage,
  TermsPage,
  TransactionActions,
  TransactionPage,
  WalletPage,
  WalletNames,
  WaysIn,
} as const;

/** The type of the English texts, which knows the placeholders of each. */
type English = typeof english;

/** The texts of the app in one language: of its pages and features, and of the components. */
export type CompleteMessages = Messages & {
  readonly [Place in keyof English]: { readonly [Key in keyof English[Place]]: string };
};
