import { AccountBalanceOutlined } from '../../icons/AccountBalanceOutlined';
import { AccountBalanceWalletOutlined } from '../../icons/AccountBalanceWalletOutlined';
import { AddRounded } from '../../icons/AddRounded';
import { ArrowBackRounded } from '../../icons/ArrowBackRounded';
import { BoltOutlined } from '../../icons/BoltOutlined';
import { CheckCircleOutlineRounded } from '../../icons/CheckCircleOutlineRounded';
import { CheckCircleRounded } from '../../icons/CheckCircleRounded';
import { CheckRounded } from '../../icons/CheckRounded';
import { ChevronRightRounded } from '../../icons/ChevronRightRounded';
import { CloseRounded } from '../../icons/CloseRounded';
import { ContactsOutlined } from '../../icons/ContactsOutlined';
import { ContentCopyRounded } from '../../icons/ContentCopyRounded';
import { CurrencyExchangeRounded } from '../../icons/CurrencyExchangeRounded';
import { DarkModeOutlined } from '../../icons/DarkModeOutlined';
import { DeleteForeverOutlined } from '../../icons/DeleteForeverOutlined';
import { DeleteOutlineRounded } from '../../icons/DeleteOutlineRounded';
import { EditOutlined } from '../../icons/EditOutlined';
import { ErrorOutlineRounded } from '../../icons/ErrorOutlineRounded';
import { ExpandMoreRounded } from '../../icons/ExpandMoreRounded';
import { FileDownloadOutlined } from '../../icons/FileDownloadOutlined';
import { FileUploadOutlined } from '../../icons/FileUploadOutlined';
import { FingerprintRounded } from '../../icons/FingerprintRounded';
import { GroupsOutlined } from '../../icons/GroupsOutlined';
import { HelpOutlineRounded } from '../../icons/HelpOutlineRounded';
import { HighlightOffRounded } from '../../icons/HighlightOffRounded';
import { HomeOutlined } from '../../icons/HomeOutlined';
import { ImageOutlined } from '../../icons/ImageOutlined';
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
import { PaymentsOutlined } from '../../icons/PaymentsOutlined';
import { Person } from '../../icons/Person';
import { PersonAddAltOutlined } from '../../icons/PersonAddAltOutlined';
import { PersonOutlineRounded } from '../../icons/PersonOutlineRounded';
import { PhonelinkLockOutlined } from '../../icons/PhonelinkLockOutlined';
import { PhotoCameraOutlined } from '../../icons/PhotoCameraOutlined';
import { PlayArrowOutlined } from '../../icons/PlayArrowOutlined';
import { PrintOutlined } from '../../icons/PrintOutlined';
import { PrivacyTipOutlined } from '../../icons/PrivacyTipOutlined';
import { QrCodeScannerRounded } from '../../icons/QrCodeScannerRounded';
import { QueryStatsRounded } from '../../icons/QueryStatsRounded';
import { RateReviewOutlined } from '../../icons/RateReviewOutlined';
import { ReceiptLongRounded } from '../../icons/ReceiptLongRounded';
import { ScheduleRounded } from '../../icons/ScheduleRounded';
import { SearchOffRounded } from '../../icons/SearchOffRounded';
import { SearchRounded } from '../../icons/SearchRounded';
import { SettingsOutlined } from '../../icons/SettingsOutlined';
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
import { VerifiedOutlined } from '../../icons/VerifiedOutlined';
import { VideocamOffOutlined } from '../../icons/VideocamOffOutlined';
import { VisibilityOffOutlined } from '../../icons/VisibilityOffOutlined';
import { VisibilityOutlined } from '../../icons/VisibilityOutlined';
import { WarningAmberRounded } from '../../icons/WarningAmberRounded';
import { WorkspacePremiumOutlined } from '../../icons/WorkspacePremiumOutlined';

/**
 * Every icon that a component or a page uses, by its name in Material Icons. A test compares this list with the
 * imports.
 */
export const ICONS = {
  AccountBalanceOutlined,
  AccountBalanceWalletOutlined,
  AddRounded,
  ArrowBackRounded,
  BoltOutlined,
  CheckCircleOutlineRounded,
  CheckCircleRounded,
  CheckRounded,
  ChevronRightRounded,
  CloseRounded,
  ContactsOutlined,
  ContentCopyRounded,
  CurrencyExchangeRounded,
  DarkModeOutlined,
  DeleteForeverOutlined,
  DeleteOutlineRounded,
  EditOutlined,
  ErrorOutlineRounded,
  ExpandMoreRounded,
  FileDownloadOutlined,
  FileUploadOutlined,
  FingerprintRounded,
  GroupsOutlined,
  HelpOutlineRounded,
  HighlightOffRounded,
  HomeOutlined,
  ImageOutlined,
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
  PaymentsOutlined,
  Person,
  PersonAddAltOutlined,
  PersonOutlineRounded,
  PhonelinkLockOutlined,
  PhotoCameraOutlined,
  PlayArrowOutlined,
  PrintOutlined,
  PrivacyTipOutlined,
  QrCodeScannerRounded,
  QueryStatsRounded,
  RateReviewOutlined,
  ReceiptLongRounded,
  ScheduleRounded,
  SearchOffRounded,
  SearchRounded,
  SettingsOutlined,
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
  VerifiedOutlined,
  VideocamOffOutlined,
  VisibilityOffOutlined,
  VisibilityOutlined,
  WarningAmberRounded,
  WorkspacePremiumOutlined,
} as const;
