import { AccountBalanceOutlined } from '../../icons/AccountBalanceOutlined';
import { AccountBalanceWalletOutlined } from '../../icons/AccountBalanceWalletOutlined';
import { AccountBalanceWalletRounded } from '../../icons/AccountBalanceWalletRounded';
import { AddRounded } from '../../icons/AddRounded';
import { ArrowBackRounded } from '../../icons/ArrowBackRounded';
import { BoltRounded } from '../../icons/BoltRounded';
import { CheckCircleOutlineRounded } from '../../icons/CheckCircleOutlineRounded';
import { CheckCircleRounded } from '../../icons/CheckCircleRounded';
import { CheckRounded } from '../../icons/CheckRounded';
import { ChevronRightRounded } from '../../icons/ChevronRightRounded';
import { CloseRounded } from '../../icons/CloseRounded';
import { ContactsRounded } from '../../icons/ContactsRounded';
import { ContentCopyRounded } from '../../icons/ContentCopyRounded';
import { CurrencyExchangeRounded } from '../../icons/CurrencyExchangeRounded';
import { DarkModeOutlined } from '../../icons/DarkModeOutlined';
import { DeleteForeverOutlined } from '../../icons/DeleteForeverOutlined';
import { DeleteOutlineRounded } from '../../icons/DeleteOutlineRounded';
import { EditOutlined } from '../../icons/EditOutlined';
import { ErrorOutlineRounded } from '../../icons/ErrorOutlineRounded';
import { ExpandMoreRounded } from '../../icons/ExpandMoreRounded';
import { FileDownloadRounded } from '../../icons/FileDownloadRounded';
import { FileUploadRounded } from '../../icons/FileUploadRounded';
import { FingerprintRounded } from '../../icons/FingerprintRounded';
import { GroupsOutlined } from '../../icons/GroupsOutlined';
import { HelpOutlineRounded } from '../../icons/HelpOutlineRounded';
import { HighlightOffRounded } from '../../icons/HighlightOffRounded';
import { HomeRounded } from '../../icons/HomeRounded';
import { ImageRounded } from '../../icons/ImageRounded';
import { InfoOutlined } from '../../icons/InfoOutlined';
import { IosShareRounded } from '../../icons/IosShareRounded';
import { LightModeOutlined } from '../../icons/LightModeOutlined';
import { LockOutlined } from '../../icons/LockOutlined';
import { LoginRounded } from '../../icons/LoginRounded';
import { LogoutRounded } from '../../icons/LogoutRounded';
import { MenuRounded } from '../../icons/MenuRounded';
import { NorthEastRounded } from '../../icons/NorthEastRounded';
import { NotificationsNoneRounded } from '../../icons/NotificationsNoneRounded';
import { PasswordRounded } from '../../icons/PasswordRounded';
import { PaymentsRounded } from '../../icons/PaymentsRounded';
import { Person } from '../../icons/Person';
import { PersonAddAltRounded } from '../../icons/PersonAddAltRounded';
import { PersonOutlineRounded } from '../../icons/PersonOutlineRounded';
import { PhoneRounded } from '../../icons/PhoneRounded';
import { PhonelinkLockRounded } from '../../icons/PhonelinkLockRounded';
import { PhotoCameraRounded } from '../../icons/PhotoCameraRounded';
import { PlayArrowRounded } from '../../icons/PlayArrowRounded';
import { PrintRounded } from '../../icons/PrintRounded';
import { PrivacyTipOutlined } from '../../icons/PrivacyTipOutlined';
import { QrCodeScannerRounded } from '../../icons/QrCodeScannerRounded';
import { QueryStatsRounded } from '../../icons/QueryStatsRounded';
import { RateReviewOutlined } from '../../icons/RateReviewOutlined';
import { ReceiptLongRounded } from '../../icons/ReceiptLongRounded';
import { ScheduleRounded } from '../../icons/ScheduleRounded';
import { SearchOffRounded } from '../../icons/SearchOffRounded';
import { SearchRounded } from '../../icons/SearchRounded';
import { SettingsOutlined } from '../../icons/SettingsOutlined';
import { SettingsRounded } from '../../icons/SettingsRounded';
import { ShieldOutlined } from '../../icons/ShieldOutlined';
import { ShoppingBagOutlined } from '../../icons/ShoppingBagOutlined';
import { SmartphoneOutlined } from '../../icons/SmartphoneOutlined';
import { SouthWestRounded } from '../../icons/SouthWestRounded';
import { StarRounded } from '../../icons/StarRounded';
import { SupportAgentRounded } from '../../icons/SupportAgentRounded';
import { SwapHorizRounded } from '../../icons/SwapHorizRounded';
import { SwapVertRounded } from '../../icons/SwapVertRounded';
import { TranslateRounded } from '../../icons/TranslateRounded';
import { TravelExploreRounded } from '../../icons/TravelExploreRounded';
import { TrendingDownRounded } from '../../icons/TrendingDownRounded';
import { TrendingFlatRounded } from '../../icons/TrendingFlatRounded';
import { TrendingUpRounded } from '../../icons/TrendingUpRounded';
import { TuneRounded } from '../../icons/TuneRounded';
import { VerifiedRounded } from '../../icons/VerifiedRounded';
import { VideocamOffRounded } from '../../icons/VideocamOffRounded';
import { VisibilityOffRounded } from '../../icons/VisibilityOffRounded';
import { VisibilityRounded } from '../../icons/VisibilityRounded';
import { WarningAmberRounded } from '../../icons/WarningAmberRounded';
import { WorkspacePremiumRounded } from '../../icons/WorkspacePremiumRounded';

/**
 * Every icon that a component or a page uses, by its name in Material Icons. A test compares this list with the imports.
 */
export const ICONS = {
  AccountBalanceOutlined,
  AccountBalanceWalletOutlined,
  AccountBalanceWalletRounded,
  AddRounded,
  ArrowBackRounded,
  BoltRounded,
  CheckCircleOutlineRounded,
  CheckCircleRounded,
  CheckRounded,
  ChevronRightRounded,
  CloseRounded,
  ContactsRounded,
  ContentCopyRounded,
  CurrencyExchangeRounded,
  DarkModeOutlined,
  DeleteForeverOutlined,
  DeleteOutlineRounded,
  EditOutlined,
  ErrorOutlineRounded,
  ExpandMoreRounded,
  FileDownloadRounded,
  FileUploadRounded,
  FingerprintRounded,
  GroupsOutlined,
  HelpOutlineRounded,
  HighlightOffRounded,
  HomeRounded,
  ImageRounded,
  InfoOutlined,
  IosShareRounded,
  LightModeOutlined,
  LockOutlined,
  LoginRounded,
  LogoutRounded,
  MenuRounded,
  NorthEastRounded,
  NotificationsNoneRounded,
  PasswordRounded,
  PaymentsRounded,
  Person,
  PersonAddAltRounded,
  PersonOutlineRounded,
  PhoneRounded,
  PhonelinkLockRounded,
  PhotoCameraRounded,
  PlayArrowRounded,
  PrintRounded,
  PrivacyTipOutlined,
  QrCodeScannerRounded,
  QueryStatsRounded,
  RateReviewOutlined,
  ReceiptLongRounded,
  ScheduleRounded,
  SearchOffRounded,
  SearchRounded,
  SettingsOutlined,
  SettingsRounded,
  ShieldOutlined,
  ShoppingBagOutlined,
  SmartphoneOutlined,
  SouthWestRounded,
  StarRounded,
  SupportAgentRounded,
  SwapHorizRounded,
  SwapVertRounded,
  TranslateRounded,
  TravelExploreRounded,
  TrendingDownRounded,
  TrendingFlatRounded,
  TrendingUpRounded,
  TuneRounded,
  VerifiedRounded,
  VideocamOffRounded,
  VisibilityOffRounded,
  VisibilityRounded,
  WarningAmberRounded,
  WorkspacePremiumRounded,
} as const;
