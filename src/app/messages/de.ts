import { de as demo } from '../../components/demo/messages/de';
import { de as components } from '../../messages/de';
import type { SomeMessages } from '../../components/english';

/** German, with the formal address. */
export const de: SomeMessages = {
  ...components,
  ...demo,
  AppFrame: {
    menu: 'Menü',
    profileMenu: 'Profilmenü',
    notifications: 'Mitteilungen',
  },
  ContactBook: {
    lost: 'Diese Kontakte sind weg, sobald Sie die Seite neu laden.',
    data: 'Daten und Sicherung',
    add: 'Kontakt hinzufügen',
    search: 'Kontakte suchen',
    count: '{count, plural, one {# Kontakt} other {# Kontakte}}',
  },
  ConnectedContactList: {
    edit: 'Kontakt bearbeiten',
    add: 'Kontakt hinzufügen',
    removed: 'Kontakt entfernt',
    undo: 'Rückgängig',
  },
  Holding: {
    title: 'Ihr Guthaben',
    available: 'Verfügbar: {amount}',
    worth: 'Wert {amount}',
    send: 'Senden',
    receive: 'Empfangen',
    exchange: 'Tauschen',
  },
  PricePanel: {
    title: 'Kurs',
  },
  ConnectedSparkline: {
    course: 'Gesamtguthaben der letzten 24 Stunden, von {before} bis jetzt',
  },
  ConnectedQuickActions: {
    send: 'Senden',
    receive: 'Empfangen',
    scan: 'Der QR-Scanner ist in der Demo nicht verfügbar',
  },
  ConnectedSideMenu: {
    help: 'Hilfe & Support sind bald verfügbar!',
    notifications: 'Mitteilungen sind bald verfügbar!',
    feedback: 'Bald können Sie hier Feedback senden!',
    customer: 'Der Kundenservice ist bald verfügbar!',
  },
  ConnectedSiteHeader: {
    notifications: 'Mitteilungen',
  },
  ConnectedWalletSwitcher: {
    create: 'Neue Wallet anlegen',
    notHere: 'Hier lassen sich keine neuen Wallets anlegen.',
    created: '{name} angelegt',
    open: 'Öffnen',
  },
  ContactSheet: {
    add: 'Kontakt hinzufügen',
    edit: 'Kontakt bearbeiten',
    duplicate: 'Dieser Kontakt ist bereits gespeichert',
    discardNew: 'Diesen Kontakt verwerfen?',
    discardChanges: 'Änderungen verwerfen?',
  },
  ConnectedDoubts: { name: 'Unbestätigte Zahlungen' },
  ContactsPage: {
    title: 'Kontakte',
  },
  CurrencyPage: {
    title: 'Unbekannte Währung',
    unknown:
      'Die Wallet hat keine Währung dieses Namens. Vielleicht ist die Adresse falsch geschrieben.',
    wallet: 'Zur Wallet',
    balance: 'Ihr Guthaben',
    price: 'Kurs',
    transactions: 'Letzte Umsätze',
  },
  PassphraseForm: {
    current: 'Aktuelle Passphrase',
    currentSubject: 'aktuelle Passphrase',
    next: 'Neue Passphrase',
    nextSubject: 'neue Passphrase',
    missing: 'Geben Sie eine Passphrase ein',
    tooShort: 'Mindestens {least} Zeichen',
    tooLong: 'Höchstens {most} Zeichen',
    different: 'Die Passphrasen stimmen nicht überein',
    cancel: 'Abbrechen',
    missingCurrent: 'Geben Sie Ihre Passphrase ein',
  },
  ChooseBackup: {
    cancel: 'Abbrechen',
    choose:
      'Wählen Sie eine Sicherung, die diese App exportiert hat. Bevor etwas ersetzt wird, sehen Sie, was sie enthält.',
    file: 'Datei auswählen',
    checking: 'Die Sicherung wird geprüft …',
  },
  BackupComparison: {
    device: 'Dieses Gerät',
    exportBackup: 'Sicherung exportieren',
    replaces:
      'Die Sicherung ersetzt alle Daten auf diesem Gerät. Von diesem Gerät wird nichts übernommen.',
    warning:
      'Exportieren Sie zuerst eine Sicherung dieses Geräts, falls Sie seine Daten später brauchen.',
    untouched: 'Auf diesem Gerät sind nur die Beispiel-Wallets, die die Sicherung ersetzt.',
    keeps:
      'Ihre Wallets werden von nun an auf diesem Gerät aufbewahrt. Sie können das wieder ausschalten, was sie löscht.',
    caption: 'Dieses Gerät und die Sicherung',
    theBackup: 'Sicherung',
    wallets: 'Wallets',
    transactions: 'Umsätze',
    contacts: 'Kontakte',
    newestPayment: 'Neueste Zahlung',
    none: 'Keine',
    total: 'Gesamtwert',
  },
  DataTaskText: {
    keepText:
      'Mit einer Passphrase sind Ihre Wallets auf diesem Gerät verschlüsselt, und Sie geben sie zum Entsperren ein. Wählen Sie sie jetzt: Was ohne Passphrase gespeichert wird, kann in den Dateien des Browsers lesbar bleiben.',
    forgotten:
      'Wenn Sie die Passphrase vergessen, sind die Daten auf diesem Gerät verloren: Sie lassen sich nicht wiederherstellen. Exportieren Sie eine Sicherung, und bewahren Sie sie sicher auf.',
    setText:
      'Ihre Wallets werden auf diesem Gerät mit einer Passphrase verschlüsselt. Sie geben sie zum Entsperren ein. Was vorher gespeichert wurde, kann noch einige Zeit in den Dateien des Browsers lesbar bleiben.',
    timeText: 'Geben Sie Ihre Passphrase ein, um zu ändern, wann Ihre Daten gesperrt werden.',
    removeText:
      'Ohne Sperre werden Ihre Daten entschlüsselt: Wer dieses Gerät benutzt, kann sie lesen.',
    changeText: 'Von nun an entsperrt nur die neue Passphrase Ihre Daten.',
    exportText:
      'Eine Datei mit Ihren Wallets, ihrem Verlauf, Ihren Kontakten und Ihren Einstellungen dazu.',
    exportLocked:
      'Ihre Daten sind auf diesem Gerät verschlüsselt. Verschlüsseln Sie auch die Datei: Ohne Passphrase kann jeder sie lesen, der sie hat.',
    eraseText:
      'Ihre Wallets mit ihrem Verlauf, Ihre Kontakte und Ihre Einstellungen dazu werden von diesem Gerät entfernt. Danach beginnen die Beispiel-Wallets von vorn.',
    eraseMemory:
      'Ihre Wallets beginnen als Beispiel-Wallets von vorn, ohne Ihre Zahlungen und ohne Kontakte.',
    eraseFinal:
      'Das lässt sich nicht rückgängig machen. Nur eine exportierte Sicherung kann Ihre Wallets zurückbringen.',
  },
  LockedData: {
    erase: 'Alles löschen',
    lockedText: 'Ihre Wallets sind auf diesem Gerät verschlüsselt.',
    unlock: 'Entsperren',
    waitFor: 'Sie können es in {seconds} s erneut versuchen.',
    tryNow: 'Sie können es jetzt erneut versuchen.',
    forgot: 'Passphrase vergessen?',
    noWay:
      'Ohne die Passphrase kann niemand diese Daten wiederherstellen. Sie können sie löschen und neu beginnen, und dann eine Sicherung importieren, falls Sie eine haben.',
  },
  UnusableData: {
    exportRaw: 'Rohdaten exportieren',
    erase: 'Alles löschen',
    unusable: 'Wir können Ihre Daten nicht öffnen',
    retry: 'Erneut versuchen',
    reload: 'Seite neu laden',
  },
  DataSettings: {
    title: 'Daten und Sicherung',
    device: 'Dieses Gerät',
    keep: 'Meine Wallets auf diesem Gerät aufbewahren',
    off: 'Aus: Beim Neuladen gehen Wallets, Zahlungen und Kontakte verloren.',
    persistent: 'Der Browser hat zugesagt, sie zu behalten, bis Sie sie löschen.',
    evictable:
      'Der Browser darf sie entfernen, wenn er Platz braucht. Exportieren Sie ab und zu eine Sicherung.',
    keepLocked: 'Mit Sperre aufbewahren',
    keepWithout: 'Ohne Sperre aufbewahren',
    keepDone: 'Ihre Wallets werden auf diesem Gerät aufbewahrt.',
    lock: 'Sperre',
    after: 'Sperren nach',
    never: 'Nie',
    notKept: 'Um eine Sperre zu verwenden, bewahren Sie zuerst Ihre Wallets auf diesem Gerät auf.',
    open: 'Ohne Sperre sind Ihre Daten auf diesem Gerät nicht verschlüsselt.',
    encrypted: 'Ihre Daten sind auf diesem Gerät mit Ihrer Passphrase verschlüsselt.',
    now: 'Jetzt sperren',
    change: 'Passphrase ändern',
    set: 'Passphrase festlegen',
    setDone: 'Ihre Daten sind jetzt verschlüsselt.',
    time: 'Ändern',
    timeDone: 'Ihre Daten werden nach {time} ohne Nutzung gesperrt.',
    remove: 'Sperre entfernen',
    removeDone:
      'Ihre Daten sind nicht mehr verschlüsselt, und die Passphrase wird nicht mehr gebraucht.',
    changeDone: 'Die Passphrase wurde geändert.',
    backup: 'Sicherung',
    exportBackup: 'Sicherung exportieren',
    importBackup: 'Sicherung importieren',
    exportRaw: 'Rohdaten exportieren',
    encrypt: 'Mit einer Passphrase verschlüsseln',
    export: 'Exportieren',
    exportWithout: 'Ohne Verschlüsselung exportieren',
    saved: 'Gespeichert als {name}',
    imported: '{wallets} und {transactions} sind auf diesem Gerät.',
    importedWallets: '{count, plural, one {# Wallet} other {# Wallets}}',
    importedTransactions: '{count, plural, one {# Umsatz} other {# Umsätze}}',
    erase: 'Alles löschen',
    eraseDone: 'Alles wurde gelöscht.',
    locked: 'Gesperrt',
    problem: 'Problem mit den Daten',
    isEncrypted: 'Diese Sicherung ist verschlüsselt.',
    continue: 'Weiter',
    keepsLocked: 'Mit einer Passphrase verschlüsseln und nach 5 Minuten ohne Nutzung sperren',
    replace: 'Ersetzen',
    encryptHint: 'Ohne sie kann niemand die Datei öffnen, auch Sie nicht.',
  },
  KeptRefusal: {
    callFailed: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
    unavailable:
      'Dieser Browser kann für diese App gerade keine Daten lesen oder speichern. Es wurde nichts geändert.',
    'newer-version':
      'Eine neuere Version dieser App hat Ihre Daten gespeichert. Sie sind sicher, und es wurde nichts geändert. Laden Sie die Seite neu, um diese Version zu erhalten.',
    lost: 'Ihre Daten sind nicht mehr auf diesem Gerät: Sie wurden entfernt, etwa vom Browser, um Platz zu schaffen. Wenn Sie eine Sicherung haben, löschen Sie alles, um neu zu beginnen, und importieren Sie sie.',
    closed:
      'Die Verbindung zu Ihren Daten wurde beendet, weil ein anderer Tab sie entfernt hat oder eine neuere Version verwendet. Es wurde nichts überschrieben. Laden Sie die Seite neu.',
    'no-space':
      'Auf diesem Gerät ist kein Platz mehr. Ihre Daten sind unverändert. Schaffen Sie Platz und versuchen Sie es erneut.',
    damaged:
      'Ein Teil Ihrer Daten ist beschädigt, daher werden sie nicht angezeigt. Es wurde nichts überschrieben. Exportieren Sie die Rohdaten, bevor Sie etwas löschen: Die Datei enthält alle Datensätze, lässt sich aber nicht importieren.',
    locked:
      'Ihre Daten sind verschlüsselt, und dieser Tab kann sie nicht lesen. Laden Sie die Seite neu, um sie zu entsperren.',
    'in-doubt':
      'Eine Zahlung oder ein Tausch ist noch nicht bestätigt. Es wurde nichts geändert. Versuchen Sie es erneut, sobald das Ergebnis feststeht.',
    found:
      'Ein anderer Tab bewahrt auf diesem Gerät schon Wallets auf. Sie werden nun angezeigt, und die Wallets dieses Tabs wurden nicht aufbewahrt.',
    replaced:
      'Ihre Daten wurden in einem anderen Tab ersetzt, gelöscht oder gesperrt. Sonst wurde nichts geändert.',
    'wrong-passphrase': 'Diese Passphrase ist falsch. Bitte versuchen Sie es erneut.',
    waiting: 'Das wartet, bis die laufenden Zahlungen abgeschlossen sind.',
    wait: 'Warten Sie, bevor Sie es erneut versuchen.',
    'not-a-backup': 'Diese Datei ist keine Sicherung dieser App. Es wurde nichts geändert.',
    'newer-version-backup':
      'Eine neuere Version dieser App hat diese Sicherung erstellt. Laden Sie die Seite neu, um diese Version zu erhalten, und versuchen Sie es erneut. Es wurde nichts geändert.',
    'too-large': 'Diese Datei ist zu groß für eine Sicherung. Es wurde nichts geändert.',
    'damaged-backup':
      'Diese Sicherung ist beschädigt oder wurde verändert, daher wird nichts davon importiert. Es wurde nichts geändert.',
    'not-saved': 'Die Datei konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
    unreadable: 'Ihre Daten lassen sich gerade nicht lesen.',
  },
  ExchangePage: {
    title: 'Tauschen',
    form: 'Währungstausch',
    trends: 'Markttrends',
  },
  ExportButton: {
    export: 'Als CSV exportieren',
    hidden: 'Die Datei würde Ihre Beträge enthalten. Zeigen Sie zum Exportieren Ihr Guthaben an.',
  },
  ConnectedExportButton: {
    failed: 'Die Datei konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
    filtered: 'gefiltert',
    date: 'Datum',
    type: 'Art',
    direction: 'Richtung',
    status: 'Status',
    description: 'Beschreibung',
    amount: 'Betrag',
    currency: 'Währung',
    received: 'Erhalten',
    receivedCurrency: 'Erhaltene Währung',
    fee: 'Gebühr',
    from: 'Von',
    to: 'An',
    id: 'ID',
  },
  ForgotPasswordPage: {
    title: 'Passwort vergessen',
    intro: 'Geben Sie die E-Mail-Adresse ein, mit der Sie sich anmelden.',
    answer: 'Es wurde nichts gesendet',
    noServer:
      'Eine Wallet mit Server würde jetzt eine Nachricht an diese Adresse senden, sofern dazu ein Konto besteht. Diese Demo hat keinen Server, verschickt keine E-Mails und hat Ihre Eingabe nicht gespeichert.',
    openAccount:
      'Das Demokonto steht allen offen. Das Passwort dazu finden Sie auf der Anmeldeseite.',
    back: 'Zurück zur Anmeldung',
  },
  HistoryPage: {
    title: 'Verlauf',
  },
  EmptyHistory: {
    none: 'Keine Umsätze gefunden',
    noneText: 'Nichts in dieser Wallet entspricht Ihrer Suche.',
    clear: 'Filter zurücksetzen',
    empty: 'Noch keine Umsätze',
    emptyText: 'Hier erscheint, was Sie senden, empfangen und tauschen.',
    receive: 'Empfangen',
  },
  HistorySearch: {
    search: 'Umsätze durchsuchen',
    filters: 'Filter',
    ignored:
      'Diesen Teil der Adresse kennt der Verlauf nicht, er bleibt unberücksichtigt: {values}',
  },
  HistorySummary: {
    totals: 'Summen',
    count: '{count, plural, one {# Umsatz} other {# Umsätze}}',
    completed: 'Summen, nur Ausgeführtes',
    currency: 'Währung',
    in: 'Eingang',
    out: 'Ausgang',
    leftOut: 'Nicht vollständig mitgezählt: {count}',
  },
  HomePage: {
    title: 'Start',
    balance: 'Gesamtguthaben',
    actions: 'Schnellzugriff',
    transactions: 'Letzte Umsätze',
  },
  LandingPage: {
    title: 'Ihr ganzes Geld in einer Wallet',
    features: 'So präzise, wie es sich bei Geld gehört, und kaum falsch zu bedienen.',
    featuresIntro:
      'Vier Dinge, die eine Wallet gut können muss, und nichts, was Ihnen dabei im Weg steht.',
    testimonials: 'Was Kunden sagen könnten.',
    testimonialsIntro:
      'Erfundene Kundenstimmen, mit der Tätigkeit statt mit einem Namen gezeichnet: Dies ist eine Demo, und sie hat keine Kunden, die sich zitieren ließen.',
  },
  LanguageProvider: {
    missing:
      'Die Sprache konnte nicht geladen werden. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
  },
  LateMenu: {
    failed: '„{name}“ konnte nicht angezeigt werden.',
    offline: 'Sie sind offline.',
    retry: 'Erneut versuchen',
    reload: 'Seite neu laden',
  },
  NotFoundPage: {
    title: 'Seite nicht gefunden',
    text: 'Unter dieser Adresse gibt es nichts. Vielleicht wurde die Seite verschoben, oder die Adresse enthält einen Tippfehler.',
    home: 'Zur Startseite',
  },
  OlderTransactions: {
    partial:
      'Ältere Umsätze sind noch nicht geladen. Suche, Summen und die gespeicherte Datei enthalten sie nicht.',
    load: 'Ältere Umsätze laden',
    failed: 'Ältere Umsätze konnten nicht geladen werden.',
  },
  OtherTabNotice: {
    replaced: 'Die Daten auf diesem Gerät wurden in einem anderen Tab ersetzt.',
    erased: 'Die Daten auf diesem Gerät wurden in einem anderen Tab gelöscht.',
    kept: 'Ein anderer Tab bewahrt jetzt Wallets auf diesem Gerät auf. Sie werden hier angezeigt.',
  },
  PageNames: {
    home: 'Start',
    wallet: 'Wallet',
    payments: 'Zahlungen',
    exchange: 'Tauschen',
    settings: 'Einstellungen',
    history: 'Verlauf',
  },
  PagePart: {
    failed: '„{name}“ konnte nicht angezeigt werden.',
  },
  PaymentsPage: {
    title: 'Zahlungen',
    actions: 'Schnellzugriff',
    transactions: 'Letzte Umsätze',
    contacts: 'Kontakte',
  },
  PrivacyPage: {
    title: 'Datenschutz',
    intro:
      'Was diese Demo über Sie weiß: welchen Anzeigemodus und welche Sprache Sie bevorzugen, und was Sie auf Ihrem Gerät aufbewahren.',
    stored: 'Was gespeichert wird',
    storedWords:
      'Höchstens zwei Wörter, und zwar auf Ihrem eigenen Gerät: ob Sie den hellen oder den dunklen Modus gewählt haben, und welche Sprache. Sie liegen im lokalen Speicher des Browsers unter den Schlüsseln „theme“ und „florin.language“. Wenn Sie die Daten dieser Website löschen, werden auch sie entfernt.',
    storedByChoice:
      'Mehr nur, wenn Sie „Meine Wallets auf diesem Gerät aufbewahren“ einschalten: Dann bleiben Ihre Wallets mit ihrem Verlauf, Ihre Kontakte und Ihre Einstellungen dazu in der IndexedDB Ihres Browsers, mit einigen Vermerken im lokalen Speicher, deren Schlüssel mit „florin.“ beginnen. Sie verlassen das Gerät nicht. Beim Ausschalten werden sie gelöscht.',
    storedFiles:
      'Außerdem behält der Browser eine Kopie der Dateien dieser App, damit sie sich auch ohne Verbindung öffnet. Sie enthält nichts über Sie.',
    sent: 'Was übertragen wird',
    sentNothing:
      'Nichts von dem, was Sie hier tun. Die Wallet hat keinen Server, an den sie es übertragen könnte, und sie verschickt keine E-Mails.',
    sentForms:
      'Was Sie in ein Formular eingeben, bleibt auf dieser Seite und verschwindet, sobald Sie sie neu laden, außer Sie bewahren Ihre Wallets auf diesem Gerät auf.',
    others: 'Wer sonst mitliest',
    othersNobody:
      'Niemand. Es gibt keine Cookies, keine Analysedienste und keine Werbung, und Schriften und Bilder kommen vom selben Ort wie die Seite selbst.',
    othersHost:
      'Wie bei jeder Website kann der Hosting-Anbieter protokollieren, welche Adressen abgerufen werden. Eine solche Adresse enthält den Namen einer Seite, die Kennung einer Transaktion oder einen Zahlungslink, den eine andere App geöffnet hat. Wonach Sie suchen und filtern und welche Zahlungslinks Sie einfügen, ist nie Teil eines Abrufs.',
  },
  ProfilePage: {
    title: 'Profil',
    profile: 'Ihr Profil',
    security: 'Sicherheitsfunktionen',
    statistics: 'Statistik',
    transactions: 'Umsätze',
    currencies: 'Währungen',
    daysActive: 'aktive Tage',
    successRate: 'Erfolgsquote',
  },
  ReceivePlaceholder: {
    missing: 'Adressen können hier nicht angezeigt werden.',
  },
  ReceiveSheet: {
    title: 'Empfangen',
  },
  RouteErrorPage: {
    unexpected: 'Unerwarteter Anwendungsfehler!',
    unexpectedTitle: 'Fehler',
    unexpectedText: 'Beim Anzeigen dieser Seite ist ein Fehler aufgetreten.',
    advice: 'Versuchen Sie es erneut oder gehen Sie zur Startseite.',
    missingText:
      'Diese Seite konnte nicht geladen werden. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
    home: 'Zur Startseite',
  },
  OutcomeNotice: {
    sent: '{amount} an {recipient} gesendet',
    sentHidden: 'An {recipient} gesendet',
    exchanged: '{given} in {received} getauscht',
    notSent: 'Die Zahlung an {recipient} wurde nicht ausgeführt.',
    notExchanged: 'Der Tausch von {from} in {to} wurde nicht ausgeführt.',
    receipt: 'Beleg ansehen',
  },
  SendSheet: { title: 'Senden' },
  SettingsMenu: {
    account: 'Konto',
    profile: 'Profileinstellungen',
    notifications: 'Mitteilungen',
    security: 'Sicherheit',
    biometrics: 'Biometrische Anmeldung',
    twoFactor: 'Zwei-Faktor-Authentifizierung',
    privacy: 'Datenschutz',
    preferences: 'Anzeige & Sprache',
    darkMode: 'Dunkler Modus',
    language: 'Sprache (Language)',
    data: 'Daten und Sicherung',
    support: 'Support',
    help: 'Hilfe & Support',
  },
  SettingsPage: {
    title: 'Einstellungen',
    profile: 'Ihr Profil',
    settings: 'Einstellungen',
    signOut: 'Abmelden',
  },
  SigninPage: {
    title: 'Anmelden',
    heading: 'Willkommen zurück',
    intro: 'Melden Sie sich an, um Ihre Wallet zu öffnen.',
    biometrics: 'Biometrisch anmelden',
    orEmail: 'oder mit Ihrer E-Mail-Adresse',
    demo: 'Demokonto ausprobieren',
    newHere: 'Neu hier? {link}',
    signUp: 'Konto eröffnen',
  },
  SignupPage: {
    title: 'Konto eröffnen',
    heading: 'Eröffnen Sie Ihr Konto',
    intro: 'Eine Wallet für alle Ihre Währungen.',
    already: 'Sie haben bereits ein Konto? {link}',
    signIn: 'Anmelden',
  },
  TermsPage: {
    title: 'AGB',
    intro: 'Kurz, denn es gibt kaum etwas, dem Sie zustimmen müssten.',
    demo: 'Dies ist eine Demo',
    demoText:
      'Sie zeigt, wie eine Wallet für mehrere Währungen aussehen und funktionieren könnte. Sie ist keine Bank, kein Zahlungsdienst und keine Börse.',
    noMoney: 'Sie verwahrt kein Geld',
    noMoneyText:
      'Alle Guthaben, Kurse und Umsätze sind Beispieldaten. Beim Senden und Tauschen ändern sich Zahlen auf dieser Seite, sonst nichts. Bitte senden Sie nichts an die angezeigten Adressen.',
    reload:
      'Laden Sie die Seite neu, und alles ist wieder wie am Anfang, außer Sie bewahren Ihre Wallets auf diesem Gerät auf.',
    account: 'Ein Konto für alle',
    accountText:
      'Das Demokonto steht allen offen. Geben Sie hier kein Passwort ein, das Sie anderswo verwenden.',
    promises: 'Keine Versprechen',
    promisesText:
      'Was die Startseite anpreist, beschreibt das Produkt, das hier erdacht wurde. Die Demo wird so bereitgestellt, wie sie ist: kostenlos und ohne jede Gewährleistung.',
  },
  TransactionActions: {
    again: 'Erneut senden',
    save: 'Als Kontakt speichern',
    print: 'Beleg drucken',
    share: 'Teilen',
    hidden:
      'Der Beleg würde Ihre Beträge enthalten. Zeigen Sie Ihr Guthaben an, um ihn zu drucken oder zu teilen.',
  },
  TransactionPage: {
    title: 'Umsatz',
    details: 'Umsatz',
    actions: 'Aktionen',
    notFound: 'Umsatz nicht gefunden',
    missing: 'Diese Wallet hat keinen solchen Umsatz',
    missingText:
      'Vielleicht gehört er zu einer anderen Wallet. Im Verlauf stehen alle Umsätze dieser Wallet.',
  },
  WalletPage: {
    title: 'Wallet',
    balance: 'Gesamtguthaben',
    network: 'Netzwerk',
    currencies: 'Währungen',
    shares: 'Verteilung',
  },
  WalletNames: {
    personal: 'Private Wallet',
    business: 'Geschäfts-Wallet',
    savings: 'Spar-Wallet',
  },
  AuthActions: {
    wrongPair: 'Die E-Mail-Adresse oder das Passwort ist falsch. Bitte versuchen Sie es erneut.',
    failed: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
    accountFailed: 'Das Konto konnte nicht eröffnet werden. Bitte versuchen Sie es erneut.',
    accountsMissing: 'Neue Konten können hier nicht eröffnet werden.',
    biometricsRefused:
      'Die biometrische Anmeldung ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
    biometricsMissing: 'Die biometrische Anmeldung ist nicht verfügbar.',
    demoFailed:
      'Die Anmeldung mit dem Demokonto ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
  },
};
