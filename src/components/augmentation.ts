/**
 * The one place that adds the library's components to the types of a theme, and their English texts to the types of
 * translations, as `themeAugmentation` does in MUI X. No module imports this file, because declarations apply without an
 * import. The build of the package adds an import to the declarations of the theme and of the texts.
 */
import type { ForgotPasswordFormProps, ForgotPasswordFormTexts } from './auth/ForgotPasswordForm';
import type { SigninFormProps, SigninFormTexts } from './auth/SigninForm';
import type { SignupFormProps, SignupFormTexts } from './auth/SignupForm';
import type { LogoProps } from './brand/Logo';
import type { PriceChartProps, PriceChartTexts } from './charts/PriceChart/PriceChart';
import type { RangeTabsProps, RangeTabsTexts } from './charts/RangeTabs';
import type { SparklineProps } from './charts/Sparkline';
import type { ContactFormProps, ContactFormTexts } from './contacts/ContactForm';
import type { ContactListProps, ContactListTexts } from './contacts/ContactList';
import type { ExchangeFormProps, ExchangeFormTexts } from './exchange/ExchangeForm';
import type { ExchangeQuoteProps, ExchangeQuoteTexts } from './exchange/ExchangeQuote';
import type { MarketTrendsProps, MarketTrendsTexts } from './exchange/MarketTrends';
import type { BannerProps } from './feedback/Banner';
import type { EmptyStateProps } from './feedback/EmptyState';
import type { FailedPartProps, FailedPartTexts } from './feedback/FailedPart';
import type { LoadingBarProps, LoadingBarTexts } from './feedback/LoadingBar';
import type { MessageScreenProps } from './feedback/MessageScreen';
import type { NoticeProps, NoticeTexts } from './feedback/Notice';
import type { PageSkeletonProps, PageSkeletonTexts } from './feedback/PageSkeleton';
import type { SheetProps, SheetTexts } from './feedback/Sheet';
import type { UpdateNoticeProps, UpdateNoticeTexts } from './feedback/UpdateNotice';
import type { LoadableTexts } from './feedback/internals/Loadable.messages';
import type { AddressDiffProps, AddressDiffTexts } from './identity/AddressDiff';
import type { AddressTextProps } from './identity/AddressText';
import type { UserAvatarProps } from './identity/UserAvatar';
import type { UserBadgeProps, UserBadgeTexts } from './identity/UserBadge';
import type { AmountFieldProps, AmountFieldTexts } from './inputs/AmountField';
import type { BusyButtonProps } from './inputs/BusyButton';
import type { CheckboxFieldProps } from './inputs/CheckboxField';
import type { CopyButtonProps, CopyButtonTexts } from './inputs/CopyButton';
import type { FormProps } from './inputs/Form';
import type { ListboxButtonProps } from './inputs/ListboxButton';
import type { MenuProps } from './inputs/Menu';
import type { MenuButtonProps } from './inputs/MenuButton';
import type { PassphraseFieldProps, PassphraseFieldTexts } from './inputs/PassphraseField';
import type { PasswordFieldProps, PasswordFieldTexts } from './inputs/PasswordField';
import type { PopupProps } from './inputs/Popup';
import type { SearchFieldProps, SearchFieldTexts } from './inputs/SearchField';
import type { SelectFieldProps } from './inputs/SelectField';
import type { SubmitButtonProps } from './inputs/SubmitButton';
import type { TextFieldProps } from './inputs/TextField';
import type { AppShellProps, AppShellTexts } from './layout/AppShell';
import type { PageHeadingProps } from './layout/PageHeading';
import type { PlainListProps } from './layout/PlainList';
import type { ProfileMenuProps, ProfileMenuTexts } from './layout/ProfileMenu';
import type { ProseProps } from './layout/Prose';
import type { PublicPageProps } from './layout/PublicPage';
import type { SectionProps } from './layout/Section';
import type { SideMenuProps, SideMenuTexts } from './layout/SideMenu';
import type { TabBarProps, TabBarTexts } from './layout/TabBar';
import type { TopBarProps, TopBarTexts } from './layout/TopBar';
import type { AmountProps, AmountTexts } from './money/Amount';
import type { AmountWithUnitTexts } from './money/AmountWithUnit/AmountWithUnit.messages';
import type { AmountWithUnitProps } from './money/AmountWithUnit/AmountWithUnit';
import type { BalanceCardProps, BalanceCardTexts } from './money/BalanceCard';
import type { ChangeLabelProps, ChangeLabelTexts } from './money/ChangeLabel';
import type { CoinProps } from './money/Coin';
import type { CurrencyIconProps } from './money/CurrencyIcon';
import type { HideBalanceButtonProps, HideBalanceButtonTexts } from './money/HideBalanceButton';
import type { MaskedTextTexts } from './money/MaskedText';
import type { RefusalTexts } from './money/internals/Refusal.messages';
import type { QuickActionsProps, QuickActionsTexts } from './payments/QuickActions';
import type { DayListProps, DayListTexts } from './payments/history/DayList/DayList';
import type { FilterChipsProps, FilterChipsTexts } from './payments/history/FilterChips';
import type { TransactionDetailsTexts } from './payments/history/TransactionDetails/TransactionDetails.messages';
import type { TransactionDetailsProps } from './payments/history/TransactionDetails/TransactionDetails';
import type { TransactionFiltersTexts } from './payments/history/internals/TransactionFilters.messages';
import type { TransactionFiltersProps } from './payments/history/TransactionFilters';
import type { TransactionItemTexts } from './payments/history/TransactionItem/TransactionItem.messages';
import type { TransactionItemProps } from './payments/history/TransactionItem/TransactionItem';
import type {
  TransactionListProps,
  TransactionListTexts,
} from './payments/history/TransactionList';
import type { TransactionStatusLabelTexts } from './payments/history/TransactionStatusLabel/TransactionStatusLabel.messages';
import type { TransactionStatusLabelProps } from './payments/history/TransactionStatusLabel/TransactionStatusLabel';
import type { TransactionDescriptionTexts } from './payments/history/internals/TransactionDescription.messages';
import type { QrCodeProps, QrCodeTexts } from './payments/receive/QrCode';
import type { ReceivePanelProps, ReceivePanelTexts } from './payments/receive/ReceivePanel';
import type { ContactPickerProps, ContactPickerTexts } from './payments/recipients/ContactPicker';
import type {
  RecentRecipientsProps,
  RecentRecipientsTexts,
} from './payments/recipients/RecentRecipients';
import type { RecipientFieldProps } from './payments/recipients/RecipientField/RecipientField';
import type { RecipientKindProps, RecipientKindTexts } from './payments/recipients/RecipientKind';
import type { RecipientWarningTexts } from './payments/recipients/RecipientWarning/RecipientWarning.messages';
import type { RecipientWarningProps } from './payments/recipients/RecipientWarning/RecipientWarning';
import type {
  RecipientWarningsProps,
  RecipientWarningsTexts,
} from './payments/recipients/RecipientWarnings';
import type { KnownRowTexts } from './payments/recipients/internals/KnownRow.messages';
import type { CodeScannerProps, CodeScannerTexts } from './payments/scan/CodeScanner/CodeScanner';
import type { PaymentInDoubtProps, PaymentInDoubtTexts } from './payments/send/PaymentInDoubt';
import type {
  PaymentLinkNoticeProps,
  PaymentLinkNoticeTexts,
} from './payments/send/PaymentLinkNotice';
import type { SendFormProps, SendFormTexts } from './payments/send/SendForm/SendForm';
import type { ProfileFormProps, ProfileFormTexts } from './profile/ProfileForm';
import type { SecurityFeaturesProps, SecurityFeaturesTexts } from './profile/SecurityFeatures';
import type { StatTilesProps, StatTilesTexts } from './profile/StatTiles';
import type { ProfileSummaryProps } from './settings/ProfileSummary';
import type { SettingsGroupProps } from './settings/SettingsGroup';
import type { SettingsItemProps } from './settings/SettingsItem';
import type { SettingsSelectProps } from './settings/SettingsSelect';
import type { SettingsSwitchProps } from './settings/SettingsSwitch';
import type { CreateWalletFormProps, CreateWalletFormTexts } from './wallet/CreateWalletForm';
import type { CurrencyItemProps, CurrencyItemTexts } from './wallet/CurrencyItem';
import type { CurrencyListProps, CurrencyListTexts } from './wallet/CurrencyList';
import type { NetworkSelectorProps, NetworkSelectorTexts } from './wallet/NetworkSelector';
import type { ShareBarProps, ShareBarTexts } from './wallet/ShareBar';
import type { WalletSwitcherProps, WalletSwitcherTexts } from './wallet/WalletSwitcher';

/** The props of each component, by the component's name. In a theme, the name has the prefix `Florin`. */
declare module './provider/internals/roots' {
  interface Roots {
    AddressDiff: AddressDiffProps;
    AddressText: AddressTextProps;
    Amount: AmountProps;
    AmountField: AmountFieldProps;
    AmountWithUnit: AmountWithUnitProps;
    AppShell: AppShellProps;
    BalanceCard: BalanceCardProps;
    Banner: BannerProps;
    BusyButton: BusyButtonProps;
    ChangeLabel: ChangeLabelProps;
    CheckboxField: CheckboxFieldProps;
    CodeScanner: CodeScannerProps;
    Coin: CoinProps;
    ContactForm: ContactFormProps;
    ContactList: ContactListProps;
    ContactPicker: ContactPickerProps;
    CopyButton: CopyButtonProps;
    CreateWalletForm: CreateWalletFormProps;
    CurrencyIcon: CurrencyIconProps;
    CurrencyItem: CurrencyItemProps;
    CurrencyList: CurrencyListProps;
    DayList: DayListProps;
    EmptyState: EmptyStateProps;
    ExchangeForm: ExchangeFormProps;
    ExchangeQuote: ExchangeQuoteProps;
    FailedPart: FailedPartProps;
    FilterChips: FilterChipsProps;
    ForgotPasswordForm: ForgotPasswordFormProps;
    Form: FormProps;
    HideBalanceButton: HideBalanceButtonProps;
    ListboxButton: ListboxButtonProps;
    LoadingBar: LoadingBarProps;
    Logo: LogoProps;
    MarketTrends: MarketTrendsProps;
    Menu: MenuProps;
    MenuButton: MenuButtonProps;
    MessageScreen: MessageScreenProps;
    NetworkSelector: NetworkSelectorProps;
    Notice: NoticeProps;
    PageHeading: PageHeadingProps;
    PageSkeleton: PageSkeletonProps;
    PassphraseField: PassphraseFieldProps;
    PasswordField: PasswordFieldProps;
    PaymentInDoubt: PaymentInDoubtProps;
    PaymentLinkNotice: PaymentLinkNoticeProps;
    PlainList: PlainListProps;
    Popup: PopupProps;
    PriceChart: PriceChartProps;
    ProfileForm: ProfileFormProps;
    ProfileMenu: ProfileMenuProps;
    ProfileSummary: ProfileSummaryProps;
    Prose: ProseProps;
    PublicPage: PublicPageProps;
    QrCode: QrCodeProps;
    QuickActions: QuickActionsProps;
    RangeTabs: RangeTabsProps;
    ReceivePanel: ReceivePanelProps;
    RecentRecipients: RecentRecipientsProps;
    RecipientField: RecipientFieldProps;
    RecipientKind: RecipientKindProps;
    RecipientWarning: RecipientWarningProps;
    RecipientWarnings: RecipientWarningsProps;
    SearchField: SearchFieldProps;
    Section: SectionProps;
    SecurityFeatures: SecurityFeaturesProps;
    SelectField: SelectFieldProps;
    SendForm: SendFormProps;
    SettingsGroup: SettingsGroupProps;
    SettingsItem: SettingsItemProps;
    SettingsSelect: SettingsSelectProps<string>;
    SettingsSwitch: SettingsSwitchProps;
    ShareBar: ShareBarProps;
    Sheet: SheetProps;
    SideMenu: SideMenuProps;
    SigninForm: SigninFormProps;
    SignupForm: SignupFormProps;
    Sparkline: SparklineProps;
    StatTiles: StatTilesProps;
    SubmitButton: SubmitButtonProps;
    TabBar: TabBarProps;
    TextField: TextFieldProps;
    TopBar: TopBarProps;
    TransactionDetails: TransactionDetailsProps;
    TransactionFilters: TransactionFiltersProps;
    TransactionItem: TransactionItemProps;
    TransactionList: TransactionListProps;
    TransactionStatusLabel: TransactionStatusLabelProps;
    UpdateNotice: UpdateNoticeProps;
    UserAvatar: UserAvatarProps;
    UserBadge: UserBadgeProps;
    WalletSwitcher: WalletSwitcherProps;
  }
}

/** The English texts, by component, page or feature. */
declare module './english' {
  interface English {
    readonly AddressDiff: AddressDiffTexts;
    readonly Amount: AmountTexts;
    readonly AmountField: AmountFieldTexts;
    readonly AmountWithUnit: AmountWithUnitTexts;
    readonly AppShell: AppShellTexts;
    readonly BalanceCard: BalanceCardTexts;
    readonly ChangeLabel: ChangeLabelTexts;
    readonly CodeScanner: CodeScannerTexts;
    readonly ContactForm: ContactFormTexts;
    readonly ContactList: ContactListTexts;
    readonly ContactPicker: ContactPickerTexts;
    readonly CopyButton: CopyButtonTexts;
    readonly CreateWalletForm: CreateWalletFormTexts;
    readonly CurrencyItem: CurrencyItemTexts;
    readonly CurrencyList: CurrencyListTexts;
    readonly DayList: DayListTexts;
    readonly ExchangeForm: ExchangeFormTexts;
    readonly ExchangeQuote: ExchangeQuoteTexts;
    readonly FailedPart: FailedPartTexts;
    readonly FilterChips: FilterChipsTexts;
    readonly ForgotPasswordForm: ForgotPasswordFormTexts;
    readonly HideBalanceButton: HideBalanceButtonTexts;
    readonly KnownRow: KnownRowTexts;
    readonly Loadable: LoadableTexts;
    readonly LoadingBar: LoadingBarTexts;
    readonly MarketTrends: MarketTrendsTexts;
    readonly MaskedText: MaskedTextTexts;
    readonly NetworkSelector: NetworkSelectorTexts;
    readonly Notice: NoticeTexts;
    readonly PageSkeleton: PageSkeletonTexts;
    readonly PassphraseField: PassphraseFieldTexts;
    readonly PasswordField: PasswordFieldTexts;
    readonly PaymentInDoubt: PaymentInDoubtTexts;
    readonly PaymentLinkNotice: PaymentLinkNoticeTexts;
    readonly PriceChart: PriceChartTexts;
    readonly ProfileForm: ProfileFormTexts;
    readonly ProfileMenu: ProfileMenuTexts;
    readonly QrCode: QrCodeTexts;
    readonly QuickActions: QuickActionsTexts;
    readonly RangeTabs: RangeTabsTexts;
    readonly ReceivePanel: ReceivePanelTexts;
    readonly RecentRecipients: RecentRecipientsTexts;
    readonly RecipientKind: RecipientKindTexts;
    readonly RecipientWarning: RecipientWarningTexts;
    readonly RecipientWarnings: RecipientWarningsTexts;
    readonly Refusal: RefusalTexts;
    readonly SearchField: SearchFieldTexts;
    readonly SecurityFeatures: SecurityFeaturesTexts;
    readonly SendForm: SendFormTexts;
    readonly ShareBar: ShareBarTexts;
    readonly Sheet: SheetTexts;
    readonly SideMenu: SideMenuTexts;
    readonly SigninForm: SigninFormTexts;
    readonly SignupForm: SignupFormTexts;
    readonly StatTiles: StatTilesTexts;
    readonly TabBar: TabBarTexts;
    readonly TopBar: TopBarTexts;
    readonly TransactionDescription: TransactionDescriptionTexts;
    readonly TransactionDetails: TransactionDetailsTexts;
    readonly TransactionFilters: TransactionFiltersTexts;
    readonly TransactionItem: TransactionItemTexts;
    readonly TransactionList: TransactionListTexts;
    readonly TransactionStatusLabel: TransactionStatusLabelTexts;
    readonly UpdateNotice: UpdateNoticeTexts;
    readonly UserBadge: UserBadgeTexts;
    readonly WalletSwitcher: WalletSwitcherTexts;
  }
}
