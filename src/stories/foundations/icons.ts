import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import AccountBalanceWalletRounded from '@mui/icons-material/AccountBalanceWalletRounded';
import AddRounded from '@mui/icons-material/AddRounded';
import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import BoltRounded from '@mui/icons-material/BoltRounded';
import CheckCircleOutlineRounded from '@mui/icons-material/CheckCircleOutlineRounded';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import CheckRounded from '@mui/icons-material/CheckRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import ContactsRounded from '@mui/icons-material/ContactsRounded';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import CurrencyExchangeRounded from '@mui/icons-material/CurrencyExchangeRounded';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditOutlined from '@mui/icons-material/EditOutlined';
import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import FileDownloadRounded from '@mui/icons-material/FileDownloadRounded';
import FingerprintRounded from '@mui/icons-material/FingerprintRounded';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import HelpOutlineRounded from '@mui/icons-material/HelpOutlineRounded';
import HighlightOffRounded from '@mui/icons-material/HighlightOffRounded';
import HomeRounded from '@mui/icons-material/HomeRounded';
import ImageRounded from '@mui/icons-material/ImageRounded';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import IosShareRounded from '@mui/icons-material/IosShareRounded';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import LoginRounded from '@mui/icons-material/LoginRounded';
import LogoutRounded from '@mui/icons-material/LogoutRounded';
import MenuRounded from '@mui/icons-material/MenuRounded';
import NorthEastRounded from '@mui/icons-material/NorthEastRounded';
import NotificationsNoneRounded from '@mui/icons-material/NotificationsNoneRounded';
import PasswordRounded from '@mui/icons-material/PasswordRounded';
import PaymentsRounded from '@mui/icons-material/PaymentsRounded';
import Person from '@mui/icons-material/Person';
import PersonAddAltRounded from '@mui/icons-material/PersonAddAltRounded';
import PersonOutlineRounded from '@mui/icons-material/PersonOutlineRounded';
import PhonelinkLockRounded from '@mui/icons-material/PhonelinkLockRounded';
import PhotoCameraRounded from '@mui/icons-material/PhotoCameraRounded';
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import PrintRounded from '@mui/icons-material/PrintRounded';
import PrivacyTipOutlined from '@mui/icons-material/PrivacyTipOutlined';
import QrCodeScannerRounded from '@mui/icons-material/QrCodeScannerRounded';
import QueryStatsRounded from '@mui/icons-material/QueryStatsRounded';
import RateReviewOutlined from '@mui/icons-material/RateReviewOutlined';
import ReceiptLongRounded from '@mui/icons-material/ReceiptLongRounded';
import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import SearchOffRounded from '@mui/icons-material/SearchOffRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import SettingsRounded from '@mui/icons-material/SettingsRounded';
import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import ShoppingBagOutlined from '@mui/icons-material/ShoppingBagOutlined';
import SouthWestRounded from '@mui/icons-material/SouthWestRounded';
import StarRounded from '@mui/icons-material/StarRounded';
import SupportAgentRounded from '@mui/icons-material/SupportAgentRounded';
import SwapHorizRounded from '@mui/icons-material/SwapHorizRounded';
import SwapVertRounded from '@mui/icons-material/SwapVertRounded';
import TranslateRounded from '@mui/icons-material/TranslateRounded';
import TravelExploreRounded from '@mui/icons-material/TravelExploreRounded';
import TrendingDownRounded from '@mui/icons-material/TrendingDownRounded';
import TrendingFlatRounded from '@mui/icons-material/TrendingFlatRounded';
import TrendingUpRounded from '@mui/icons-material/TrendingUpRounded';
import TuneRounded from '@mui/icons-material/TuneRounded';
import VerifiedRounded from '@mui/icons-material/VerifiedRounded';
import VideocamOffRounded from '@mui/icons-material/VideocamOffRounded';
import VisibilityOffRounded from '@mui/icons-material/VisibilityOffRounded';
import VisibilityRounded from '@mui/icons-material/VisibilityRounded';
import WarningAmberRounded from '@mui/icons-material/WarningAmberRounded';
import WorkspacePremiumRounded from '@mui/icons-material/WorkspacePremiumRounded';

/**
 * Every icon that a component or a page draws, by its name in `@mui/icons-material`. A test compares
 * this list with their imports.
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
  DeleteOutlineRounded,
  EditOutlined,
  ErrorOutlineRounded,
  ExpandMoreRounded,
  FileDownloadRounded,
  FingerprintRounded,
  GroupsOutlined,
  HelpOutlineRounded,
  HighlightOffRounded,
  HomeRounded,
  ImageRounded,
  InfoOutlined,
  IosShareRounded,
  LightModeOutlined,
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
